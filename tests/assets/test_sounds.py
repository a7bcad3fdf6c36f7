"""The sounds: complete, the size they may have, as loud and as bright as they are meant to be (UX 4)."""

from __future__ import annotations

import math
import sys
import wave
from array import array
from itertools import combinations, pairwise
from pathlib import Path

import pytest

ASSETS = Path(__file__).resolve().parents[2] / "assets"
sys.path.insert(0, str(ASSETS / "src"))

import sounds  # noqa: E402  # the generators are scripts beside each other
import synth  # noqa: E402  # likewise

SLAPS = [f"slap_{take}" for take in range(1, 7)]
JINGLES = [name for name in sounds.RECIPES if name.startswith("set_") and name != "set_dead"]


def shipped(name: str) -> synth.Wave:
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav"), "rb") as file:
        assert (1, 2) == (file.getnchannels(), file.getsampwidth())
        samples = array("h", file.readframes(file.getnframes()))
        return synth.Wave(file.getframerate(), [sample / 32767 for sample in samples])


def share_above(sound: synth.Wave, pitch: float) -> float:
    """The share of the energy above a pitch, from a Fourier sum in steps of 50 hertz up to 10,000."""
    energies = []
    for hertz in range(50, 10_000, 50):
        step = math.tau * hertz / sound.rate
        real = math.fsum(x * math.cos(step * i) for i, x in enumerate(sound.samples))
        imaginary = math.fsum(x * math.sin(step * i) for i, x in enumerate(sound.samples))
        energies.append((hertz, real * real + imaginary * imaginary))
    return sum(energy for hertz, energy in energies if hertz > pitch) / sum(energy for _, energy in energies)


def test_the_folder_holds_just_the_recipes_and_at_most_a_mebibyte() -> None:
    files = sorted((ASSETS / "sounds").iterdir())

    assert sorted(f"{name}.wav" for name in sounds.RECIPES) == [file.name for file in files]
    assert sum(file.stat().st_size for file in files) <= 1 << 20


@pytest.mark.parametrize("name", sounds.RECIPES)
def test_a_sound_is_what_its_recipe_gives(name: str, tmp_path: Path) -> None:
    synth.write(sounds.render(name), tmp_path / "again.wav")
    with wave.open(str(tmp_path / "again.wav"), "rb") as file:
        again = array("h", file.readframes(file.getnframes()))

    kept = [round(sample * 32767) for sample in shipped(name).samples]
    # Mathematics libraries differ in the last bit, which the rounding to 16 bits can show as one step.
    assert len(kept) == len(again)
    assert max(abs(a - b) for a, b in zip(kept, again, strict=True)) <= 1


@pytest.mark.parametrize("name", sounds.RECIPES)
def test_a_sound_is_short_clean_and_as_loud_as_meant(name: str) -> None:
    sound = shipped(name)
    loudness, _ = sounds.RECIPES[name]

    assert sound.seconds <= 1.2
    assert synth.peak(sound) <= 0.89
    assert abs(sum(sound.samples) / len(sound.samples)) < 0.01
    assert math.isclose(loudness, synth.loudest(sound), rel_tol=0.3)
    assert abs(sound.samples[0]) < 0.1
    assert abs(sound.samples[-1]) < 0.01


@pytest.mark.parametrize("name", SLAPS)
def test_a_slap_is_a_crisp_click_over_a_thump(name: str) -> None:
    sound = shipped(name)
    loud = max(range(len(sound.samples)), key=lambda i: abs(sound.samples[i]))

    assert loud / sound.rate < 0.012
    assert 0.2 < share_above(sound, 2000) < 0.8


def test_six_slaps_are_six_takes() -> None:
    assert len(SLAPS) == len({tuple(shipped(name).samples[:400]) for name in SLAPS})


def test_every_set_has_a_motif_of_its_own() -> None:
    assert 8 == len(JINGLES)
    assert 8 == len({tuple(shipped(name).samples) for name in JINGLES})


def test_a_louder_event_is_louder() -> None:
    loud = [synth.loudest(shipped(name)) for name in ("focus", "deal", "capture", "slap_1", "go_3")]

    assert sorted(loud) == loud


def spectrum(sound: synth.Wave) -> list[float]:
    """Return how loud the octaves from 100 hertz on are, in decibels of the whole."""
    edges = (100, 200, 300, 450, 700, 1100, 1700, 2600, 4000, 6000, 9000)
    energies = []
    for low, high in pairwise(edges):
        energy = 0.0
        for hertz in range(low, high, max(20, (high - low) // 12)):
            step = math.tau * hertz / sound.rate
            real = math.fsum(x * math.cos(step * i) for i, x in enumerate(sound.samples))
            imaginary = math.fsum(x * math.sin(step * i) for i, x in enumerate(sound.samples))
            energy += real * real + imaginary * imaginary
        energies.append(energy)
    return [10 * math.log10(energy / sum(energies)) for energy in energies]


def test_an_ear_tells_the_takes_of_a_slap_apart() -> None:
    """Their bands differ by more than two decibels on average, and each has a body below 450 hertz."""
    spectra = {name: spectrum(shipped(name)) for name in SLAPS}

    for first, second in combinations(SLAPS, 2):
        apart = sum(abs(a - b) for a, b in zip(spectra[first], spectra[second], strict=True)) / len(spectra[first])
        assert apart > 1.5, f"{first} and {second}"
    for bands in spectra.values():
        assert sum(10 ** (band / 10) for band in bands[:3]) > 0.1


@pytest.mark.parametrize("name", [*SLAPS, "slap_flip"])
def test_a_slap_is_at_its_loudest_within_five_milliseconds(name: str) -> None:
    sound = shipped(name)
    most = synth.peak(sound)
    begin = next(index for index, sample in enumerate(sound.samples) if abs(sample) > 0.1 * most)
    full = next(index for index, sample in enumerate(sound.samples) if abs(sample) > 0.9 * most)

    assert (full - begin) / sound.rate < 0.005


@pytest.mark.parametrize("name", ["go_1", "go_2", "go_3"])
def test_a_call_has_a_voice_above_its_drum(name: str) -> None:
    """The vowel's formants stand out of what a drum leaves there."""
    assert share_above(shipped(name), 400) > 0.25


@pytest.mark.parametrize("name", [*SLAPS, "slap_flip"])
def test_a_slap_has_the_body_of_cloth_over_wood_and_is_soon_over(name: str) -> None:
    sound = shipped(name)
    most = synth.peak(sound)
    last = max(index for index, sample in enumerate(sound.samples) if abs(sample) > most / 10)

    assert share_above(sound, 180) - share_above(sound, 450) > 0.1
    assert share_above(sound, 2000) > 0.25
    assert last / sound.rate < 0.12


@pytest.mark.parametrize("name", ["bomb", "quad", "ppuk", "stop", "stamp", "go_1", "go_2", "go_3", "win", "match_end"])
def test_a_blow_is_heard_from_a_speaker_that_gives_back_nothing_low(name: str) -> None:
    """Laptops fall off below two hundred hertz: what is told by a drum must not be gone there."""
    sound = shipped(name)
    small = synth.high_pass(synth.high_pass(sound, 200), 200)

    assert synth.loudest(small) > 0.4 * synth.loudest(sound)


def test_from_a_small_speaker_a_bomb_is_no_quieter_than_a_slap() -> None:
    bomb, slap = (synth.high_pass(synth.high_pass(shipped(name), 200), 200) for name in ("bomb", "slap_1"))

    assert synth.loudest(bomb) > synth.loudest(slap)
