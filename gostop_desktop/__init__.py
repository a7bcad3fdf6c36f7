"""Go-Stop (고스톱) and Matgo (맞고) for the desktop."""

from __future__ import annotations

__version__ = "0.1.0"
