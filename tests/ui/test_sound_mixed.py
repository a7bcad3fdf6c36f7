"""What comes out of the mixer, measured: SDL's disk driver writes what would be heard (UX 4, TECH 4)."""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from gostop_desktop.storage.paths import asset
from gostop_desktop.ui.sound import CHANNELS, VOICES, Sound, Volumes

FULL = Volumes(master=1.0)
FRAME_BYTES = 4
"""Two channels of 16 bits."""
MOST = 32767
SLAPS = [f"slap_{take}" for take in range(1, 7)]
JINGLES = sorted(name for name in VOICES if name.startswith("set_"))
TURN = (
    (0.0, "turn"), (0.05, "shake"), (0.2, "slap_1"), (0.25, "flip"), (0.4, "slap_flip"), (0.42, "ttadak"),
    (0.45, "bomb"), (0.5, "capture"), (0.55, "steal"), (0.6, "steal"), (0.62, "sweep"), (0.65, "set_bright5"),
    (0.7, "score"), (0.75, "target"), (0.9, "go_3"), (1.0, "chips"), (1.05, "stop"), (1.1, "win"),
)  # fmt: skip
"""Everything that can happen in a turn, told faster than it is."""


@pytest.fixture(autouse=True)
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


class Tape:
    """Records what the mixer gives out, as fast as it is written."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._file = folder / "tape.raw"
        monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
        monkeypatch.setenv("SDL_DISKAUDIOFILE", str(self._file))
        monkeypatch.setenv("SDL_DISKAUDIODELAY", "4")
        self.rate = 0

    def record(self, cues: Sequence[tuple[float, str]], seconds: float, volumes: Volumes = FULL) -> list[float]:
        """Return what is heard of sounds at their moments and so many seconds long, from -1 to 1.

        Both channels must be the same: what is made at no place of the table is heard in the middle.
        """
        left, right = self.ears(cues, seconds, volumes)
        assert left == right
        return left

    def ears(
        self, cues: Sequence[tuple[float, str]], seconds: float, volumes: Volumes = FULL, *, side: float = 0.0
    ) -> tuple[list[float], list[float]]:
        """Return what the left ear hears, and the right one."""
        self.play(cues, volumes, side)
        self.wait(seconds - cues[-1][0])
        pygame.mixer.quit()
        samples = [sample / MOST for sample in array("h", self._file.read_bytes())]
        return samples[::2], samples[1::2]

    def play(self, cues: Sequence[tuple[float, str]], volumes: Volumes = FULL, side: float = 0.0) -> None:
        """Play sounds at their moments."""
        sound = Sound(asset("sounds"), volumes)
        sound.open()
        opened = pygame.mixer.get_init()
        assert opened is not None
        self.rate = opened[0]
        assert (-16, 2) == opened[1:]
        before = 0.0
        for at, name in cues:
            self.wait(at - before)
            sound.play(name, side=side)
            before = at

    def wait(self, seconds: float) -> None:
        """Wait until so much more has been written."""
        wanted = self._written() + seconds * self.rate * FRAME_BYTES
        while self._written() < wanted:
            time.sleep(0.0005)

    def _written(self) -> int:
        return self._file.stat().st_size if self._file.is_file() else 0


@pytest.fixture
def tape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tape:
    return Tape(tmp_path, monkeypatch)


def decibels(value: float) -> float:
    return 20 * math.log10(max(value, 1e-6))


def peak(samples: Sequence[float]) -> float:
    """Return the loudest sample, in decibels below full scale."""
    return decibels(max(map(abs, samples)))


def loudness(samples: Sequence[float]) -> float:
    """Return the root mean square in decibels below full scale."""
    return decibels(math.sqrt(sum(sample * sample for sample in samples) / len(samples)))


@pytest.mark.parametrize("name", SLAPS)
def test_a_slap_reaches_twelve_decibels_below_full_scale_at_once(name: str, tape: Tape) -> None:
    heard = tape.record([(0.02, name)], 0.3)
    loud = max(map(abs, heard))
    begin = next(index for index, sample in enumerate(heard) if abs(sample) > 0.1 * loud)
    full = next(index for index, sample in enumerate(heard) if abs(sample) > 0.9 * loud)

    assert -12 == pytest.approx(peak(heard), abs=1.5)
    assert (full - begin) / tape.rate < 0.005


def test_the_loudest_turn_there_can_be_is_not_clipped(tape: Tape) -> None:
    heard = tape.record(TURN, 2.2)

    assert peak(heard) < -1.0
    assert loudness(heard) > -30


def test_a_callout_is_heard_over_the_effects(tape: Tape) -> None:
    assert peak(tape.record([(0.02, "go_3")], 0.9)) == pytest.approx(-8, abs=2)


def test_half_the_volume_is_six_decibels_less(tape: Tape) -> None:
    whole = tape.record([(0.02, "slap_1")], 0.3)
    half = tape.record([(0.02, "slap_1")], 0.3, Volumes(master=0.5))
    effects = tape.record([(0.02, "slap_1")], 0.3, Volumes(master=1.0, effects=0.5))

    assert 6 == pytest.approx(peak(whole) - peak(half), abs=0.4)
    assert 6 == pytest.approx(peak(whole) - peak(effects), abs=0.4)


def test_a_group_that_is_turned_down_is_silent_and_the_other_is_not(tape: Tape) -> None:
    no_effects = Volumes(master=1.0, effects=0.0)
    no_callouts = Volumes(master=1.0, callouts=0.0)

    assert not any(tape.record([(0.02, "slap_1")], 0.2, no_effects))
    assert any(tape.record([(0.02, "go_1")], 0.4, no_effects))
    assert not any(tape.record([(0.02, "go_1")], 0.4, no_callouts))
    assert any(tape.record([(0.02, "slap_1")], 0.2, no_callouts))


def test_muted_nothing_at_all_comes_out(tape: Tape) -> None:
    assert not any(tape.record(TURN, 1.5, Volumes(master=1.0, muted=True)))


@pytest.mark.parametrize("side", [-1.0, 1.0], ids=["left", "right"])
def test_a_slap_is_heard_where_the_card_falls_and_by_both_ears(side: float, tape: Tape) -> None:
    left, right = tape.ears([(0.02, "slap_1")], 0.3, side=side)
    near, far = (left, right) if side < 0 else (right, left)

    assert 7 == pytest.approx(loudness(near) - loudness(far), abs=1)
    assert peak(near) == pytest.approx(peak(tape.record([(0.02, "slap_1")], 0.3)), abs=0.5)


def test_in_mono_both_ears_hear_the_same_wherever_a_card_falls(tape: Tape) -> None:
    left, right = tape.ears([(0.02, "slap_1")], 0.3, Volumes(master=1.0, is_mono=True), side=1.0)

    assert left == right
    assert peak(left) > -14


def test_a_voice_is_heard_in_the_middle(tape: Tape) -> None:
    left, right = tape.ears([(0.02, "go_1")], 0.3, side=1.0)

    assert left == right


def test_two_motifs_are_never_heard_at_once(tape: Tape) -> None:
    """UX 4: the first gives way, and a tenth of a second later only the second one plays."""
    for first, second in pairwise(JINGLES):
        tape.play([(0.02, first), (0.1, second)])
        begun = playing()
        # A motif fades by the clock, and the tape runs three times as fast.
        tape.wait(0.4)
        gone_on = playing()
        pygame.mixer.quit()

        assert begun, f"{first} and {second}"
        assert gone_on < begun or 1 == len(begun), f"{first} and {second}"


def playing() -> set[int]:
    """Return the channels on which something is heard."""
    return {channel for channel in range(CHANNELS) if pygame.mixer.Channel(channel).get_busy()}


def test_cards_that_are_dealt_tick_a_little_higher_or_lower_in_turn(tape: Tape) -> None:
    """UX 4: within three hundredths; whoever hears the same tick twenty times hears a machine."""
    times = [0.02 + 0.25 * index for index in range(5)]
    heard = tape.record([(at, "deal") for at in times], 1.5)
    lengths = [length for length in stretches(heard, round(0.05 * tape.rate)) if length > 0.03 * tape.rate]

    assert 5 == len(lengths)
    assert 5 == len({round(length / tape.rate, 4) for length in lengths})
    assert max(lengths) / min(lengths) < 1.08


def stretches(samples: Sequence[float], gap: int) -> list[int]:
    """Return how long each stretch of sound is that silence of at least so many samples parts from the next."""
    found: list[int] = []
    begin = last = -1
    for index, sample in enumerate(samples):
        if not sample:
            continue
        if last < 0 or index - last > gap:
            if last >= 0:
                found.append(last - begin)
            begin = index
        last = index
    return [*found, last - begin]
