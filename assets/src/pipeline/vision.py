"""How a picture looks in grey and to colour-blind eyes (Machado, Oliveira and Fernandes 2009, full severity)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image

MATRICES: dict[str, tuple[tuple[float, ...], ...]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)
Floats = npt.NDArray[np.float64]


def linear(image: Image.Image) -> Floats:
    """Return the picture's light, 0..1, rows by columns by RGB."""
    values = np.asarray(image.convert("RGB"), dtype=np.float64) / 255
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def _encode(light: Floats) -> Image.Image:
    light = np.clip(light, 0, 1)
    values = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return Image.fromarray(np.round(values * 255).astype(np.uint8), "RGB")


def simulate(image: Image.Image, eye: str) -> Image.Image:
    """Return the picture as `protan`, `deutan` or `tritan` eyes see it, or in `grey`."""
    light = linear(image)
    if eye == "grey":
        luminance = light @ np.array(_XYZ[1])
        return _encode(np.stack([luminance] * 3, axis=-1))
    return _encode(light @ np.array(MATRICES[eye]).T)


def lab(image: Image.Image) -> Floats:
    """Return the picture in CIELAB (D65)."""
    ratio = linear(image) @ np.array(_XYZ).T / np.array(_WHITE)
    f = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)
