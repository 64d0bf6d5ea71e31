"""Every refusal of this package: a stable code, a sentence and a status (docs/protocol.md)."""

STATUS: dict[str, int] = {
    "required": 400,
    "invalid_choice": 400,
    "bad_move_syntax": 400,
    "bad_client_seed": 400,
    "unknown_player": 400,
    "no_such_move": 400,
    "no_such_seat": 400,
    "not_authenticated": 401,
    "not_seated": 403,
    "not_host": 403,
    "kept_out": 403,
    "stats_hidden": 403,
    "not_found": 404,
    "stale_turn": 409,
    "out_of_turn": 409,
    "card_not_held": 409,
    "illegal_play": 409,
    "must_name_suit": 409,
    "may_not_draw": 409,
    "not_exposed": 409,
    "already_called": 409,
    "round_is_over": 409,
    "game_is_over": 409,
    "action_id_reused": 409,
    "table_full": 409,
    "seat_taken": 409,
    "seat_reserved": 409,
    "not_a_bot": 409,
    "already_seated": 409,
    "not_enough_players": 409,
    "wrong_table_state": 409,
    "hash_mismatch": 409,
    "not_over_yet": 409,
    "not_sealed_yet": 409,
    "not_rated": 409,
    "already_annulled": 409,
    "seat_has_left": 409,
    "queue_paused": 409,
    "match_found": 409,
    "game_in_progress": 409,
    "no_score_sheet": 409,
    "not_dealt_yet": 409,
    "others_still_play": 409,
    "permission_denied": 403,
    "invalid": 400,
    "empty_range": 400,
    "not_oneself": 409,
    "not_a_person": 409,
    "not_an_account": 409,
    "not_available": 409,
    "too_many": 409,
    "already_challenged": 409,
    "challenge_over": 409,
}


class Refused(Exception):
    """A request that the rules of play or of the table do not allow; nothing has changed."""

    def __init__(self, code: str, detail: str, *, attr: str | None = None) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.attr = attr
        self.status = STATUS[code]
