"""Every screen, prompt and striking moment on one sheet in each language, for docs/SCREENS.md.

python assets/src/sheets.py [--out docs/pictures]
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
from PIL import Image

from gostop_desktop.storage.options import GameOptions
from gostop_desktop.storage.paths import lent_folders
from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.display import PictureDisplay
from gostop_desktop.ui.screenshot import picture

OUT = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SIZE = (1280, 720)
SEED = "1"
SEEDS = {"table": "2", "table_of_three": "3"}
"""Seeds of scenes with which they show more."""
SECTIONS = (
    (
        ("Before the cards", "패를 받기 전"),
        ("first_start", "The first start", "처음 실행"),
        ("title", "Title", "첫 화면"),
        ("title_saved", "A match to go on with", "이어 할 판이 있을 때"),
        ("title_earlier", "Earlier matches", "이전에 치던 판"),
        ("new_game", "New game", "새 게임"),
        ("new_game_of_three", "Three seats", "셋이 칠 때"),
        ("new_game_people", "Two people", "둘이 칠 때"),
        ("dealer_draw", "Who deals first", "선 정하기"),
        ("dealer_drawn", "The dealer", "선"),
        ("cut", "The cut", "기리"),
    ),
    (
        ("The table", "판"),
        ("table", "Two seats", "맞고"),
        ("table_of_three", "Three seats", "고스톱"),
        ("flip_only", "A free flip", "뒤집기만"),
        ("hint", "Hint", "힌트"),
        ("all_plays", "All plays", "모든 수"),
        ("captures", "Captured cards", "먹은 패"),
        ("sets", "Sets", "족보"),
        ("months", "Months", "월별 패"),
        ("log", "Log", "기록"),
        ("open_cards", "Open cards", "패 열어 보기"),
        ("toast", "A notice", "알림"),
        ("curtain", "The curtain", "자리 바꾸기"),
        ("pause", "Pause", "일시 정지"),
    ),
    (
        ("Questions", "묻는 것"),
        ("choice", "Which card", "어느 패"),
        ("shake", "Shake?", "흔들기"),
        ("bomb", "Bomb?", "폭탄"),
        ("cup", "The September cup", "국진"),
        ("chongtong", "Four of a month", "총통"),
        ("shodang", "Shodang", "쇼당"),
        ("go_stop", "Go or Stop", "고? 스톱?"),
        ("go_stop_again", "After a Go", "고 다음"),
        ("go_stop_of_three", "Three seats", "고스톱에서"),
        ("go_stop_folded", "A look at the table", "판 보기"),
    ),
    (
        ("Moments", "순간"),
        ("callout_ppuk", "Ppuk", "뻑"),
        ("callout_own_stack", "An own stack", "자뻑"),
        ("callout_kiss", "Kiss", "쪽"),
        ("callout_ttadak", "Double hit", "따닥"),
        ("callout_sweep", "Sweep", "싹쓸이"),
        ("callout_shake", "Shaken", "흔들었다"),
        ("callout_bomb", "Bomb", "폭탄"),
        ("callout_set", "A set", "족보 완성"),
        ("callout_go", "The second Go", "투고"),
        ("callout_win", "A win", "났다"),
    ),
    (
        ("Accounts", "정산"),
        ("settlement", "A win", "이긴 판"),
        ("settlement_baks", "Baks", "박"),
        ("settlement_loss", "A loss", "진 판"),
        ("settlement_nagari", "No winner", "나가리"),
        ("settlement_of_three", "Three seats", "고스톱"),
        ("settlement_gobak", "Go-bak", "고박"),
        ("match_end", "The end of a match", "경기 끝"),
        ("match_end_bankrupt", "Out of chips", "파산"),
    ),
    (
        ("Rules and cards", "규칙과 화투"),
        ("rules", "Rules in force", "이 판의 규칙"),
        ("rule_sheet", "Rule sheet", "규칙표"),
        ("save_rules", "House rules get a name", "규칙 저장"),
        ("letter_board", "The board of letters", "글자판"),
        ("gallery", "Card gallery", "화투 도감"),
        ("licences", "Licences", "라이선스"),
    ),
    (
        ("Settings", "설정"),
        ("settings_game", "Game", "게임"),
        ("settings", "Display", "화면"),
        ("settings_sound", "Sound", "소리"),
        ("settings_language", "Language", "언어"),
        ("settings_controls", "Controls", "조작"),
        ("key_capture", "A key is given", "키 바꾸기"),
        ("button_capture", "Another button", "단추 바꾸기"),
        ("settings_access", "Accessibility", "접근성"),
        ("settings_data", "Data", "데이터"),
        ("settings_about", "About", "정보"),
    ),
)
"""What the sheets show: the name of each part, then each scene with its caption, in English and Korean."""
LANGUAGES = ("en", "ko")
COLUMNS = 5
CELL = (400, 225)
GAP, MARGIN = 20, 40
HEAD, CAPTION = 76, 34
QUALITY = 84


def names() -> list[str]:
    """Return every scene of the sheets, in their order."""
    return [scene for _title, *scenes in SECTIONS for scene, _en, _ko in scenes]


def sheet(language: str) -> Image.Image:
    """Return the sheet of a language."""
    with tempfile.TemporaryDirectory() as home:
        desk = Desk(PictureDisplay(SIZE), GameOptions(language=language), lent_folders(Path(home)))
        canvas = _laid_out(desk, LANGUAGES.index(language), dict(_cells(language)))
        desk.close()
    return Image.frombytes("RGB", canvas.get_size(), pygame.image.tobytes(canvas, "RGB"))


def _cells(language: str) -> Iterator[tuple[str, pygame.Surface]]:
    """Yield every scene in a small picture."""
    for name in names():
        with tempfile.TemporaryDirectory() as home:
            seed = SEEDS.get(name, SEED)
            desk = Desk(PictureDisplay(SIZE), GameOptions(language=language, seed=seed), lent_folders(Path(home)))
            picture(desk, name, seed)
            whole = Image.frombytes("RGB", SIZE, pygame.image.tobytes(desk.display.surface, "RGB"))
            for scene in desk.scenes.scenes:
                scene.leave()
            desk.close()
        small = whole.resize(CELL, Image.Resampling.LANCZOS)
        yield name, pygame.image.frombytes(small.tobytes(), CELL, "RGB")


def _laid_out(desk: Desk, language: int, cells: dict[str, pygame.Surface]) -> pygame.Surface:
    """Return all cells on the board, part by part."""
    width = 2 * MARGIN + COLUMNS * CELL[0] + (COLUMNS - 1) * GAP
    heights = [HEAD + _rows(scenes) * (CELL[1] + CAPTION) for _title, *scenes in SECTIONS]
    canvas = pygame.Surface((width, sum(heights) + MARGIN))
    canvas.fill(desk.theme.board.base)
    top = 0
    for (title, *scenes), height in zip(SECTIONS, heights, strict=True):
        desk.text.draw(canvas, title[language], (MARGIN, top + 24), 26, desk.theme.dialog.text)
        _band(desk, canvas, MARGIN + desk.text.width(title[language], 26) + GAP, top + 40, width - MARGIN)
        for index, scene in enumerate(scenes):
            place = (
                MARGIN + index % COLUMNS * (CELL[0] + GAP),
                top + HEAD + index // COLUMNS * (CELL[1] + CAPTION),
            )
            pygame.draw.rect(canvas, desk.theme.dialog.line, pygame.Rect(place, CELL).inflate(2, 2))
            canvas.blit(cells[scene[0]], place)
            desk.text.draw(canvas, scene[1 + language], (place[0], place[1] + CELL[1] + 4), 16, desk.theme.dialog.text2)
        top += height
    return canvas


def _band(desk: Desk, canvas: pygame.Surface, left: int, y: int, right: int) -> None:
    """Draw the woven band of the blanket, which parts one side of the table from the other."""
    for line in desk.theme.cloth.stripe:
        start, end = round(line.start / 2), max(round(line.start / 2) + 1, round(line.end / 2))
        pygame.draw.rect(canvas, line.colour, (left, y + start, right - left, end - start))


def _rows(scenes: Sequence[object]) -> int:
    return -(-len(scenes) // COLUMNS)


def main() -> None:
    """Write both sheets."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    for language in LANGUAGES:
        sheet(language).save(given.out / f"screens-{language}.webp", quality=QUALITY, method=6)


if __name__ == "__main__":
    main()
