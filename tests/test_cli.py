"""The command line: options, exit codes, and what is imported when."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from gostop_desktop import __version__, cli
from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import MissingAssetError, folders
from gostop_desktop.storage.starts import Starts
from gostop_desktop.ui.crash import show

ROOT = Path(__file__).parents[1]


def test_no_option_leaves_the_choice_to_the_settings() -> None:
    assert GameOptions() == cli.parse_game_options([])


def test_every_option_of_the_game_is_understood() -> None:
    expected = GameOptions(
        language="ko",
        full_screen=False,
        size=(1280, 720),
        scale=150,
        text=200,
        speed="fast",
        preset="matgo",
        seed="1",
        data_folder=Path("here"),
        log_level="debug",
        audio=False,
        safe_mode=True,
        reset_settings=True,
        trace_start=True,
    )

    options = cli.parse_game_options(
        "--lang ko --windowed --size 1280x720 --scale 150 --text 200 --speed fast --preset matgo"
        " --seed 1 --data-dir here --log-level debug --no-audio --safe-mode --reset-settings --trace-start".split()
    )

    assert expected == options


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--size 1280", "a size is WIDTHxHEIGHT, such as 1280x720, not '1280'"),
        ("--size 12x7", "a size lies between 640x400 and 16384x16384, '12x7' does not"),
        ("--size -1280x720", "expected one argument"),
        ("--scale 79", "a whole number from 80 to 300 is needed, not '79'"),
        ("--text large", "a whole number from 100 to 200 is needed, not 'large'"),
        ("--speed hasty", "invalid choice: 'hasty'"),
        ("--windowed --fullscreen", "not allowed with argument --windowed"),
        ("--preset matgo --deal GS1-MATGO-AAAAAAAAAAAAAAAAAAAAAAAAAA", "not allowed with argument --preset"),
        ("wrongcommand", "unrecognized arguments: wrongcommand"),
        ("--preset nobody", "there is no preset 'nobody': the presets are matgo, gostop"),
        ("--preset gostop/2", "the preset gostop is not for 2 players"),
        ("--preset gostop/many", "after gostop/ expected 2 or 3 players, not 'many'"),
        ("--deal GS1-x", "'GS1-x' is no deal code: expected GS1-<preset>-"),
        ("--seed \udcff", "the seed '\\udcff' is no Unicode text"),
    ],
)
def test_wrong_usage_is_one_sentence_and_exit_code_2(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(arguments.split())

    assert cli.USAGE == stopped.value.code
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("command", cli.COMMANDS.values(), ids=cli.COMMANDS)
def test_every_command_of_the_table_exists(command: cli.Command) -> None:
    module, _, function = command.target.partition(":")

    assert callable(getattr(import_module(module), function))


def test_the_version_is_printed_without_pygame() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "gostop_desktop", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert f"gostop-desktop {__version__}\n" == done.stdout
    assert "pygame" not in done.stderr


@pytest.mark.parametrize(("arguments", "code"), [(["--version"], 0), (["--help"], 0), (["--wrong"], 2)])
def test_a_windowed_executable_has_no_streams(arguments: list[str], code: int) -> None:
    program = (
        "import sys; from gostop_desktop.cli import main;sys.stdin = sys.stdout = sys.stderr = None; main(sys.argv[1:])"
    )

    done = subprocess.run([sys.executable, "-c", program, *arguments], cwd=ROOT, check=False)

    assert code == done.returncode


def test_korean_is_printed_whatever_the_encoding_of_the_terminal() -> None:
    program = "from gostop_desktop import cli; cli._speak_utf8(); print('고스톱')"

    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )

    assert "고스톱" == done.stdout.decode("utf-8").strip()


def play_nothing(options: GameOptions) -> int:
    return 0 if options.reset_settings else 1


def test_settings_can_be_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "GAME", f"{__name__}:play_nothing")
    settings = tmp_path / "config" / "settings.json"
    settings.parent.mkdir()
    settings.write_text("{}", "utf-8")

    codes = [cli.main(["--data-dir", str(tmp_path), "--reset-settings"]) for _ in range(2)]

    assert [cli.OK, cli.OK] == codes
    assert not settings.exists()


def test_a_crash_leaves_a_report_and_exit_code_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # A game that cannot be imported is a game that raises.
    monkeypatch.setattr(cli, "GAME", "gostop_desktop.nothing:run")

    code = cli.main(["--data-dir", str(tmp_path)])

    (report,) = (tmp_path / "state").glob("crash-*.txt")
    said = capsys.readouterr().out
    assert cli.ERROR == code
    assert "No module named 'gostop_desktop.nothing'" in report.read_text("utf-8")
    assert str(report) in said
    assert "The round is saved" not in said


def test_a_crash_says_that_the_round_is_saved_where_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "GAME", "gostop_desktop.nothing:run")
    folders(tmp_path).autosave.parent.mkdir()
    folders(tmp_path).autosave.write_text('[Format "gostop-record 1"]\n\n', "utf-8")

    cli.main(["--data-dir", str(tmp_path)])

    assert "The round is saved: choose Continue to go on." in capsys.readouterr().out


def started(home: Path, video: str = "dummy", **environment: str) -> subprocess.CompletedProcess[str]:
    """Start the game as a person does, and return what it said when it has ended."""
    return subprocess.run(
        [sys.executable, "-m", "gostop_desktop", "--data-dir", str(home), "--no-audio"],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": video, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_display_the_game_says_so_in_a_sentence(tmp_path: Path) -> None:
    done = started(tmp_path, "no such driver")

    said = "gostop-desktop: there is no display for a window: no such driver not available\n"
    assert (cli.ERROR, "", said) == (done.returncode, "", done.stderr)
    assert [] == list(tmp_path.rglob("crash-*"))


def test_a_second_start_with_the_same_files_is_refused_in_the_language_of_the_first(tmp_path: Path) -> None:
    """BUGS P10: two games would write over each other's round."""
    starts = Starts(folders(tmp_path).starts)
    starts.begin()
    settings = folders(tmp_path).settings
    settings.parent.mkdir()
    settings.write_text('{"language": {"interface": "ko"}}', "utf-8")

    done = started(tmp_path)
    starts.close()

    assert cli.ERROR == done.returncode
    assert "gostop-desktop: 고스톱이 이미 열려 있습니다.\n" == done.stderr


