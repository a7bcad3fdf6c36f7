"""What the note on a hand card says: what playing it would do (UX 3.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from gostop_desktop.engine.actions import Bomb, Play
from gostop_desktop.engine.cards import BRIGHTS, FIRST_BONUS, MATES, Card, CardSet, Month, cards_in, month_of
from gostop_desktop.engine.factors import shake_factor
from gostop_desktop.engine.outlook import stack_steal
from gostop_desktop.engine.view import View
from gostop_desktop.i18n import _, ngettext
from gostop_desktop.ui.lists import dotted, listed

from .choices import actions_of, breaks_of, gain_words, is_broken, matches_of, set_progress
from .facts import Gain, gain_of
from .geometry import Rect
from .layout import VIEWER
from .paint.tooltip import Around, Tip
from .sets import SET_CARDS
from .tabletop import Tabletop
from .words import card_name, dated_name, kind_name, month_name


def tip_of(view: View, names: Sequence[str], card: Card, *, is_active: bool) -> Tip:
    """Return the note on a card; what it would do only while it can be played."""
    tip = Tip(dated_name(card), kind_name(card))
    if not is_active:
        return tip
    lines = _lines(view, card)
    if card >= FIRST_BONUS or not matches_of(view, card):
        return replace(tip, lines=tuple(lines))
    ways = [(gain_of(view, 1 << card | taken), 1 << card | taken) for taken in _captures(view, card)]
    best, taken = max(ways, key=lambda way: way[0].after)
    broken = [words for name in SET_CARDS for words in breaks_of(view, names, name, taken)]
    return replace(tip, lines=(*lines, *broken), counts=_counts(view, best, taken), gain=gain_words(best))


def _counts(view: View, gain: Gain, taken: CardSet) -> tuple[str, ...]:
    """Return what a capture changes in the viewer's groups, in several ways: sets only just begun are left out first.

    How many brights there are is what their set says.
    """
    sets = {
        words: (view.captured[view.seat] | taken) & cards
        for name, cards in SET_CARDS.items()
        if cards & taken and not is_broken(view, name) and (words := set_progress(view, name, taken))
    }
    groups = [
        words
        for words, is_more in (
            (_("Animals {before} → {after}", before=gain.animals_before, after=gain.animals_after),
             gain.animals_after > gain.animals_before),
            (_("Ribbons {before} → {after}", before=gain.ribbons_before, after=gain.ribbons_after),
             gain.ribbons_after > gain.ribbons_before),
            (_("Junk {before} → {after}", before=gain.junk_before, after=gain.junk_after),
             gain.junk_after > gain.junk_before),
        )
        if is_more
    ]  # fmt: skip
    advanced = [words for words, mine in sets.items() if mine.bit_count() > 1 or mine & BRIGHTS]
    return tuple(dict.fromkeys(dotted((*told, *groups)) for told in (sets, advanced, ()) if told or groups))


def _lines(view: View, card: Card) -> list[str]:
    matches = matches_of(view, card)
    ways = actions_of(view.legal, card)
    if not ways:
        return [_("Cannot be played now")]
    if card >= FIRST_BONUS:
        return [_("Goes to your junk, and you play another card")]
    names = listed(card_name(match) for match in cards_in(matches))
    month = month_of(card)
    if any(stacked == month for stacked, _stack in view.stacks):
        lines = [_takes_stack(view, month)]
    elif names:
        lines = [_("Matches {cards}", cards=names)]
    else:
        lines = [_("No match: it stays on the table at {month}", month=month_name(month))]
    if any(isinstance(way, Bomb) for way in ways):
        held = (view.hand & MATES[card]).bit_count()
        lines.append(_("Bomb: {n} at once take {cards}, and junk", n=held, cards=names))
    elif any(isinstance(way, Play) and way.shake for way in ways):
        factor = shake_factor(view.rules, 1)
        lines.append(
            _("Can be shaken first: a win counts ×{factor}", factor=factor)
            if factor > 1
            else _("Can be shaken first, which multiplies nothing under these rules")
        )
    return lines


def _takes_stack(view: View, month: Month) -> str:
    """Return that a card takes a stack, and the junk that comes with it."""
    junk = stack_steal(view, month)
    if not junk:
        return _("Takes the whole stack")
    if view.rules.players == 2:
        return ngettext(
            "Takes the whole stack, and {n} junk from your opponent",
            "Takes the whole stack, and {n} junk from your opponent",
            junk,
        )
    return ngettext(
        "Takes the whole stack, and {n} junk from each opponent",
        "Takes the whole stack, and {n} junk from each opponent",
        junk,
    )


def around(top: Tabletop, card: Card) -> Around:
    """Return what lies round a card of the hand, as far as a note on it should not hide it."""
    stage, layout = top.stage, top.layout

    def rects(cards: Iterable[Card]) -> tuple[Rect, ...]:
        return tuple(stage.sprites[card].pose.rect for card in cards if card in stage.sprites)

    firm = (*rects(stage.hand), *rects(cards_in(stage.on_table)), layout.deck, *layout.side.seats)
    if card < FIRST_BONUS:
        firm = (*firm, layout.slot_rect(month_of(card), 1))
    labels = tuple(spot.label for spot in layout.groups[VIEWER])
    return Around(firm, (*rects(cards_in(stage.captured_of(stage.viewer))), *labels))


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
