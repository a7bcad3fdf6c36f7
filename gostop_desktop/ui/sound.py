"""Sounds: played where there is a mixer and a file, silence anywhere else (TECH 4, BUGS A01)."""

from __future__ import annotations

import logging
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

CHANNELS = 24
VARIANTS = {"player_1": ("turn", 1.0), "player_2": ("turn", 2.0)}
"""Sounds that are another one played faster: its name, and how many times as fast."""
VARIED = {"deal": (1.0, 0.97, 1.02, 0.985, 1.03)}
"""Sounds that are heard many times in a row: their pitches in turn, within three hundredths (UX 4)."""
SEMITONE = 2 ** (1 / 12)
CALLOUTS = frozenset(
    "go_1 go_2 go_3 stop win nagari quad redeal match_end set_bright3 set_bright3_rain set_bright4 set_bright5"
    " set_cheongdan set_chodan set_dead set_godori set_hongdan".split()
)
"""The sounds that belong to a word on the table; all others are effects."""
VOICES = CALLOUTS - {"set_dead"}
"""Of which one is heard at a time: two motifs at once are neither (UX 4)."""
EFFECTS_GAIN, CALLOUTS_GAIN = 0.3, 0.6
"""What full volume means for the two groups: slaps reach -12 dBFS, so that many at once have room (UX 4)."""
SPREAD = 0.55
"""How much of a sound at one edge of the table the ear on the other side misses."""
_VOICE_CHANNELS = 2
"""One for what is said, one for what fades."""
_FADE = 80
"""Milliseconds in which a motif gives way to the next."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud, each from 0 to 1."""

    master: float = 0.8
    effects: float = 1.0
    callouts: float = 1.0
    muted: bool = False
    in_background: bool = True
    """Whether it is heard while another window has the keyboard."""
    is_mono: bool = False
    """Whether both ears hear the same."""


class Sound:
    """Plays sounds by the names of their files without `.wav`."""

    def __init__(self, folder: Path, volumes: Volumes, heard: Callable[[str], None] | None = None) -> None:
        """Take the folder of the files, and who is told of every sound, also where nothing can be played."""
        self._folder = folder
        self._heard = heard
        self.volumes = volumes
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._turns = dict.fromkeys(VARIED, 0)
        """How often each of the varied sounds was played."""
        self._is_open = False
        self._asked = False
        self._voice = 0
        """The channel of what was said last."""
        self.is_in_background = False
        """Whether another window has the keyboard."""

    @property
    def is_silent(self) -> bool:
        """Whether there is no mixer: the sliders then say that sound is off."""
        return not self._is_open

    def open(self) -> None:
        """Start the mixer: after the first frame, because a missing device takes its time to be missed."""
        if self._asked:
            return
        self._asked = True
        try:
            pygame.mixer.init()
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(_VOICE_CHANNELS)
        except pygame.error as error:
            log.warning("no sound: %s", error)
            return
        self._is_open = True

    def play(self, name: str, *, volume: float = 1.0, pitch: float = 1.0, side: float = 0.0) -> None:
        """Play a sound, so many times as high, from -1 (left) to 1; silence without that name, or without a mixer."""
        if self._heard is not None:
            self._heard(name)
        if not self._is_open or self.volumes.muted:
            return
        if self.is_in_background and not self.volumes.in_background:
            return
        sound = self._loaded(name, pitch * self._next_pitch(name))
        if sound is None:
            return
        is_callout = name in CALLOUTS
        group = self.volumes.callouts * CALLOUTS_GAIN if is_callout else self.volumes.effects * EFFECTS_GAIN
        sound.set_volume(self.volumes.master * group * volume)
        if name in VOICES:
            self._say(sound)
        else:
            self._place(sound.play(), side)

    def _say(self, sound: pygame.mixer.Sound) -> None:
        """Play what is said alone: what is still being said fades."""
        pygame.mixer.Channel(self._voice).fadeout(_FADE)
        self._voice = (self._voice + 1) % _VOICE_CHANNELS
        pygame.mixer.Channel(self._voice).play(sound)

    def _place(self, channel: pygame.mixer.Channel | None, side: float) -> None:
        """Let a sound come from where it is made; one that found no channel is not heard at all."""
        if channel is not None and side and not self.volumes.is_mono:
            channel.set_volume(1.0 - SPREAD * max(0.0, side), 1.0 - SPREAD * max(0.0, -side))

    def stop(self) -> None:
        """Let everything fall silent."""
        if self._is_open:
            pygame.mixer.stop()

    def _next_pitch(self, name: str) -> float:
        if name not in VARIED:
            return 1.0
        self._turns[name] += 1
        return VARIED[name][self._turns[name] % len(VARIED[name])]

    def _loaded(self, name: str, pitch: float) -> pygame.mixer.Sound | None:
        source, times = VARIANTS.get(name, (name, 1.0))
        key = source, round(times * pitch, 3)
        if key not in self._sounds:
            path = self._folder / f"{source}.wav"
            try:
                sound = pygame.mixer.Sound(path) if path.is_file() else None
                self._sounds[key] = sound if sound is None or key[1] == 1.0 else faster(sound, key[1])
            except pygame.error as error:
                log.warning("%s cannot be played: %s", path.name, error)
                self._sounds[key] = None
        return self._sounds[key]


def faster(sound: pygame.mixer.Sound, times: float) -> pygame.mixer.Sound:
    """Return a sound that takes a part of the time and is as much higher."""
    mixer = pygame.mixer.get_init()
    assert mixer is not None, "a sound has been loaded"
    _rate, bits, channels = mixer
    assert abs(bits) == 16, "the mixer was opened with samples of 16 bits"
    samples = array("h", sound.get_raw())
    lines = [samples[channel::channels] for channel in range(channels)]
    # Our files have one channel, which the mixer doubles: what is the same is reckoned once.
    if all(line == lines[0] for line in lines):
        heard = [_resampled(lines[0], times)] * channels
    else:
        heard = [_resampled(line, times) for line in lines]
    kept = array("h", bytes(2 * channels * len(heard[0])))
    for channel, line in enumerate(heard):
        kept[channel::channels] = line
    return pygame.mixer.Sound(buffer=kept.tobytes())


def _resampled(line: array[int], times: float) -> array[int]:
    last = len(line) - 1
    heard = array("h")
    for index in range(int(len(line) / times)):
        at = index * times
        whole = int(at)
        here = line[whole]
        heard.append(int(here + (line[min(last, whole + 1)] - here) * (at - whole)))
    return heard