def refuse(arguments: Sequence[str]) -> int:
    raise ValueError(f"no card is called {arguments[0]!r}")


def test_a_command_that_refuses_says_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "COMMANDS", {"refuse": cli.Command(f"{__name__}:refuse", "")})

    code = cli.main(["refuse", "13B"])

    assert cli.ERROR == code
    assert "gostop-desktop: no card is called '13B'\n" == capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="names of files are Unicode there")
def test_a_name_that_is_no_text_can_be_told() -> None:
    command = [sys.executable, "-m", "gostop_desktop", "replay", "\udcff.gostop"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)

    assert cli.ERROR == done.returncode
    assert f"gostop-desktop: \\udcff.gostop: {os.strerror(errno.ENOENT)}\n" == done.stderr.decode()


def stop_by_key(_arguments: Sequence[str]) -> int:
    raise KeyboardInterrupt


def test_a_command_that_is_stopped_by_key_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "COMMANDS", {"wait": cli.Command(f"{__name__}:stop_by_key", "")})

    assert cli.INTERRUPTED == cli.main(["wait"])
    assert ("", "") == capsys.readouterr()


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    command = [sys.executable, "-m", "gostop_desktop", "transcript"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as telling:
        assert telling.stdout is not None
        telling.stdout.close()
        assert telling.stderr is not None
        complaint = telling.stderr.read()

    assert (cli.OK, b"") == (telling.returncode, complaint)


def test_a_seed_that_is_no_text_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["transcript", "--seed", "\udcff"])

    assert cli.ERROR == code
    assert "gostop-desktop: the seed '\\udcff' is no Unicode text\n" == capsys.readouterr().err


def test_a_home_that_nobody_has_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["--data-dir", "~no-such-person/games"])

    assert cli.ERROR == code
    assert "gostop-desktop: there is no home folder for '~no-such-person" in capsys.readouterr().err


def miss_an_asset(_options: GameOptions) -> int:
    raise MissingAssetError("the asset 'themes' is missing; install the game again")


def test_a_missing_asset_is_one_sentence_and_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "GAME", f"{__name__}:miss_an_asset")

    code = cli.main(["--data-dir", str(tmp_path)])

    assert cli.ERROR == code
    assert ("", "gostop-desktop: the asset 'themes' is missing; install the game again\n") == capsys.readouterr()
    assert [] == list(tmp_path.rglob("crash-*"))


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "없는 파일.gostop"

    code = cli.main(["replay", str(path)])

    assert cli.ERROR == code
    assert f"gostop-desktop: {path}: {os.strerror(errno.ENOENT)}\n" == capsys.readouterr().err


@pytest.mark.parametrize(
    ("pressed", "restarts", "opened"),
    [([0], True, 0), ([2], False, 0), ([1, 0], True, 1), ([1, 1, 2], False, 2), ([None], False, 0)],
)
def test_the_box_of_a_crash_offers_a_restart_and_the_folder(
    tmp_path: Path, pressed: list[int | None], *, restarts: bool, opened: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr("gostop_desktop.ui.settings.data_rows.show_folder", shown.append)
    answers = iter(pressed)
    asked: list[Sequence[str]] = []

    def ask(_text: str, buttons: Sequence[str]) -> int | None:
        asked.append(buttons)
        return next(answers)

    wanted = show(tmp_path / "crash-1.txt", has_saved_round=True, ask=ask)

    assert restarts == wanted
    assert [tmp_path] * opened == shown
    assert ["Restart", "Open folder", "Close"] == asked[0]


def test_a_restart_opens_the_game_as_it_was_opened_and_forgets_settings_only_once() -> None:
    command = cli.again(["--size", "1280x720", "--reset-settings"])

    assert [sys.executable, "-m", "gostop_desktop", "--size", "1280x720"] == command
