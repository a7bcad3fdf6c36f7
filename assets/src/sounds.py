"""Every sound of the game, from recipe to assets/sounds/*.wav (UX 4).

python assets/src/sounds.py [--out FOLDER] [NAME ...]

The palette is a Korean room: cards on a blanket, a gayageum for the sets, a buk for Go, a jing for
Stop, small bells for points and bonus cards.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from pathlib import Path

from synth import (
    NOISY,
    TONAL,
    Wave,
    bell,
    decay,
    drum,
    gong,
    high_pass,
    level,
    low_pass,
    make,
    mix,
    noise,
    resonate,
    string,
    swell,
    trimmed,
    voice,
    write,
)

OUT = Path(__file__).resolve().parents[1] / "sounds"

Recipe = Callable[[], Wave]

# Pitches of a Korean five-note scale on A flat, as a gayageum is tuned.
_LOW_E, _A, _B, _D, _E, _F, _A2, _B2, _D2, _E2, _F2, _A3 = (
    155.6, 207.7, 233.1, 277.2, 311.1, 349.2, 415.3, 466.2, 554.4, 622.3, 698.5, 830.6,
)  # fmt: skip


def slap(seed: int, body: float = 168.0, bright: float = 1.0, thump: float = 1.0, flat: float = 1.0) -> Wave:
    """A card that hits the pile on a blanket: the click of its edge, the flap of its face, the thump below.

    A card that lands `flat` claps longer; one that lands on its edge clicks.
    """
    click = high_pass(noise(NOISY, 0.012, seed), 2200).shaped(decay(0.0003, 0.002)).scaled(1.8 * bright / flat)
    flap = low_pass(noise(NOISY, 0.14, seed + 50), lambda t: 600 + 5600 * bright * math.exp(-t * 46 / flat))
    flap = high_pass(flap, 500).shaped(decay(0.0005, 0.013 * flat)).scaled(3.2)
    # The plate of stiff plastic itself: two broad resonances, which make a smack of what would be a hiss.
    burst = noise(NOISY, 0.1, seed + 70).shaped(decay(0.0004, 0.007 * flat))
    smack = mix(
        (0, resonate(burst, 1180 * bright**0.3, 420).scaled(2.6)),
        (0, resonate(burst, 2350 * bright**0.3, 700).scaled(1.4)),
    )
    tail = low_pass(noise(NOISY, 0.16, seed + 90), lambda _t: 700).shaped(decay(0.003, 0.034)).scaled(0.5)
    under = make(NOISY, 0.16, lambda t: math.sin(math.tau * body * (t - 1.4 * t * t))).shaped(decay(0.0015, 0.026))
    # Cloth over wood: a second mode between the thump and the smack, which small speakers give back too.
    board = make(NOISY, 0.13, lambda t: math.sin(math.tau * body * 1.72 * (t - 1.6 * t * t))).shaped(
        decay(0.001, 0.024)
    )
    return mix(
        (0, click),
        (0.0005, flap),
        (0.0005, smack),
        (0.001, tail),
        (0.001, under.scaled(0.45 * thump)),
        (0.0008, board.scaled(0.6 * math.sqrt(thump * flat))),
    )


def rustle(seconds: float, seed: int, low: float, high: float) -> Wave:
    """Paper that moves through the air."""
    sound = low_pass(noise(NOISY, seconds, seed), lambda t: low + (high - low) * math.sin(math.pi * t / seconds))
    return high_pass(sound, 500).shaped(swell(seconds))


def knock(pitch: float, seed: int, seconds: float = 0.14) -> Wave:
    """Wood on wood."""
    stick = low_pass(noise(NOISY, seconds, seed), lambda _t: 5000).shaped(decay(0.0004, 0.004))
    return mix((0, resonate(stick, pitch, 60).scaled(9)), (0, resonate(stick, pitch * 2.3, 160).scaled(5)))


def clink(pitch: float, seconds: float = 0.2) -> Wave:
    """One chip on another."""
    partials = ((1.0, 1.0, 20.0), (1.51, 0.7, 28.0), (2.32, 0.5, 42.0))
    return make(
        NOISY,
        seconds,
        lambda t: sum(lv * math.sin(math.tau * pitch * r * t) * math.exp(-t * f) for r, lv, f in partials),
    ).shaped(lambda t: min(1.0, t / 0.0008))


def chips(count: int, gap: float) -> Wave:
    """Chips that fall one after another, closer and closer."""
    pitches = (2350, 2620, 2210, 2790, 2480)
    return mix(
        *((gap * i * (1 - 0.025 * i), clink(pitches[i % 5] * (1 + 0.012 * i)).scaled(0.8)) for i in range(count))
    )


def motif(*notes: tuple[float, float], seconds: float = 0.66, bright: float = 0.55) -> Wave:
    """Plucked notes at their moments; each rings to the end."""
    return mix(*((at, string(pitch, seconds - at, bright=bright, seed=7 + i)) for i, (at, pitch) in enumerate(notes)))


def shout(pitch: float, rise: float, seconds: float) -> Wave:
    """'Go!': a k, then an o with the pitch of somebody who means it."""
    k = low_pass(noise(TONAL, 0.03, 3), lambda _t: 2600).shaped(decay(0.001, 0.008)).scaled(0.5)
    # Somebody who shouts opens the mouth: the upper formants come forward.
    vowel = voice(
        lambda t: pitch * (1 + rise * min(1.0, t / 0.12)) * (1 - 0.12 * max(0.0, t - 0.16) / seconds),
        seconds,
        ((480, 80, 1.2), (880, 100, 2.4), (2600, 170, 1.6), (3350, 240, 0.9)),
    )
    vowel = high_pass(high_pass(vowel, 320), 320).shaped(
        lambda t: min(1.0, t / 0.02) * min(1.0, (seconds - t) / (0.45 * seconds))
    )
    return mix((0, k.scaled(0.3)), (0.018, vowel))


def _go(count: int) -> Wave:
    seconds = (0.5, 0.55, 0.75)[count - 1]
    call = level(shout((165, 182, 204)[count - 1], 0.14 + 0.05 * count, seconds * 0.8), 0.24)
    beats = [(0.11 * i, level(drum(82 + 6 * i, seconds, stick=0.3), 0.17)) for i in range(count)]
    return mix((0.02, call), *beats)


def _bomb() -> Wave:
    rumble = low_pass(noise(NOISY, 0.48, 31), lambda t: 320 + 3600 * math.exp(-t * 15)).shaped(decay(0.002, 0.12))
    under = make(NOISY, 0.48, lambda t: math.sin(math.tau * (58 * t + 4.6 * (1 - math.exp(-t * 16))))).shaped(
        decay(0.002, 0.15)
    )
    # Driven hard, so that its overtones are heard where a speaker gives back nothing so low.
    boom = mix((0.0, under.scaled(1.5)), (0.0, rumble.scaled(3.6))).driven(2.6)
    return mix((0, slap(4, thump=1.4)), (0.004, boom.scaled(0.8)))


def _crack(seed: int, count: int) -> Wave:
    snaps = [
        (0.028 * i, high_pass(slap(seed + i, body=230 + 40 * i, bright=1.3, thump=0.5), 150)) for i in range(count)
    ]
    return mix(*snaps, (0.02, rustle(0.2, seed, 800, 5200).scaled(0.8)))


def _kiss() -> Wave:
    """Two lips, or two cards: a short pop that closes upwards."""
    pop = make(NOISY, 0.09, lambda t: math.sin(math.tau * (420 * t + 2600 * t * t))).shaped(decay(0.002, 0.018))
    smack = resonate(noise(NOISY, 0.05, 12).shaped(decay(0.0006, 0.008)), 1850, 420).scaled(4)
    return mix((0, smack), (0.02, pop.scaled(0.8)), (0.1, slap(9, bright=0.7).scaled(0.35)))


def _roll() -> Wave:
    """A drum roll that comes nearer, then one full stroke."""
    strokes = [
        (0.052 * i, drum(158 + (i % 2) * 12, 0.16, stick=0.4, seed=i).scaled(0.25 + 0.045 * i)) for i in range(11)
    ]
    return mix(*strokes, (0.6, drum(112, 0.33, stick=0.5).scaled(1.3)))


def _falling() -> Wave:
    """Nobody won: three notes down, and the string slackens."""
    sigh = low_pass(noise(TONAL, 0.8, 44), lambda t: 1400 - 1300 * t).shaped(swell(0.8)).scaled(0.12)
    return mix((0, motif((0.0, _E), (0.2, _D), (0.42, _A), seconds=0.85, bright=0.3)), (0.1, sigh))


def _cadence() -> Wave:
    notes = motif((0.0, _A), (0.1, _D), (0.2, _E), (0.3, _A2), (0.42, _D2), (0.43, _A2), (0.44, _D), seconds=0.95)
    return mix((0, notes), (0.42, drum(88, 0.4).scaled(0.4)), (0.42, bell(1108.7, 0.5).scaled(0.12)))


def _closing() -> Wave:
    notes = motif((0.0, _LOW_E), (0.16, _A), (0.32, _D), (0.5, _E), (0.66, _A2), (0.67, _E2), seconds=1.1)
    return mix((0, notes), (0.66, gong(196, 0.44).scaled(0.22)))


_TRILL = tuple((0.055 * i, (_E2, _F2)[i % 2]) for i in range(5))

RECIPES: dict[str, tuple[float, Recipe]] = {
    # name: (loudness, recipe). Loudness is the rms of the loudest 50 ms; 0.25 is −12 dBFS.
    "shuffle": (0.13, lambda: mix(*((0.052 * i, rustle(0.07, 60 + i, 1500, 6500)) for i in range(9)))),
    "cut": (0.14, lambda: mix((0, rustle(0.1, 71, 900, 4200).scaled(0.6)), (0.09, slap(72, bright=0.5)))),
    "deal": (
        0.10,
        lambda: mix((0, rustle(0.05, 75, 2200, 7000)), (0.03, slap(76, bright=0.7, thump=0.3).scaled(0.25))),
    ),
    "dealer": (0.14, lambda: motif((0.0, _A2), (0.12, _E2), seconds=0.4)),
    "triple": (0.15, lambda: mix((0, knock(520, 1)), (0.09, knock(520, 2)), (0.18, knock(660, 3)))),
    "redeal": (0.16, lambda: mix((0, knock(240, 4)), (0.16, knock(205, 5)))),
    "quad": (0.22, _roll),
    "focus": (0.035, lambda: knock(1500, 6, 0.04)),
    "slap_1": (0.25, lambda: slap(101)),
    "slap_2": (0.25, lambda: slap(118, body=182, bright=0.82, flat=1.3)),
    "slap_3": (0.25, lambda: slap(137, body=152, bright=1.2, thump=1.25, flat=0.8)),
    "slap_4": (0.25, lambda: slap(152, body=171, bright=1.0, thump=1.5, flat=1.3)),
    "slap_5": (0.25, lambda: slap(173, body=196, bright=1.1, thump=0.75, flat=1.2)),
    "slap_6": (0.25, lambda: slap(191, body=140, bright=0.85, thump=1.1, flat=0.65)),
    "slap_flip": (0.23, lambda: slap(211, body=140, bright=0.8)),
    "lay": (0.11, lambda: mix((0, rustle(0.06, 81, 900, 3200).scaled(0.5)), (0.04, slap(82, bright=0.35, thump=0.6)))),
    "flip": (0.12, lambda: mix((0, rustle(0.09, 85, 1800, 7200)), (0.07, high_pass(slap(86), 600).scaled(0.35)))),
    "choose": (0.09, lambda: mix((0, bell(784.0, 0.2, 14)), (0.09, bell(1046.5, 0.22, 14)))),
    "capture": (0.12, lambda: rustle(0.2, 91, 700, 5600)),
    "steal": (0.14, lambda: mix((0, clink(2380)), (0.07, clink(2890, 0.24)))),
    "ppuk": (
        0.24,
        lambda: mix((0, slap(221, body=176, bright=0.35, thump=1.8)), (0.03, drum(118, 0.24, rate=NOISY, stick=0.1))),
    ),
    "stack": (0.22, lambda: _crack(231, 3)),
    "stack_own": (
        0.23,
        lambda: mix((0, _crack(241, 5)), (0.16, clink(2380).scaled(0.6)), (0.24, clink(2890).scaled(0.6))),
    ),
    "jjok": (0.19, _kiss),
    "ttadak": (0.25, lambda: mix((0, slap(251, body=180)), (0.115, slap(262, body=150, bright=1.15)))),
    "sweep": (0.19, lambda: mix((0, rustle(0.42, 95, 400, 4600)), (0.12, rustle(0.3, 96, 1500, 7800).scaled(0.7)))),
    "shake": (0.17, lambda: mix(*((0.062 * i, knock(900 + 130 * (i % 3), 10 + i, 0.07)) for i in range(8)))),
    "bomb": (0.32, _bomb),
    "free_turn": (0.07, lambda: bell(932.3, 0.18, 18)),
    "bonus": (0.15, lambda: mix((0, bell(1318.5, 0.5)), (0.07, bell(1661.2, 0.5)), (0.14, bell(1975.5, 0.5)))),
    "set_godori": (0.19, lambda: motif(*_TRILL, (0.3, _A2), (0.4, _D2), (0.52, _A3))),
    "set_hongdan": (0.18, lambda: motif((0.0, _A), (0.12, _D), (0.24, _E), (0.36, _A2))),
    "set_cheongdan": (0.18, lambda: motif((0.0, _D), (0.12, _A), (0.24, _B), (0.36, _E))),
    "set_chodan": (0.18, lambda: motif((0.0, _E), (0.12, _D), (0.24, _E), (0.36, _B))),
    "set_bright3_rain": (0.18, lambda: motif((0.0, _D), (0.15, _B), (0.3, _D), seconds=0.68)),
    "set_bright3": (0.19, lambda: motif((0.0, _D), (0.13, _A2), (0.26, _D2), seconds=0.72)),
    "set_bright4": (0.20, lambda: motif((0.0, _D), (0.11, _A2), (0.22, _D2), (0.34, _E2), seconds=0.8)),
    "set_bright5": (
        0.22,
        lambda: mix(
            (0, motif((0.0, _A), (0.09, _D), (0.18, _A2), (0.27, _D2), (0.38, _A3), (0.39, _E2), seconds=0.95)),
            (0.38, bell(1661.2, 0.57, 4).scaled(0.15)),
        ),
    ),
    "set_dead": (0.06, lambda: low_pass(string(_A, 0.16, bright=0.2), lambda t: 1500 - 7000 * t)),
    "score": (0.08, lambda: bell(1244.5, 0.1, 30)),
    "bak_risk": (0.08, lambda: mix((0, knock(310, 21)), (0.07, high_pass(slap(22, body=300), 800).scaled(0.5)))),
    "bak_safe": (0.08, lambda: mix((0, bell(659.3, 0.22, 12)), (0.08, bell(880.0, 0.26, 12)))),
    "target": (0.15, lambda: mix((0, bell(698.5, 0.3, 9)), (0.11, bell(1046.5, 0.34, 9)))),
    "go_1": (0.26, lambda: _go(1)),
    "go_2": (0.28, lambda: _go(2)),
    "go_3": (0.31, lambda: _go(3)),
    "stop": (0.24, lambda: mix((0, gong(150, 1.0)), (0, drum(84, 0.4).scaled(0.6)))),
    "win": (0.2, _cadence),
    "chips": (0.14, lambda: chips(9, 0.05)),
    "stamp": (0.2, lambda: mix((0, slap(301, body=120, bright=0.3, thump=1.6)), (0.006, knock(190, 30).scaled(0.6)))),
    "nagari": (0.15, _falling),
    "match_end": (0.2, _closing),
    "turn": (0.06, lambda: string(_E, 0.26, bright=0.3)),
    "hint": (0.06, lambda: mix((0, bell(1174.7, 0.14, 20)), (0.06, bell(1174.7, 0.16, 20).scaled(0.6)))),
    "refuse": (0.08, lambda: low_pass(knock(330, 33, 0.1), lambda _t: 900)),
    "press": (0.06, lambda: knock(880, 35, 0.05)),
}


def render(name: str) -> Wave:
    """The finished sound of a name."""
    loudness, recipe = RECIPES[name]
    return trimmed(level(recipe(), loudness))


def main() -> None:
    """Write the named sounds, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    for name in options.names or RECIPES:
        write(render(name), options.out / f"{name}.wav")


if __name__ == "__main__":
    main()
