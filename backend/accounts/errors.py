"""Why an account is refused something. The codes are stable: docs/protocol.md lists them."""


class NameTaken(Exception):
    """Somebody has this name, or one too like it."""

    code = "name_taken"
    sentence = "Somebody has this name already, or one that looks like it."


class EmailTaken(Exception):
    """An account has this address."""

    code = "email_taken"
    sentence = "There is an account with this address already."


class GuestsMayNot(Exception):
    """What was asked needs an account."""

    code = "guests_may_not"
    sentence = "A guest's name is given by the house: sign up to choose your own."


class ReauthenticationNeeded(Exception):
    """What was asked needs a proof, not older than five minutes, of who asks."""

    code = "reauthenticate"
    sentence = "Give your password, or a second factor, once more."


class AccountDeleted(Exception):
    """The account was deleted while something was still being done with it."""

    code = "not_authenticated"
    sentence = "This account is deleted."
