"""Sounds as lists of samples: oscillators, strings, drums, a voice, filters, and the WAV writer.

Everything is standard library and seeded, so that the same recipe gives the same file. A sound is a
`Wave`: samples about −1 … 1 at its own rate. Times are seconds, pitches hertz.
"""

from __future__ import annotations

import math
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

NOISY = 28_000
"""The rate of slaps and other noises, in samples a second."""
TONAL = 22_050
"""The rate of strings, gongs and voices: nothing of theirs lies above 10 kHz."""

Shape = Callable[[float], float]
"""A value for each moment of a sound."""


@dataclass(frozen=True, slots=True)
class Wave:
    """Samples at a rate; operations give new waves."""

    rate: int
    samples: list[float]

    @property
    def seconds(self) -> float:
        """How long the sound lasts."""
        return len(self.samples) / self.rate

    def shaped(self, shape: Shape) -> Wave:
        """The sound with its loudness multiplied by the shape."""
        return Wave(self.rate, [sample * shape(i / self.rate) for i, sample in enumerate(self.samples)])

    def scaled(self, gain: float) -> Wave:
        """The sound, louder or softer."""
        return Wave(self.rate, [sample * gain for sample in self.samples])

    def driven(self, drive: float) -> Wave:
        """The sound pushed into soft saturation: denser, never harsh."""
        return Wave(self.rate, [math.tanh(sample * drive) for sample in self.samples])


def make(rate: int, seconds: float, sample: Shape) -> Wave:
    """A sound from its value at each moment."""
    return Wave(rate, [sample(i / rate) for i in range(round(seconds * rate))])


def noise(rate: int, seconds: float, seed: int) -> Wave:
    """White noise, the same for the same seed."""
    random = Random(seed).random
    return make(rate, seconds, lambda _t: 2 * random() - 1)


def mix(*parts: tuple[float, Wave]) -> Wave:
    """The parts together, each from its own start in seconds."""
    rate = parts[0][1].rate
    assert all(part.rate == rate for _, part in parts), "parts of one sound share a rate"
    out = [0.0] * max(round(start * rate) + len(part.samples) for start, part in parts)
    for start, part in parts:
        offset = round(start * rate)
        for i, sample in enumerate(part.samples):
            out[offset + i] += sample
    return Wave(rate, out)


def decay(attack: float, fall: float) -> Shape:
    """Rises in `attack`, then falls to 1/e in every `fall`."""
    return lambda t: t / attack if t < attack else math.exp(-(t - attack) / fall)


def swell(seconds: float) -> Shape:
    """Rises and falls once, as a card does that passes the ear."""
    return lambda t: math.sin(math.pi * min(1.0, t / seconds)) ** 2


def low_pass(sound: Wave, cutoff: Shape) -> Wave:
    """The sound without what lies above the moving cutoff (12 dB an octave)."""
    first = second = 0.0
    out = []
    for i, sample in enumerate(sound.samples):
        k = 1 - math.exp(-math.tau * cutoff(i / sound.rate) / sound.rate)
        first += k * (sample - first)
        second += k * (first - second)
        out.append(second)
    return Wave(sound.rate, out)


def high_pass(sound: Wave, cutoff: float) -> Wave:
    """The sound without what lies below the cutoff (6 dB an octave)."""
    k = 1 - math.exp(-math.tau * cutoff / sound.rate)
    low = 0.0
    out = []
    for sample in sound.samples:
        low += k * (sample - low)
        out.append(sample - low)
    return Wave(sound.rate, out)


def resonate(sound: Wave, pitch: float, width: float) -> Wave:
    """The sound through one resonance, `width` hertz broad; a formant, or the body of a drum."""
    radius = math.exp(-math.pi * width / sound.rate)
    turn = 2 * radius * math.cos(math.tau * pitch / sound.rate)
    gain = (1 - radius) * math.sqrt(1 - 2 * radius * math.cos(2 * math.tau * pitch / sound.rate) + radius * radius)
    one = two = 0.0
    out = []
    for sample in sound.samples:
        one, two = gain * sample + turn * one - radius * radius * two, one
        out.append(one)
    return Wave(sound.rate, out)


def string(pitch: float, seconds: float, *, bright: float = 0.5, seed: int = 1) -> Wave:
    """A plucked silk string: a burst of noise that goes round and loses its edge each time.

    The pitch sags a little after the pluck, as a gayageum's does under the left hand.
    """
    rate = TONAL
    length = rate / pitch - 0.5
    whole = int(length)
    part = length - whole
    random = Random(seed).random
    line = [2 * random() - 1 for _ in range(whole + 2)]
    smooth = 0.0
    for i, sample in enumerate(line):
        smooth += bright * (sample - smooth)
        line[i] = smooth
    middle = sum(line) / len(line)
    line = [sample - middle for sample in line]
    loss = 0.5 * 0.9965 ** (220 / pitch)
    out = []
    at = 0
    size = len(line)
    for _ in range(round(seconds * rate)):
        a, b, c = line[at], line[(at + 1) % size], line[(at + 2) % size]
        out.append(a)
        line[at] = loss * ((a + b) * (1 - part) + (b + c) * part)
        at = (at + 1) % size
    body = high_pass(Wave(rate, out), 90)
    return body.shaped(lambda t: min(1.0, (seconds - t) / 0.06) * math.exp(-t * 1.6))


