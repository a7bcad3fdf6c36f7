"""Settings survive versions, wrong values, broken files and full disks (BUGS S02, S05, S09)."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as run_with
from hypothesis import strategies as st
from msgspec.structs import replace

from gostop_desktop import __version__, i18n
from gostop_desktop.storage.documents import Document
from gostop_desktop.storage.settings import Settings, WindowState, settings_document, window_document


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def load(path: Path) -> tuple[Settings, list[str]]:
    document = settings_document(path)
    return document.load(), [i18n.plain(problem) for problem in document.problems]


def test_without_a_file_the_defaults_hold(path: Path) -> None:
    assert (Settings(), []) == load(path)


def test_what_is_saved_is_loaded(path: Path) -> None:
    changed = Settings()
    changed = replace(changed, game=replace(changed.game, speed="fast"))
    changed = replace(changed, display=replace(changed.display, scale=150, table="paper"))

    assert None is settings_document(path).save(changed)

    assert (changed, []) == load(path)


def test_a_file_says_which_version_wrote_it(path: Path) -> None:
    settings_document(path).save(Settings())

    content = json.loads(path.read_text("utf-8"))

    assert (1, __version__) == (content["schema"], content["app"])


def test_unknown_keys_are_kept(path: Path) -> None:
    path.write_text('{"future": [1, 2], "game": {"speed": "slow", "weather": "rain"}}', "utf-8")
    document = settings_document(path)

    document.save(document.load())

    content = json.loads(path.read_text("utf-8"))
    assert [1, 2] == content["future"]
    assert {"speed": "slow", "weather": "rain"}.items() <= content["game"].items()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ('{"game": {"speed": "hasty"}}', 'settings.json: game: speed cannot be "hasty"; the default is used.'),
        ('{"display": {"scale": 5000}}', "settings.json: display: scale cannot be 5000; the default is used."),
        ('{"display": {"text": "150"}}', 'settings.json: display: text cannot be "150"; the default is used.'),
        ('{"sound": 7}', "settings.json: sound cannot be 7; the default is used."),
        ('{"sound": {"master": null}}', "settings.json: sound: master cannot be null; the default is used."),
    ],
)
def test_a_wrong_value_is_left_at_its_default(path: Path, content: str, sentence: str) -> None:
    path.write_text(content, "utf-8")

    assert (Settings(), [sentence]) == load(path)


def test_other_values_beside_a_wrong_one_hold(path: Path) -> None:
    path.write_text('{"game": {"speed": 3, "match_marks": false}, "sound": {"master": 10}}', "utf-8")

    loaded, problems = load(path)

    assert (False, 10, "normal", 1) == (loaded.game.match_marks, loaded.sound.master, loaded.game.speed, len(problems))


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b"[]", b"null", b"\xff\xfe", b"\0" * 100, b'{"game": ' * 9999),
        *(b'{"sound": "\\ud800"}', b'{"display": {"table": "\\udfff"}}', b'{"new": [{"\\udc00": 1}]}'),
    ],
)
def test_a_broken_file_is_set_aside(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    expected = (Settings(), ["settings.json could not be read; it is kept as settings.json.broken."])

    assert expected == load(path)
    assert content == (path.parent / "settings.json.broken").read_bytes()
    assert (Settings(), []) == load(path)


def test_a_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    (path / "inside").mkdir(parents=True)
    document = settings_document(path)

    assert Settings() == document.load()
    assert None is document.save(Settings())
    assert (path.parent / "settings.json.broken" / "inside").is_dir()


def test_a_newer_file_is_read_and_never_changed(path: Path) -> None:
    content = '{"schema": 2, "app": "9.0", "game": {"speed": "fast"}}'
    path.write_text(content, "utf-8")
    document = settings_document(path)

    loaded = document.load()
    document.save(Settings())

    assert "fast" == loaded.game.speed
    assert document.is_read_only
    assert ["settings.json was written by a newer version of the game and will not be changed."] == [
        i18n.plain(problem) for problem in document.problems
    ]
    assert content == path.read_text("utf-8")


def test_what_cannot_be_saved_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    document = settings_document(tmp_path / "file" / "settings.json")

    problem = document.save(Settings())

    assert problem is not None
    assert i18n.plain(problem).startswith("settings.json could not be saved: ")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=9,
)
NAMES = st.sampled_from(
    [*Settings.__struct_fields__, "schema", "app", "speed", "scale", "text", "master", "interface", "table"]
)


@run_with(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(content=st.dictionaries(NAMES, st.dictionaries(NAMES, JSON, max_size=4) | JSON, max_size=5))
def test_any_json_object_gives_settings_that_can_be_saved(tmp_path: Path, content: dict[str, object]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(content), "utf-8")
    document: Document[Settings] = settings_document(path)

    loaded = document.load()

    assert loaded == msgspec.convert(msgspec.to_builtins(loaded), Settings)
    assert None is document.save(loaded)
    assert loaded == settings_document(path).load()


@run_with(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(content=st.binary(max_size=60))
def test_any_bytes_give_settings(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)

    assert isinstance(settings_document(path).load(), Settings)


@pytest.mark.parametrize("content", ['{"width": 99999, "height": 0}', '{"width": "wide"}', '{"width": 0, "x": 1e9}'])
def test_a_window_of_no_sensible_size_is_forgotten(tmp_path: Path, content: str) -> None:
    path = tmp_path / "window.json"
    path.write_text(content, "utf-8")

    assert WindowState() == window_document(path).load()


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """A struct with a mapping, as keys and the rules last used are kept in one."""

    values: dict[str, object] = {}


def test_what_is_taken_out_of_a_mapping_stays_out(path: Path) -> None:
    """A mapping is a value: only fields that are not known are kept beside it."""
    document = Document(path, Chosen)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"values": {"a": 1, "b": {"c": 2, "d": 3}}, "later": {"e": 4}}), "utf-8")
    document.load()

    document.save(Chosen(values={"b": {"c": 5}}))

    kept = json.loads(path.read_text("utf-8"))
    assert {"b": {"c": 5}} == kept["values"]
    assert {"e": 4} == kept["later"]
