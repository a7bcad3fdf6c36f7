"""Imports go down: engine < players | storage < ui < command line, and pygame stays in ui."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "gostop_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))

TOP = "top"
"""The modules beside the floors' packages: command line, protocols, tools."""

MAY_IMPORT = {
    "engine": {"engine"},
    "i18n": set[str](),
    "players": {"players", "engine", "i18n"},
    "storage": {"storage", "engine", "i18n"},
    "ui": {"ui", "players", "storage", "engine", "i18n"},
    TOP: {TOP, "players", "storage", "engine", "i18n"},
}
MAY_IMPORT_FROM_OUTSIDE = {
    "engine": set[str](),
    "i18n": set[str](),
    "players": set[str](),
    "storage": {"msgspec", "platformdirs"},
    "ui": {"pygame", "msgspec", "accesskit"},
    TOP: {"msgspec"},
}
ENGINE_WITHOUT = {
    "asyncio",
    "ctypes",
    "datetime",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
}
ENGINE_NEVER_CALLS = {"open", "print", "input", "exec", "eval"}


def floor_of(module: tuple[str, ...]) -> str:
    """Return the floor of a module of ours, given its dotted name in parts."""
    return module[1] if len(module) > 1 and module[1] in MAY_IMPORT else TOP


def name_of(path: Path) -> tuple[str, ...]:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports_of(path: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield line and dotted name in parts of everything that the module imports, wherever it does."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, tuple(alias.name.split("."))) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = tuple(node.module.split(".")) if node.module else ()
            if node.level:
                module = package[: len(package) - node.level + 1] + module
            yield from ((node.lineno, (*module, alias.name)) for alias in node.names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_down(path: Path) -> None:
    floor = floor_of(name_of(path))

    wrong = [
        f"line {line}: {'.'.join(name)}"
        for line, name in imports_of(path)
        if (
            floor_of(name) not in MAY_IMPORT[floor] and name != ("gostop_desktop", "__version__")
            if name[0] == "gostop_desktop"
            else name[0] not in sys.stdlib_module_names and name[0] not in MAY_IMPORT_FROM_OUTSIDE[floor]
        )
    ]

    assert [] == wrong


@pytest.mark.parametrize("path", sorted((PACKAGE / "engine").rglob("*.py")), ids=lambda path: path.name)
def test_the_engine_knows_no_clock_files_or_chance(path: Path) -> None:
    imported = [f"line {line}: {'.'.join(name)}" for line, name in imports_of(path) if name[0] in ENGINE_WITHOUT]
    chance = [
        f"line {line}: {'.'.join(name)}"
        for line, name in imports_of(path)
        if name[0] == "random" and name != ("random", "Random")
    ]
    called = [
        f"line {node.lineno}: {node.func.id}()"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ENGINE_NEVER_CALLS
    ]

    assert [] == imported + chance + called


ENCODED = {"open", "os.fdopen"}
"""Functions that open text, and besides the methods that read or write one; ours of the same names know UTF-8."""
SYSTEM_FONTS = {"SysFont", "match_font", "get_default_font"}


def test_no_encoding_and_no_font_is_the_systems() -> None:
    """BUGS P06, P15: both differ from machine to machine."""
    wrong = []
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            said = [ast.unparse(each) for each in (*node.args, *(keyword.value for keyword in node.keywords))]
            name = called.rpartition(".")[2]
            is_text = called in ENCODED or called.endswith((".read_text", ".write_text"))
            is_of_the_system = name in SYSTEM_FONTS or (name == "Font" and said[:1] in ([], ["None"]))
            if is_of_the_system or (is_text and "'utf-8'" not in said):
                wrong.append(f"{path.name}, line {node.lineno}: {ast.unparse(node)}")

    assert [] == wrong


WITHOUT_PYGAME = """
import importlib, pkgutil, sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"pygame", "msgspec", "platformdirs", "accesskit"}:
            raise ImportError(f"{name} must not be imported here")

sys.meta_path.insert(0, Refuse())
import gostop_desktop.cli, gostop_desktop.engine, gostop_desktop.players
for package in gostop_desktop.engine, gostop_desktop.players:
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
        print(module.name)
"""


def test_engine_and_players_work_without_pygame() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_PYGAME], cwd=PACKAGE.parent, capture_output=True, text=True, check=False
    )

    assert "" == done.stderr
    assert 0 == done.returncode
