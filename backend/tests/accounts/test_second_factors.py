"""Passkeys, authenticator codes and recovery codes, as the page uses them."""

from types import SimpleNamespace
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal import auth as totp
from cryptography.fernet import InvalidToken
from django.core.mail import EmailMessage
from pytest_django.fixtures import Settings

from accounts.models import User
from accounts.second_factors import SecondFactorsAdapter
from tests.accounts.browser import AUTH, Answer, Browser, Json
from tests.accounts.passkey import Passkey
from tests.factories import PASSWORD, make_user

pytestmark = pytest.mark.django_db

KEYS = f"{AUTH}/account/authenticators"
NOW_S = 1_790_000_015


@pytest.fixture
def marit() -> User:
    return make_user(name="Marit", email="marit@x.org")


@pytest.fixture
def browser(browser: Browser, marit: User) -> Browser:
    """Return a browser in which Marit has just given her password again."""
    browser.client.defaults["HTTP_HOST"] = "localhost"
    assert browser.log_in("marit@x.org", PASSWORD).status == 200
    assert browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD}).status == 200
    return browser


@pytest.fixture
def another_browser(another_browser: Browser) -> Browser:
    another_browser.client.defaults["HTTP_HOST"] = "localhost"
    return another_browser


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no code run out while a test is busy."""
    monkeypatch.setattr(totp, "time", SimpleNamespace(time=lambda: NOW_S))


def code_of(secret: str, *, steps_ago: int = 0) -> str:
    """Return what the app shows, or has shown 30 seconds ago."""
    return str(totp.format_hotp_value(totp.hotp_value(secret, NOW_S // 30 - steps_ago)))


def set_up_codes(browser: Browser) -> str:
    """Connect an authenticator app and return its secret."""
    offered = browser.get(f"{KEYS}/totp")
    assert offered.status == 404  # there is none yet: what to set one up with is in `meta`
    secret = str(offered.body["meta"]["secret"])
    assert browser.post(f"{KEYS}/totp", {"code": code_of(secret)}).status == 200
    return secret


def set_up_passkey(browser: Browser, name: str = "Laptop") -> Passkey:
    passkey = Passkey()
    options = browser.get(f"{KEYS}/webauthn?passwordless").body["data"]["creation_options"]
    body = {"name": name, "passwordless": True, "credential": passkey.register(options)}
    assert browser.post(f"{KEYS}/webauthn", body).status == 200
    return passkey


def recovery_codes(browser: Browser) -> list[str]:
    codes: list[str] = browser.get(f"{KEYS}/recovery-codes").body["data"]["unused_codes"]
    return codes


def kinds(browser: Browser) -> set[str]:
    return {each["type"] for each in browser.get(KEYS).body["data"]}


def pending(answer: Answer) -> Json:
    assert answer.status == 401
    return next(flow for flow in answer.body["data"]["flows"] if flow.get("is_pending"))


def test_an_authenticator_app_is_the_second_step(
    browser: Browser, another_browser: Browser
) -> None:
    secret = set_up_codes(browser)
    asked = another_browser.log_in("marit@x.org", PASSWORD)
    assert pending(asked)["id"] == "mfa_authenticate"
    assert set(pending(asked)["types"]) == {"totp", "recovery_codes"}
    assert another_browser.me() is None
    second = f"{AUTH}/auth/2fa/authenticate"
    assert another_browser.post(second, {"code": "000000"}).code == "incorrect_code"
    # The one before: clocks differ, and the present one was used to set it up.
    assert another_browser.post(second, {"code": code_of(secret, steps_ago=1)}).status == 200
    assert another_browser.me()["name"] == "Marit"


def test_a_code_counts_once(browser: Browser, another_browser: Browser) -> None:
    secret = set_up_codes(browser)
    code = code_of(secret, steps_ago=1)
    another_browser.log_in("marit@x.org", PASSWORD)
    assert another_browser.post(f"{AUTH}/auth/2fa/authenticate", {"code": code}).status == 200
    another_browser.log_out()
    another_browser.log_in("marit@x.org", PASSWORD)
    assert another_browser.post(f"{AUTH}/auth/2fa/authenticate", {"code": code}).status == 400


def test_recovery_codes_are_shown_once_and_count_once(
    browser: Browser, another_browser: Browser
) -> None:
    set_up_codes(browser)
    codes = recovery_codes(browser)
    assert len(codes) == 10
    again = browser.get(f"{KEYS}/recovery-codes").body["data"]
    assert "unused_codes" not in again
    assert again["unused_code_count"] == 10
    second = f"{AUTH}/auth/2fa/authenticate"
    for status in (200, 400):
        another_browser.log_in("marit@x.org", PASSWORD)
        assert another_browser.post(second, {"code": codes[3]}).status == status
        another_browser.log_out()


def test_new_recovery_codes_replace_the_old(
    browser: Browser, another_browser: Browser, mailoutbox: list[EmailMessage]
) -> None:
    set_up_codes(browser)
    old = recovery_codes(browser)
    made = browser.post(f"{KEYS}/recovery-codes", {})
    assert set(made.body["data"]["unused_codes"]).isdisjoint(old)
    another_browser.log_in("marit@x.org", PASSWORD)
    assert another_browser.post(f"{AUTH}/auth/2fa/authenticate", {"code": old[0]}).status == 400


def test_a_passkey_is_a_second_step(browser: Browser, another_browser: Browser) -> None:
    passkey = set_up_passkey(browser)
    another_browser.log_in("marit@x.org", PASSWORD)
    step = f"{AUTH}/auth/webauthn/authenticate"
    options = another_browser.get(step).body["data"]["request_options"]
    assert another_browser.post(step, {"credential": Passkey().answer(options)}).status == 400
    options = another_browser.get(step).body["data"]["request_options"]
    forged = passkey.answer(options)
    forged["response"]["signature"] = forged["response"]["signature"][:-8] + "AAAAAAAA"
    assert another_browser.post(step, {"credential": forged}).status == 400
    options = another_browser.get(step).body["data"]["request_options"]
    assert another_browser.post(step, {"credential": passkey.answer(options)}).status == 200
    assert another_browser.me()["name"] == "Marit"


def test_a_passkey_signs_in_by_itself(browser: Browser, another_browser: Browser) -> None:
    passkey = set_up_passkey(browser)
    set_up_codes(browser)
    door = f"{AUTH}/auth/webauthn/login"
    options = another_browser.get(door).body["data"]["request_options"]
    answer = another_browser.post(door, {"credential": passkey.answer(options)})
    assert answer.status == 200, answer.text
    assert another_browser.me()["name"] == "Marit"


def test_a_passkey_answers_this_site_alone_and_once(
    browser: Browser, another_browser: Browser
) -> None:
    passkey = set_up_passkey(browser)
    door = f"{AUTH}/auth/webauthn/login"
    options = another_browser.get(door).body["data"]["request_options"]
    elsewhere = passkey.answer(options, origin="https://evil.example")
    assert another_browser.post(door, {"credential": elsewhere}).status == 400
    options = another_browser.get(door).body["data"]["request_options"]
    answer = passkey.answer(options)
    assert another_browser.post(door, {"credential": answer}).status == 200
    another_browser.log_out()
    assert another_browser.post(door, {"credential": answer}).status == 400
    assert another_browser.me() is None


def test_a_passkey_of_somebody_shut_out_lets_nobody_in(
    browser: Browser, another_browser: Browser, marit: User
) -> None:
    passkey = set_up_passkey(browser)
    User.objects.filter(pk=marit.pk).update(is_active=False)
    door = f"{AUTH}/auth/webauthn/login"
    options = another_browser.get(door).body["data"]["request_options"]
    another_browser.post(door, {"credential": passkey.answer(options)})
    assert another_browser.me() is None


def test_a_second_factor_proves_who_one_is(browser: Browser, another_browser: Browser) -> None:
    passkey = set_up_passkey(browser)
    door = f"{AUTH}/auth/webauthn/login"
    options = another_browser.get(door).body["data"]["request_options"]
    another_browser.post(door, {"credential": passkey.answer(options)})
    refused = another_browser.post(f"{KEYS}/recovery-codes", {})
    flows = {flow["id"] for flow in refused.body["data"]["flows"]}
    assert (refused.status, flows) == (401, {"reauthenticate", "mfa_reauthenticate"})
    again = f"{AUTH}/auth/webauthn/reauthenticate"
    options = another_browser.get(again).body["data"]["request_options"]
    assert another_browser.post(again, {"credential": passkey.answer(options)}).status == 200
    assert another_browser.post(f"{KEYS}/recovery-codes", {}).status == 200


def test_adding_and_taking_away_asks_who_it_is(another_browser: Browser, marit: User) -> None:
    """A browser left open, its sign-in some time ago."""
    another_browser.log_in("marit@x.org", PASSWORD)
    tries: list[Answer] = [
        another_browser.post(f"{KEYS}/totp", {"code": "123456"}),
        another_browser.delete(f"{KEYS}/totp"),
        another_browser.get(f"{KEYS}/webauthn?passwordless"),
        another_browser.post(f"{KEYS}/recovery-codes", {}),
    ]
    assert [answer.status for answer in tries if answer.status not in {400, 401}] == [200]
    assert kinds(another_browser) == set()


def test_the_last_factor_taken_away_leaves_none(browser: Browser, another_browser: Browser) -> None:
    set_up_codes(browser)
    passkey_id = _id_of_passkey(browser)
    assert kinds(browser) == {"totp", "webauthn", "recovery_codes"}
    assert browser.delete(f"{KEYS}/webauthn", {"authenticators": [passkey_id]}).status == 200
    assert browser.delete(f"{KEYS}/totp").status == 200
    assert kinds(browser) == set()
    assert another_browser.log_in("marit@x.org", PASSWORD).status == 200


def _id_of_passkey(browser: Browser) -> int:
    set_up_passkey(browser)
    listed = browser.get(KEYS).body["data"]
    return next(int(each["id"]) for each in listed if each["type"] == "webauthn")


def test_nobody_takes_somebody_elses_passkey_away(
    browser: Browser, another_browser: Browser
) -> None:
    passkey_id = _id_of_passkey(browser)
    make_user(email="eve@x.org")
    another_browser.log_in("eve@x.org", PASSWORD)
    another_browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD})
    body = {"authenticators": [passkey_id]}
    assert another_browser.delete(f"{KEYS}/webauthn", body).status == 400
    assert "webauthn" in kinds(browser)


@pytest.mark.django_db(transaction=True)
def test_the_owner_is_told_by_mail(browser: Browser, mailoutbox: list[EmailMessage]) -> None:
    set_up_codes(browser)
    set_up_passkey(browser)
    assert [mail.to for mail in mailoutbox] == [["marit@x.org"]] * 2
    assert "An authenticator app was connected to your account." in mailoutbox[0].body
    assert "If not, set a new password at once." in mailoutbox[0].body
    assert "A passkey was added to your account." in mailoutbox[1].body


def test_the_address_can_be_changed_with_a_second_factor_on(browser: Browser) -> None:
    set_up_codes(browser)
    assert browser.post(f"{AUTH}/account/email", {"email": "new@x.org"}).status == 200


def test_secrets_are_not_kept_as_they_are(browser: Browser) -> None:
    secret = set_up_codes(browser)
    codes = recovery_codes(browser)
    kept = str(list(Authenticator.objects.values_list("data", flat=True)))
    assert secret not in kept
    assert not any(code in kept for code in codes)


def test_a_new_key_of_the_server_reads_what_the_old_one_wrote(settings: Settings) -> None:
    adapter = SecondFactorsAdapter()
    written = adapter.encrypt("a secret")
    old, settings.SECRET_KEY = settings.SECRET_KEY, "another key altogether, as long as the first"
    settings.SECRET_KEY_FALLBACKS = [old]
    assert adapter.decrypt(written) == "a secret"
    settings.SECRET_KEY_FALLBACKS = []
    with pytest.raises(InvalidToken):
        adapter.decrypt(written)


NONSENSE: list[Any] = [
    None,
    "x",
    7,
    [],
    {},
    {"response": None},
    {"response": "x"},
    {"id": 1, "rawId": [], "type": {}, "response": {}},
    {"id": "a", "rawId": "a", "type": "public-key", "response": {"userHandle": 7}},
    {"id": "a", "rawId": "a", "type": "public-key", "response": {"clientDataJSON": "AAAA"}},
]


@pytest.mark.parametrize("credential", NONSENSE)
@pytest.mark.parametrize("where", ["auth/webauthn/login", "auth/webauthn/reauthenticate"])
def test_nonsense_for_a_passkey_is_refused(
    browser: Browser, where: str, credential: object
) -> None:
    set_up_passkey(browser)
    if where.endswith("login"):
        browser.log_out()
    browser.get(f"{AUTH}/{where}")
    answer = browser.post(f"{AUTH}/{where}", {"credential": credential})
    assert answer.status in {400, 409}, answer.text


@pytest.mark.parametrize("credential", NONSENSE)
def test_nonsense_for_a_new_passkey_is_refused(browser: Browser, credential: object) -> None:
    browser.get(f"{KEYS}/webauthn?passwordless")
    body = {"name": "x", "passwordless": True, "credential": credential}
    assert browser.post(f"{KEYS}/webauthn", body).status == 400
