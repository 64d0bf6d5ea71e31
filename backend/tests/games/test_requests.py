"""The form of an action: taken promptly where it is plainly right, and never otherwise than by DRF."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from rest_framework.exceptions import ValidationError

from accounts.api.strict import PromptSerializer, StrictSerializer
from games.api.callers import checked
from games.api.requests import ActionSerializer

LEFT_OUT = ...
IDS = [
    "a",
    "A-z_9",
    "a" * 64,
    "a" * 65,
    "",
    "a b",
    "a\n",
    "\u0661",
    "a\0",
    7,
    None,
    ["a"],
    LEFT_OUT,
]
ACTIONS = ["KD", "8H=S!", "a" * 16, "a" * 17, "", " ", " KD ", "K D", "K\0", "K\u00e9", "\ud800", 7, None, LEFT_OUT]  # fmt: skip
TURNS = [0, 3, 2**31 - 1, 2**31, -1, 10**300, True, "3", 3.0, None, LEFT_OUT]


def outcome(check: Callable[[Any], object], data: object) -> object:
    """Return the fields that a check gives, or what it says is wrong."""
    try:
        return check(data)
    except ValidationError as error:
        return error.get_full_details()


@pytest.mark.parametrize("action_id", IDS, ids=ascii)
def test_what_is_taken_promptly_is_taken_by_the_slow_way_as_well(action_id: object) -> None:
    slow = ActionSerializer()
    for action, turn in product(ACTIONS, TURNS):
        sent = {"action_id": action_id, "action": action, "turn": turn}
        data = {name: value for name, value in sent.items() if value is not LEFT_OUT}
        expected = outcome(lambda data: StrictSerializer.run_validation(slow, data), data)
        assert outcome(lambda data: checked(ActionSerializer, data), data) == expected, data


def test_what_every_page_sends_is_taken_promptly() -> None:
    form = ActionSerializer()
    assert isinstance(form, PromptSerializer)
    for action in ("KD", "8H=S!", "draw", "last", "call@2", "name=S"):
        assert form._is_plain({"action_id": "m5x_8-q", "action": action, "turn": 12}), action
        assert form._is_plain({"action_id": "m5x_8-q", "action": action}), action


@pytest.mark.parametrize("data", [None, [], "KD", 7, {}, {"action": "KD", "action_id": "a", 1: 2}])
def test_what_is_no_form_at_all_is_refused(data: object) -> None:
    assert not ActionSerializer()._is_plain(data)
    with pytest.raises(ValidationError):
        checked(ActionSerializer, data)
