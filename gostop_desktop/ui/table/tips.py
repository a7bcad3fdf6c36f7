"""What the note on a hand card says: what playing it would do (UX 3.4)."""

from __future__ import annotations

from gostop_desktop.engine.actions import Bomb, Play
from gostop_desktop.engine.cards import FIRST_BONUS, MATES, Card, cards_in, month_of
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _

from .choices import actions_of, gain_lines, matches_of, set_progress
from .facts import gain_of
from .geometry import Rect
from .layout import VIEWER
from .paint.tooltip import Tip
from .sets import SET_CARDS
from .tabletop import Tabletop
from .words import card_name, dated_name, kind_name, listed, month_name


def tip_of(view: View, card: Card, *, is_active: bool) -> Tip:
    """Return the note on a card; what it would do only while it can be played."""
    if not is_active:
        return Tip(dated_name(card), kind_name(card), (), "")
    return Tip(dated_name(card), kind_name(card), tuple(_lines(view, card)), _gain(view, card))


def _gain(view: View, card: Card) -> str:
    """Return what the best capture would bring: cards that count, and points."""
    if card >= FIRST_BONUS or not matches_of(view, card):
        return ""
    ways = [(gain_of(view, 1 << card | taken), 1 << card | taken) for taken in _captures(view, card)]
    best, taken = max(ways, key=lambda way: way[0].after)
    counts = [
        words for name, cards in SET_CARDS.items() if cards & taken and (words := set_progress(view, name, taken))
    ]
    if best.animals_after > best.animals_before:
        counts.append(_("Animals {before} → {after}", before=best.animals_before, after=best.animals_after))
    if best.junk_after > best.junk_before:
        counts.append(_("Junk {before} → {after}", before=best.junk_before, after=best.junk_after))
    return " · ".join([*counts, *gain_lines(best)])


def _lines(view: View, card: Card) -> list[str]:
    matches = matches_of(view, card)
    ways = actions_of(view.legal, card)
    if not ways:
        return [_("Cannot be played now")]
    if card >= FIRST_BONUS:
        return [_("Goes to your junk, and you play another card")]
    names = listed(card_name(match) for match in cards_in(matches))
    month = month_name(month_of(card))
    lines = (
        [_("Matches {cards}", cards=names)] if names else [_("No match: it stays on the table at {month}", month=month)]
    )
    if any(isinstance(way, Bomb) for way in ways):
        held = (view.hand & MATES[card]).bit_count()
        lines.append(_("Bomb: {n} at once take {cards}, and junk", n=held, cards=names))
    elif any(isinstance(way, Play) and way.shake for way in ways):
        lines.append(_("Can be shaken first: a win counts ×{factor}", factor=view.rules.shake_multiplier))
    return lines


def to_avoid(top: Tabletop, card: Card) -> list[Rect]:
    """Return what a note on a card should not hide: captured cards, labels, what lies on the table, where it goes."""
    stage, layout = top.stage, top.layout
    cards = [*stage.hand, *cards_in(stage.on_table), *cards_in(stage.captured_of(stage.viewer))]
    found = [stage.sprites[card].pose.rect for card in cards if card in stage.sprites]
    found += [spot.label for spot in layout.groups[VIEWER]]
    # Twice: the deck with its number matters more than a card that lies alone.
    found += [layout.deck, layout.deck, *layout.side.seats]
    if card < FIRST_BONUS:
        found.append(layout.slot_rect(month_of(card), 1))
    return found


def what_matters(top: Tabletop) -> list[Rect]:
    """Return everything that a note should not hide: cards, labels, panels, the deck, what is underfoot in the hand."""
    stage, layout = top.stage, top.layout
    found = [sprite.pose.rect for sprite in stage.sprites.values()]
    found += [spot.label for groups in layout.groups for spot in groups]
    found += [layout.deck, layout.hand_band, *layout.side.seats, *layout.names]
    return found


def _captures(view: View, card: Card) -> list[int]:
    """Return what the card could take: a stack whole, else one of what it matches."""
    month = month_of(card)
    for stacked, stack in view.stacks:
        if stacked == month:
            return [stack.all_cards]
    return [1 << match for match in cards_in(matches_of(view, card))]
