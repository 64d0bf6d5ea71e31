"""Why an action is refused."""

from collections.abc import Mapping
from typing import Literal

Code = Literal[
    "out_of_turn",
    "card_not_held",
    "illegal_play",
    "must_name_suit",
    "may_not_draw",
    "not_exposed",
    "round_is_over",
]
"""The codes of docs/record.md that a well-formed move can earn; where several fit, the first holds."""

Params = Mapping[str, str | int | bool]


class IllegalAction(Exception):
    """An action that the rules do not allow now. The state it was tried on is untouched.

    `code` is stable and coarse, `reason` stable and finer (often that of `why_not` in a view), with
    `params` for whoever words it in another language; `message` is an English sentence for people.
    None of them tells anything that the seat who tried did not know.
    """

    def __init__(self, code: Code, reason: str, message: str, params: Params | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.reason = reason
        self.message = message
        self.params: Params = params or {}
