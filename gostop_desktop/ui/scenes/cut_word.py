"""A word that is typed instead of a place of the cut, in any script; all of it is mixed into the deck (UX 5.1)."""

from __future__ import annotations

import pygame

LONGEST = 24


class TypedWord:
    """The letters typed so far; those that an input method has not finished count as they are seen."""

    def __init__(self) -> None:
        self._word = self._composing = ""

    @property
    def shown(self) -> str:
        """The word as it is seen, and as it is given."""
        return (self._word + self._composing)[:LONGEST]

    def begin(self, place: pygame.Rect) -> None:
        """Let letters come, those of an input method at a place of the screen.

        Without it a word could only be typed on keys that bear Latin letters.
        """
        pygame.key.start_text_input()
        self.move(place)

    def move(self, place: pygame.Rect) -> None:
        """Tell where the word stands now."""
        pygame.key.set_text_input_rect(place)

    def end(self) -> None:
        """Take no more letters: an input method would swallow those that are commands at the table (BUGS L02)."""
        self.keep()
        pygame.key.stop_text_input()

    def take(self, event: pygame.Event) -> bool:
        """Take a letter, or what is being composed, or a press of Backspace; return whether the word has changed."""
        before = self.shown
        if event.type == pygame.TEXTINPUT:
            self._composing = ""
            self._word = (self._word + _seen(event.text)).lstrip()[:LONGEST]
        elif event.type == pygame.TEXTEDITING:
            self._composing = _seen(event.text)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and not self._composing:
            self._word = self._word[:-1]
        return self.shown != before

    def write(self, text: str) -> None:
        """Take a whole word, as the board of letters has it."""
        self._word, self._composing = _seen(text).lstrip()[:LONGEST], ""

    def keep(self) -> None:
        """Take what is being composed as it is."""
        self._word, self._composing = self.shown, ""

    def clear(self) -> None:
        """Begin anew."""
        self._word = self._composing = ""


def _seen(text: str) -> str:
    """Return the letters of a text that can be seen: no marks of direction, nothing that only controls something."""
    return "".join(char for char in text if char.isprintable())
