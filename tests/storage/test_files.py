"""Files are written whole or not at all, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from gostop_desktop.storage import files


def test_a_file_is_written_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "새 폴더 %s" / "설정.json"

    files.write_atomically(path, "고스톱\n")

    assert "고스톱\n" == path.read_bytes().decode()


def test_a_file_is_replaced_and_nothing_else_stays(tmp_path: Path) -> None:
    path = tmp_path / "file"
    files.write_atomically(path, "old")

    files.write_atomically(path, "new")

    assert ["file"] == [entry.name for entry in tmp_path.iterdir()]
    assert "new" == files.read_text(path)


def test_what_cannot_be_replaced_stays_as_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    (folder / "inside").mkdir(parents=True)

    with pytest.raises(OSError, match="file"):
        files.write_atomically(folder, "new")

    assert ["file"] == [entry.name for entry in tmp_path.iterdir()]
    assert ["inside"] == [entry.name for entry in folder.iterdir()]


def test_text_that_cannot_be_encoded_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    files.write_atomically(path, "old")

    with pytest.raises(UnicodeEncodeError):
        files.write_atomically(path, "\ud800")

    assert "old" == files.read_text(path)
    assert ["file"] == [entry.name for entry in tmp_path.iterdir()]


def test_no_file_is_no_text(tmp_path: Path) -> None:
    assert None is files.read_text(tmp_path / "file")


def test_every_file_that_is_set_aside_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "file"
    asides = []
    for text in ("one", "two", "three"):
        path.write_text(text, "utf-8")
        asides.append(files.set_aside(path))

    assert ["file.broken", "file.broken2", "file.broken3"] == [aside.name for aside in asides]
    assert ["one", "two", "three"] == [files.read_text(aside) for aside in asides]
    assert not path.exists()
