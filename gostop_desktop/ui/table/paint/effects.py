"""Paints what flashes up: dust, rings, sparks, chips, the broom's stroke, the light of the third Go."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

import pygame

from gostop_desktop.ui.art.pictures import Pictures, size_of
from gostop_desktop.ui.table.effects import STAMPED, Effect, EffectKind, Effects
from gostop_desktop.ui.table.geometry import Rect
from gostop_desktop.ui.table.particles import COINS, Particle
from gostop_desktop.ui.theme import Colour

from .brush import Brush
from .layers import NO_SWARM, Picture, Swarm

CACHE_BYTES = 3 << 20
"""For a window of 1920 × 1080: what flashes up at a time."""
LOOKS_BYTES = 1 << 20
"""For particles of all sizes there are."""
_LIGHTS = 8
"""Steps in which a light at the edge of the cloth goes out."""
_STRIP = 60
"""Units of height of the strips of a shade over the cloth: as one picture it would take many megabytes."""
_FADES = 8
"""Steps in which particles fade: each is one picture."""
_RINGS = 5
"""From the edge of a soft spot to its middle."""
_STEPS = 8
"""Pictures of a burst from its start to its end."""
_GROUND_Z = 90
"""On the cloth, below the cards."""
_GLOW_Z = 2350
_CREAM = pygame.Color(246, 238, 220)
_GOLD = pygame.Color(245, 223, 94)
_BRASS = pygame.Color(216, 180, 103)


class EffectPainter:
    """Paints the passing effects of one layout; their pictures are made once for every size and fade."""

    def __init__(self, brush: Brush) -> None:
        self._brush = brush
        self._made: Pictures[Hashable] = Pictures(round(CACHE_BYTES * brush.windows))
        self._looks: dict[tuple[str, int], tuple[pygame.Surface, ...]] = {}
        self._looks_bytes = 0

    @property
    def bytes(self) -> int:
        """How many bytes the pictures take now."""
        return self._made.bytes + self._looks_bytes

    def pictures(self, effects: Effects) -> list[Picture]:
        """Return everything that flashes up now."""
        return [picture for effect, progress in effects.moments() for picture in self._effect(effect, progress)]

    def rest(self) -> None:
        """Let go of what flashed up: the next time it may be something else."""
        self._made.clear()

    def swarm(self, effects: Effects) -> Swarm:
        """Return dust, sparks and chips."""
        pictures, xs, ys = [], [], []
        known = self._looks
        largest = 0
        for particle in effects.particles:
            age = particle.age
            if age < 0.0:
                continue
            looks = known.get((particle.kind, particle.size)) or self._look(particle)
            part = age / particle.life
            picture = looks[int(part * _FADES)]
            side = picture.get_width()
            time = age * (1.0 - particle.drag * part)
            x = int(particle.x + particle.vx * time + particle.sway * part * (1.0 - part)) - side // 2
            y = int(particle.y + (particle.vy + particle.pull * time / 2) * time) - side // 2
            xs.append(x)
            ys.append(y)
            if side > largest:  # noqa: PLR1730  # a hundred times a frame: calling max takes twice as long
                largest = side
            pictures.append((picture, (x, y)))
        if not pictures:
            return NO_SWARM
        left, top = min(xs), min(ys)
        return Swarm(pictures, pygame.Rect(left, top, max(xs) - left + largest, max(ys) - top + largest))

    def _look(self, particle: Particle) -> tuple[pygame.Surface, ...]:
        """Return what a particle looks like from its beginning to its end."""
        kind, size = particle.kind, particle.size
        if kind in COINS:
            looks = (self._coin(kind, size),) * _FADES
        else:
            looks = tuple(self._puff(kind, size, step) for step in range(_FADES))
        # Whoever is asked for its look on its last day has the last one.
        looks = (*looks, looks[-1])
        self._looks_bytes += sum(size_of(look) for look in looks)
        if self._looks_bytes > LOOKS_BYTES * self._brush.windows:
            self._looks.clear()
            self._looks_bytes = sum(size_of(look) for look in looks)
        self._looks[kind, size] = looks
        return looks

    def _puff(self, kind: str, size: int, step: int) -> pygame.Surface:
        """Return a puff that spreads and thins out, or a spark that shrinks."""
        part = step / _FADES
        if kind == "dust":
            return self._soft(round(size * (0.6 + 0.7 * part)), _CREAM, 150 * (1.0 - part))
        side = max(2, round(size * (1.0 - 0.5 * part)))
        return self._soft(side, _GOLD, 250 * (1.0 - part), core=0.75)

    def _soft(self, side: int, colour: Colour, alpha: float, core: float = 0.15) -> pygame.Surface:
        """Return a round spot whose edge runs out."""
        large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
        for ring in range(_RINGS):
            reach = 1.0 - (1.0 - core) * ring / _RINGS
            shade = round(alpha * ((ring + 1) / _RINGS) ** 2)
            pygame.draw.circle(large, (colour.r, colour.g, colour.b, shade), (side * 2, side * 2), side * 2 * reach)
        large.premul_alpha_ip()
        return pygame.transform.smoothscale(large, (side, side))

    def _coin(self, kind: str, size: int) -> pygame.Surface:
        """Return a coin as it flies: brass or red, with a rim and a square hole, told from far."""
        brush = self._brush
        red, brass = brush.theme.red, _BRASS
        fill, line = (brass, red.line_dark) if kind == COINS[0] else (red.fill, _CREAM)
        side = size + 2
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        middle = side / 2, side / 2
        brush.desk.shapes.disc(picture, middle, side, fill, line, max(1.5, size / 9))
        hole = max(2, size // 4)
        brush.desk.shapes.box(picture, pygame.Rect((side - hole) // 2, (side - hole) // 2, hole, hole), 1, line)
        return picture

    def _effect(self, effect: Effect, progress: float) -> list[Picture]:
        match effect.kind:
            case EffectKind.RING:
                return [self._spread(effect, progress, "dust", _CREAM)]
            case EffectKind.BURST:
                return [self._spread(effect, progress, "burst", _GOLD)]
            case EffectKind.HEARTS:
                return [self._hearts(effect, progress)]
            case EffectKind.STREAK:
                return [self._streak(effect.area, progress)]
            case EffectKind.FRAME:
                return self._frame(effect.area, progress)
            case EffectKind.GLOW:
                return self._glow(effect.area, progress)
            case EffectKind.STAMP:
                return [self._stamp(effect.area, progress)] if progress > STAMPED else []
            case EffectKind.SHOCK:
                return [self._shock(effect.area, progress)]
            case EffectKind.SIDE:
                return [self._side(effect.area, progress)]
            case EffectKind.PULSE:
                return [picture for spot in self._spots(effect) for picture in self._glow(spot, progress)]
            case EffectKind.CRACK | EffectKind.MEND:
                return [self._shield(effect.kind, spot, progress) for spot in self._spots(effect)]
            case EffectKind.SIGH:
                return self._sigh(effect.area, progress)

    def _spread(self, effect: Effect, progress: float, name: str, colour: Colour) -> Picture:
        """Return cut strokes round the area, flying apart and fading in a few steps."""
        step = min(_STEPS - 1, int(progress * _STEPS))
        out = 1 - (1 - (step + 0.5) / _STEPS) ** 2
        side = round(effect.area.h * (1.0 + 0.4 * out) * (0.6 + 0.4 * effect.strength))
        tone = pygame.Color(colour.r, colour.g, colour.b, round(215 * (1 - step / _STEPS)))
        cut = partial(self._brush.desk.artwork.picture, "effects", name, (side, side), tone)
        picture = self._made.made((name, side, step), cut)
        x, y = effect.area.center
        whole = Picture(picture, round(x - side / 2), round(y - side / 2), _GROUND_Z if name == "dust" else 2400)
        return self._on_cloth(whole)

    def _on_cloth(self, picture: Picture) -> Picture:
        """Return as much of a picture as lies on the cloth."""
        seen = picture.rect.clip(pygame.Rect(self._brush.layout.cloth))
        if seen == picture.rect or seen.width <= 0:
            return picture
        piece = picture.surface.subsurface(seen.move(-picture.x, -picture.y))
        return Picture(piece, seen.x, seen.y, picture.z)

    def _glow(self, area: Rect, progress: float) -> list[Picture]:
        """Return the four edges of an outline that lights up and goes out."""
        step = round(_STEPS * min(1.0, 4 * progress, (1.0 - progress) * 4 / 3))
        thick = max(2, self._brush.u(3))
        colour = self._brush.theme.mark.select
        tone = pygame.Color(colour.r, colour.g, colour.b, 220 * step // _STEPS).premul_alpha()

        def edge(width: int, height: int) -> pygame.Surface:
            def fill() -> pygame.Surface:
                strip = pygame.Surface((width, height), pygame.SRCALPHA)
                strip.fill(tone)
                return strip

            return self._made.made(("glow", width, height, step), fill)

        across, down = edge(area.w + 2 * thick, thick), edge(thick, area.h)
        left, right = area.x - thick, area.right
        return [
            Picture(across, left, area.y - thick, _GLOW_Z),
            Picture(across, left, area.bottom, _GLOW_Z),
            Picture(down, left, area.y, _GLOW_Z),
            Picture(down, right, area.y, _GLOW_Z),
        ]

    def _stamp(self, area: Rect, progress: float) -> Picture:
        """Return the ring that leaves a badge which has come down."""
        step = min(_STEPS - 1, int((progress - STAMPED) / (1.0 - STAMPED) * _STEPS))
        part = (step + 1) / _STEPS
        side = round(area.w * (1.0 + 1.3 * (1.0 - (1.0 - part) ** 2)))
        return self._ring(area, side, ("stamp", step), self._brush.theme.red.hover, 1.0 - part, self._brush.u(4))

    def _shock(self, area: Rect, progress: float) -> Picture:
        """Return the wave in the blanket: a wide ring that thins out, below the cards."""
        step = min(_STEPS - 1, int(progress * _STEPS))
        part = (step + 1) / _STEPS
        side = round(area.h * (0.9 + 1.9 * (1.0 - (1.0 - part) ** 2)))
        line = max(2, round(self._brush.u(11) * (1.0 - 0.7 * part)))
        return self._on_cloth(self._ring(area, side, ("shock", step), _CREAM, 0.75 * (1.0 - part), line, _GROUND_Z))

    def _ring(
        self, area: Rect, side: int, key: tuple[str, int], colour: Colour, strength: float, line: int, z: int = 2400
    ) -> Picture:
        """Return a circle round the middle of an area."""

        def paint() -> pygame.Surface:
            # Drawn in full and thinned out as a whole: the edge of a line that is drawn half clear is not smooth.
            picture = pygame.Surface((side, side), pygame.SRCALPHA)
            pygame.draw.aacircle(picture, colour, (side // 2, side // 2), side // 2 - 1, max(2, line))
            picture.premul_alpha_ip()
            alpha = round(235 * strength)
            picture.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        x, y = area.center
        return Picture(self._made.made((key, side), paint), round(x - side / 2), round(y - side / 2), z)

    def _spots(self, effect: Effect) -> list[Rect]:
        """Return where that is what an effect is about, in its panel; nowhere if there was no room for it."""
        if not effect.part:
            return [effect.area]
        return [spot for spot in self._brush.spots.get(effect.part, ()) if effect.area.holds(spot)]

    def _shield(self, kind: EffectKind, spot: Rect, progress: float) -> Picture:
        """Return the ring that flies from a shield which breaks, or closes on one that is mended."""
        step = min(_STEPS - 1, int(progress * _STEPS))
        part = (step + 1) / _STEPS
        mark = self._brush.theme.mark
        colour, away = (mark.danger, part) if kind is EffectKind.CRACK else (mark.good, 1.0 - part)
        side = round(spot.w * (1.0 + 0.9 * away))
        return self._ring(spot, side, (kind.name, step), colour, 1.0 - 0.8 * away, self._brush.u(3))

    def _side(self, area: Rect, progress: float) -> Picture:
        """Return a light that rises from the edge of the cloth and goes out: from below in its lower half."""
        step = round(_LIGHTS * min(1.0, 5 * progress, (1.0 - progress) * 5 / 3))
        cloth = self._brush.layout.cloth
        is_low = area.center[1] > cloth.center[1]

        def paint() -> pygame.Surface:
            picture = pygame.Surface((area.w, area.h), pygame.SRCALPHA)
            for line in range(area.h):
                alpha = round(170 * step / _LIGHTS * (1 - line / area.h) ** 2)
                y = area.h - 1 - line if is_low else line
                picture.fill(pygame.Color(_GOLD.r, _GOLD.g, _GOLD.b, alpha).premul_alpha(), (0, y, area.w, 1))
            return picture

        return Picture(self._made.made(("side", area, step), paint), area.x, area.y, 2300)

    def _hearts(self, effect: Effect, progress: float) -> Picture:
        """Return a ring of small hearts that opens."""
        area = effect.area
        reach = self._brush.u(78)
        side = 2 * reach + self._brush.u(32)
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        alpha = round(255 * (1 - progress**2))
        heart = self._heart(self._brush.u(26), alpha // 16 * 16)
        away = round(reach * (0.6 + 0.4 * (1 - (1 - progress) ** 2)))
        for x, y in ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5)):
            at = (side / 2 + x * away - heart.get_width() / 2, side / 2 + y * away - heart.get_height() / 2)
            picture.blit(heart, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        whole = Picture(picture, round(area.center[0] - side / 2), round(area.center[1] - side / 2), 2400)
        return self._on_cloth(whole)

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

    def _frame(self, area: Rect, progress: float) -> list[Picture]:
        """Return a light along the edge of the cloth: four strips, because nothing is to be seen between them."""
        step = min(_LIGHTS - 1, int(progress * _LIGHTS))
        reach = self._brush.u(26)
        inside = area.h - 2 * reach
        strips = (
            (0, 0, area.w, reach),
            (0, area.h - reach, area.w, reach),
            (0, reach, reach, inside),
            (area.w - reach, reach, reach, inside),
        )
        return [
            Picture(
                self._made.made(("frame", area, step, strip), partial(_light, area, step, strip, reach)),
                area.x + strip[0],
                area.y + strip[1],
                2300,
            )
            for strip in strips
        ]

    def _sigh(self, area: Rect, progress: float) -> list[Picture]:
        """Return a shade over the cloth that comes and goes, in strips of one picture."""
        alpha = round(110 * (1 - abs(2 * progress - 1))) // 10 * 10
        height = self._brush.u(_STRIP)

        def shade() -> pygame.Surface:
            strip = pygame.Surface((area.w, height), pygame.SRCALPHA)
            strip.fill((0, 0, 0, alpha))
            return strip

        strip = self._made.made(("sigh", area.w, height, alpha), shade)
        rows = [Picture(strip, area.x, y, 2300) for y in range(area.y, area.bottom - height + 1, height)]
        left = (area.bottom - area.y) % height
        if left:
            rest = strip.subsurface((0, 0, area.w, left))
            rows.append(Picture(rest, area.x, area.bottom - left, 2300))
        return rows


def _light(area: Rect, step: int, strip: tuple[int, int, int, int], reach: int) -> pygame.Surface:
    """Return what a strip of the cloth shows of the light along its edge."""
    picture = pygame.Surface(strip[2:], pygame.SRCALPHA)
    whole = pygame.Rect(-strip[0], -strip[1], area.w, area.h)
    glow = 1 - step / _LIGHTS
    for line in range(0, reach, 2):
        alpha = round(150 * glow * (1 - line / reach) ** 2)
        colour = (_GOLD.r * alpha // 255, _GOLD.g * alpha // 255, _GOLD.b * alpha // 255, alpha)
        pygame.draw.rect(picture, colour, whole.inflate(-2 * line, -2 * line), 2)
    return picture