_SKIN = ((1.0, 1.0, 9.0), (1.59, 0.5, 16.0), (2.14, 0.35, 20.0), (2.65, 0.25, 26.0), (3.6, 0.16, 34.0))
"""Modes of a drum's skin: pitch by the lowest, level, how fast each fades."""


def drum(pitch: float, seconds: float, *, rate: int = TONAL, stick: float = 0.25, seed: int = 5) -> Wave:
    """A buk: a falling tone, the modes of the skin, and the stick.

    A little saturation gives it the overtones by which a small speaker tells how low it is.
    """
    angle = 0.0

    def skin(t: float) -> float:
        nonlocal angle
        angle += math.tau * pitch * (1 + 0.55 * math.exp(-t * 42)) / rate
        return math.tanh(
            1.6 * sum(level * math.sin(angle * ratio) * math.exp(-t * fade) for ratio, level, fade in _SKIN)
        )

    click = low_pass(noise(rate, 0.03, seed), lambda _t: 3800).shaped(decay(0.0006, 0.006)).scaled(stick * 4)
    return mix((0, make(rate, seconds, skin)), (0, click)).shaped(lambda t: min(1.0, max(0.0, (seconds - t) / 0.05)))


_GONG = ((1.0, 0.8, 1.3), (1.483, 0.6, 1.1), (2.08, 0.7, 1.6), (2.71, 0.5, 2.0), (3.64, 0.36, 2.8), (5.12, 0.2, 4.0))


def gong(pitch: float, seconds: float, *, bend: float = 0.03) -> Wave:
    """A jing: uneven partials that bloom late and glide up as the metal settles."""

    def sample(t: float) -> float:
        glide = pitch * (1 + bend * (1 - math.exp(-t * 3)))
        return sum(
            level
            * math.sin(math.tau * glide * ratio * t + ratio)
            * math.exp(-t * fade)
            * (1 - math.exp(-t * 60 / ratio))
            for ratio, level, fade in _GONG
        )

    return make(TONAL, seconds, sample).shaped(lambda t: min(1.0, (seconds - t) / 0.08))


def bell(pitch: float, seconds: float, fade: float = 6.0) -> Wave:
    """A small bronze bell."""

    def sample(t: float) -> float:
        return (
            math.sin(math.tau * pitch * t) * math.exp(-t * fade)
            + 0.36 * math.sin(math.tau * pitch * 2.76 * t) * math.exp(-t * fade * 1.7)
            + 0.16 * math.sin(math.tau * pitch * 5.4 * t) * math.exp(-t * fade * 3)
        ) * min(1.0, t / 0.003)

    return make(TONAL, seconds, sample).shaped(lambda t: min(1.0, (seconds - t) / 0.04))


def voice(pitch: Shape, seconds: float, formants: Sequence[tuple[float, float, float]]) -> Wave:
    """A sung vowel: a buzz from the throat through the formants (hertz, width, level)."""
    phase = [0.0]

    def throat(t: float) -> float:
        phase[0] = (phase[0] + pitch(t) / TONAL) % 1.0
        open_part = phase[0] / 0.6
        return (3 * open_part**2 - 2 * open_part**3 - 0.4) if open_part < 1 else -0.4

    buzz = high_pass(make(TONAL, seconds, throat), 120)
    return mix(*((0.0, resonate(buzz, at, width).scaled(level)) for at, width, level in formants))


def peak(sound: Wave) -> float:
    """The largest absolute sample."""
    return max(map(abs, sound.samples))


def loudest(sound: Wave, window: float = 0.05) -> float:
    """The root mean square of the loudest stretch of `window` seconds."""
    size = max(1, min(len(sound.samples), round(window * sound.rate)))
    energy = sum(sample * sample for sample in sound.samples[:size])
    best = energy
    for new, old in zip(sound.samples[size:], sound.samples, strict=False):
        energy += new * new - old * old
        best = max(best, energy)
    return math.sqrt(best / size)


def trimmed(sound: Wave, floor: float = 1 / 200) -> Wave:
    """The sound up to where it falls below the floor, a fraction of its peak, for good."""
    least = floor * peak(sound)
    last = max(i for i, sample in enumerate(sound.samples) if abs(sample) >= least)
    return Wave(sound.rate, sound.samples[: last + 1])


def level(sound: Wave, loudness: float, limit: float = 0.89) -> Wave:
    """The sound brought to a loudness (see `loudest`), its peaks held below the limit by soft saturation."""
    gained = sound.scaled(loudness / loudest(sound))
    return Wave(gained.rate, [limit * math.tanh(sample / limit) for sample in gained.samples])


def write(sound: Wave, path: Path) -> None:
    """Write a mono 16-bit WAV whose first and last two milliseconds fade."""
    edge = round(0.002 * sound.rate)
    count = len(sound.samples)
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(sound.rate)
        file.writeframes(array("h", _quantised(sound.samples, edge, count)).tobytes())


def _quantised(samples: Iterable[float], edge: int, count: int) -> Iterable[int]:
    for i, sample in enumerate(samples):
        fade = min(1.0, (count - 1 - i) / edge, (i + 1) / 8)
        yield round(max(-1.0, min(1.0, sample * fade)) * 32767)
