"""Paints what flashes up: dust, rings, sparks, chips, the broom's stroke, the light of the third Go."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from gostop_desktop.ui.art.pictures import Pictures
from gostop_desktop.ui.table.effects import COINS, Effect, EffectKind, Effects, Particle
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .layers import NO_SWARM, Picture, Swarm

_CACHE_BYTES = 3 << 20
_OVER_ALL = frozenset({EffectKind.FRAME, EffectKind.SIGH})
_FADES = 8
"""Steps in which particles fade: each is one picture."""
_STEPS = 8
"""Pictures of a burst from its start to its end."""
_CREAM = pygame.Color(246, 238, 220)
_GOLD = pygame.Color(245, 223, 94)


class EffectPainter:
    """Paints the passing effects of one layout; their pictures are made once for every size and fade."""

    def __init__(self, brush: Brush) -> None:
        self._brush = brush
        self._made: Pictures[Hashable] = Pictures(_CACHE_BYTES)
        # As large as the cloth: one is kept while it is shown.
        self._over_all: Pictures[Hashable] = Pictures(0)
        self._looks: dict[tuple[str, int], tuple[pygame.Surface, ...]] = {}

    def pictures(self, effects: Effects) -> list[Picture]:
        """Return everything that flashes up now."""
        result = []
        if not any(effect.kind in _OVER_ALL for effect in effects.passing):
            self._over_all.clear()
        for effect, progress in effects.moments():
            picture = self._effect(effect, progress)
            if picture is not None:
                result.append(picture)
        return result

    def swarm(self, effects: Effects) -> Swarm:
        """Return dust, sparks and chips."""
        if not effects.particles:
            return NO_SWARM
        pictures = []
        known = self._looks
        xs, ys = [], []
        for particle in effects.particles:
            age = particle.age
            looks = known.get((particle.kind, particle.size)) or self._look(particle)
            half = particle.size // 2
            x = int(particle.x + particle.vx * age) - half
            y = int(particle.y + (particle.vy + particle.pull * age / 2) * age) - half
            xs.append(x)
            ys.append(y)
            pictures.append((looks[int(age / particle.life * _FADES)], (x, y)))
        left, top = min(xs), min(ys)
        side = max(looks[0].get_width() for looks in known.values())
        return Swarm(pictures, pygame.Rect(left, top, max(xs) - left + side, max(ys) - top + side))

    def _look(self, particle: Particle) -> tuple[pygame.Surface, ...]:
        """Return what a particle looks like from its beginning to its end."""
        kind, size = particle.kind, particle.size
        if kind in COINS:
            looks = (self._coin(kind, size),) * _FADES
        else:
            looks = tuple(self._puff(kind, size, _FADES - step) for step in range(_FADES))
        # Whoever is asked for its look on its last day has the last one.
        looks = (*looks, looks[-1])
        self._looks[kind, size] = looks
        return looks

    def _puff(self, kind: str, size: int, fade: int) -> pygame.Surface:
        colour = {"dust": _CREAM, "spark": _GOLD}.get(kind, _CREAM)
        alpha = (90 if kind == "dust" else 230) * fade // _FADES
        large = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
        pygame.draw.circle(large, (colour.r, colour.g, colour.b, alpha), (size * 2, size * 2), size * 2)
        if kind == "dust":
            pygame.draw.circle(large, (colour.r, colour.g, colour.b, alpha // 2), (size * 2, size * 2), size * 2)
            pygame.draw.circle(large, (colour.r, colour.g, colour.b, alpha), (size * 2, size * 2), size)
        large.premul_alpha_ip()
        return pygame.transform.smoothscale(large, (size, size))

    def _coin(self, kind: str, size: int) -> pygame.Surface:
        return self._brush.desk.artwork.picture("chips", kind, (size + 2, size + 2))

    def _effect(self, effect: Effect, progress: float) -> Picture | None:
        match effect.kind:
            case EffectKind.RING:
                return self._spread(effect, progress, "dust", _CREAM)
            case EffectKind.BURST:
                return self._spread(effect, progress, "burst", _GOLD)
            case EffectKind.HEARTS:
                return self._hearts(effect, progress)
            case EffectKind.STREAK:
                return self._streak(effect.area, progress)
            case EffectKind.FRAME:
                return self._frame(effect.area, progress)
            case EffectKind.DECK:
                return self._ring(effect, progress, self._brush.theme.mark.select, 0.2)
            case EffectKind.SIGH:
                return self._sigh(effect.area, progress)

    def _spread(self, effect: Effect, progress: float, name: str, colour: Colour) -> Picture:
        """Return cut strokes round the area, flying apart and fading in a few steps."""
        step = min(_STEPS - 1, int(progress * _STEPS))
        out = 1 - (1 - (step + 0.5) / _STEPS) ** 2
        side = round(effect.area.h * (1.15 + 0.55 * out) * (0.6 + 0.4 * effect.strength))
        tone = pygame.Color(colour.r, colour.g, colour.b, round(215 * (1 - step / _STEPS)))
        cut = partial(self._brush.desk.artwork.picture, "effects", name, (side, side), tone)
        picture = self._made.made((name, side, step), cut)
        x, y = effect.area.center
        return Picture(picture, round(x - side / 2), round(y - side / 2), 90 if name == "dust" else 2400)

    def _ring(self, effect: Effect, progress: float, colour: Colour, reach: float) -> Picture:
        """Return the outline of the area, growing and fading."""
        grow = round(effect.area.w * reach * effect.strength * progress) + self._brush.u(3)
        step = max(1, self._brush.u(2))
        grow = grow // step * step
        alpha = round(150 * (1 - progress)) // 12 * 12
        rect = pygame.Rect(effect.area).inflate(2 * grow, 2 * grow)
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        tone = pygame.Color(colour.r, colour.g, colour.b, alpha)
        radius = self._brush.u(6) + grow // 2
        self._brush.desk.shapes.ring(
            picture, picture.get_rect(), radius, tone, max(2.0, self._brush.scale * 4 * (1 - progress))
        )
        return Picture(picture, rect.x, rect.y, 90)

    def _hearts(self, effect: Effect, progress: float) -> Picture:
        """Return a ring of small hearts that opens."""
        area = effect.area
        reach = self._brush.u(70)
        side = 2 * reach + self._brush.u(24)
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        alpha = round(255 * (1 - progress**2))
        heart = self._heart(self._brush.u(18), alpha // 16 * 16)
        away = round(reach * (0.35 + 0.65 * (1 - (1 - progress) ** 2)))
        for x, y in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5)):
            at = (side / 2 + x * away - heart.get_width() / 2, side / 2 + y * away - heart.get_height() / 2)
            picture.blit(heart, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return Picture(picture, round(area.center[0] - side / 2), round(area.center[1] - side / 2), 2400)

    def _heart(self, size: int, alpha: int) -> pygame.Surface:
        red = self._brush.theme.red.hover
        tone = pygame.Color(red.r, red.g, red.b, alpha)
        cut = partial(self._brush.desk.artwork.picture, "icons", "heart_full", (size, size), tone)
        return self._made.made(("heart", size, alpha), cut)

    def _streak(self, area: Rect, progress: float) -> Picture:
        """Return a broom's stroke that runs across the field."""
        width, height = area.w * 38 // 100, area.h
        cream = pygame.Color(_CREAM.r, _CREAM.g, _CREAM.b, 200)
        cut = partial(self._brush.desk.artwork.picture, "effects", "sweep", (width, height), cream)
        whole = self._made.made(("streak", width, height), cut)
        eased = progress * progress * (3 - 2 * progress)
        x = area.x + round((area.w + width) * eased) - width
        visible = pygame.Rect(x, area.y, width, height).clip(pygame.Rect(area))
        if visible.width <= 0:
            return Picture(whole.subsurface((0, 0, 1, 1)), area.x, area.y, 2400)
        piece = whole.subsurface((visible.x - x, 0, visible.width, height))
        return Picture(piece, visible.x, visible.y, 2400)

    def _frame(self, area: Rect, progress: float) -> Picture:
        """Return a light along the edge of the cloth."""
        steps = 10
        step = min(steps - 1, int(progress * steps))
        key = ("frame", area, step)
        picture = self._over_all.get(key)
        if picture is None:
            picture = pygame.Surface((area.w, area.h), pygame.SRCALPHA)
            glow = 1 - step / steps
            reach = self._brush.u(26)
            for line in range(0, reach, 2):
                alpha = round(150 * glow * (1 - line / reach) ** 2)
                colour = (_GOLD.r * alpha // 255, _GOLD.g * alpha // 255, _GOLD.b * alpha // 255, alpha)
                pygame.draw.rect(picture, colour, picture.get_rect().inflate(-2 * line, -2 * line), 2)
            self._over_all.keep(key, picture)
        return Picture(picture, area.x, area.y, 2300)

    def _sigh(self, area: Rect, progress: float) -> Picture:
        """Return a shade over the cloth that comes and goes."""
        alpha = round(110 * (1 - abs(2 * progress - 1))) // 10 * 10
        key = ("sigh", area, alpha)
        picture = self._over_all.get(key)
        if picture is None:
            picture = pygame.Surface((area.w, area.h), pygame.SRCALPHA)
            picture.fill((0, 0, 0, alpha))
            self._over_all.keep(key, picture)
        return Picture(picture, area.x, area.y, 2300)
