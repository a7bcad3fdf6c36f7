"""What a person does on a page: find a control and press it; and a round that was left."""

from __future__ import annotations

from gostop_desktop.ui.desk import Desk
from gostop_desktop.ui.scenes.new_game import NewGameScene
from gostop_desktop.ui.widgets import Controls, Widget

from .helpers import Hands

AUTOSAVE = """[Format "gostop-record 1"]
[Rules "matgo"]
[Match "4c2d8ecf 3"]
[Chips "112400 87600"]
[Table "{\\"names\\": [\\"Me\\", \\"Min-su\\"], \\"chips\\": 100000}"]

0 03J
"""


AT_THE_TABLE = {"table", "dealer_draw", "cut"}


def control(controls: Controls, key: str) -> Widget:
    found = [widget for widget in controls.all() if key in {widget.key, widget.name}]
    return next((widget for widget in found if widget.can_focus), found[0])


def press(hands: Hands, controls: Controls, key: str) -> None:
    """Press a control as a person does: bring it into view, move to it, click."""
    widget = control(controls, key)
    panel = next(panel for panel in controls.panels if widget in panel.widgets)
    panel.show(widget)
    hands.click(panel.on_screen(widget.rect).center)


def top(desk: Desk) -> str:
    scene = desk.scenes.top
    return "" if scene is None else scene.name


def new_game(hands: Hands, desk: Desk) -> NewGameScene:
    scene = hands.show(NewGameScene(desk))
    assert isinstance(scene, NewGameScene)
    return scene
