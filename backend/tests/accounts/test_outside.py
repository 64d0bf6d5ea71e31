"""Signing in through an outside provider: allauth's dummy plays the provider's part."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from allauth.socialaccount.models import SocialAccount, SocialApp
from django.core.exceptions import ImproperlyConfigured

from accounts.models import User
from config import sign_in_providers
from tests.accounts.browser import AUTH, Answer, Browser
from tests.factories import PASSWORD, make_user

pytestmark = pytest.mark.django_db

BACK = "http://testserver/account/provider/callback"


def through(
    browser: Browser,
    *,
    email: str = "marit@x.org",
    verified: bool = True,
    process: str = "login",
) -> str:
    """Go to the provider, sign in there, and return the address of the page one comes back to."""
    there = ask_for(browser, "dummy", process=process)
    about = {"id": 7, "email": email, "username": "", "first_name": "Marit"}
    if verified:
        about["email_verified"] = "on"
    back = browser.client.post(
        there, about, headers={"X-CSRFToken": browser.client.cookies["csrftoken"].value}
    )
    assert back.status_code == 302
    return str(back["Location"])


def ask_for(browser: Browser, provider: str, *, back: str = BACK, process: str = "login") -> str:
    """Send the form of a provider's button, and return the address that it leads to."""
    browser.client.get("/api/me")
    form = {
        "provider": provider,
        "callback_url": back,
        "process": process,
        "csrfmiddlewaretoken": browser.client.cookies["csrftoken"].value,
    }
    answer = browser.client.post(f"{AUTH}/auth/provider/redirect", form)
    assert answer.status_code == 302
    return str(answer["Location"])


def sign_up(browser: Browser, name: str = "Marit") -> Answer:
    body = {"username": name, "email": "marit@x.org"}
    return browser.post(f"{AUTH}/auth/provider/signup", body)


def test_a_first_sign_in_asks_for_a_name(browser: Browser) -> None:
    assert through(browser) == BACK
    assert browser.me() is None
    waiting = browser.get(f"{AUTH}/auth/provider/signup")
    assert waiting.body["data"]["user"]["display"] == "Marit"
    assert sign_up(browser).status == 200
    me = browser.me()
    assert (me["name"], me["email"], me["email_verified"]) == ("Marit", "marit@x.org", True)
    assert not User.objects.get(name="Marit").has_usable_password()


def test_the_next_one_leads_straight_in(browser: Browser, another_browser: Browser) -> None:
    through(browser)
    sign_up(browser)
    through(another_browser)
    assert another_browser.me()["public_id"] == browser.me()["public_id"]


def test_a_guest_keeps_who_they_were(browser: Browser) -> None:
    guest = browser.become_guest()
    through(browser)
    assert sign_up(browser).status == 200
    me = browser.me()
    assert (me["public_id"], me["kind"], me["name"]) == (guest["public_id"], "human", "Marit")


def test_a_name_that_is_taken_is_refused_and_can_be_mended(browser: Browser) -> None:
    make_user(name="Marit")
    through(browser)
    refused = sign_up(browser)
    assert (refused.status, refused.code) == (400, "name_taken")
    assert sign_up(browser, name="Marit Two").status == 200


def test_an_address_does_not_open_somebody_elses_account(browser: Browser) -> None:
    make_user(name="Marit", email="marit@x.org")
    through(browser)
    assert browser.me() is None
    assert sign_up(browser, name="Another").status in {400, 401}
    assert browser.me() is None
    assert not SocialAccount.objects.exists()


@pytest.mark.usefixtures("verification_required")
def test_an_address_that_nobody_vouches_for_is_verified_first(browser: Browser) -> None:
    through(browser, verified=False)
    assert sign_up(browser).status == 401
    assert browser.me()["kind"] == "guest"


@pytest.mark.usefixtures("verification_required")
def test_an_address_that_the_provider_vouches_for_is_good(browser: Browser) -> None:
    through(browser)
    assert sign_up(browser).status == 200
    assert EmailAddress.objects.get(email="marit@x.org").verified


def test_a_second_factor_is_asked_here_too(browser: Browser, another_browser: Browser) -> None:
    through(browser)
    sign_up(browser)
    TOTP.activate(User.objects.get(name="Marit"), generate_totp_secret())
    through(another_browser)
    assert another_browser.me() is None
    flows = another_browser.get(f"{AUTH}/auth/session").body["data"]["flows"]
    assert [flow["id"] for flow in flows if flow.get("is_pending")] == ["mfa_authenticate"]


def test_a_provider_is_connected_to_an_account_and_taken_away(browser: Browser) -> None:
    make_user(name="Marit", email="marit@x.org")
    browser.log_in("marit@x.org", PASSWORD)
    browser.post(f"{AUTH}/auth/reauthenticate", {"password": PASSWORD})
    assert through(browser, process="connect") == BACK
    listed = browser.get(f"{AUTH}/account/providers").body["data"]
    assert [each["provider"]["id"] for each in listed] == ["dummy"]
    gone = {"provider": "dummy", "account": listed[0]["uid"]}
    assert browser.delete(f"{AUTH}/account/providers", gone).status == 200
    assert browser.get(f"{AUTH}/account/providers").body["data"] == []


def test_a_way_back_to_another_site_is_not_taken(browser: Browser) -> None:
    where = urlsplit(ask_for(browser, "dummy", back="https://evil.example/"))
    assert (where.hostname, where.path) == ("localhost", "/account/provider/callback")
    assert "error" in parse_qs(where.query)


def test_without_configuration_there_is_no_provider(browser: Browser) -> None:
    providers = browser.get(f"{AUTH}/config").body["data"]["socialaccount"]["providers"]
    assert [each["id"] for each in providers] == ["dummy"]  # which needs none, and is a test's
    SocialApp.objects.create(provider="github", name="GitHub", client_id="x", secret="y")
    assert "error" in parse_qs(urlsplit(ask_for(browser, "github")).query)


def test_providers_are_read_from_one_variable() -> None:
    one = {"provider": "github", "client_id": "abc", "secret": "s"}
    other = {
        "provider": "openid_connect",
        "id": "club",
        "name": "The club",
        "client_id": "craits",
        "secret": "t",
        "server_url": "https://id.example.org",
    }
    read = sign_in_providers.read(json.dumps([one, other]))
    assert read.apps == [
        "allauth.socialaccount.providers.github",
        "allauth.socialaccount.providers.openid_connect",
    ]
    assert read.settings["github"]["APPS"] == [{"client_id": "abc", "secret": "s", "key": ""}]
    club = read.settings["openid_connect"]["APPS"][0]
    assert (club["provider_id"], club["settings"]) == ("club", {"server_url": other["server_url"]})
    assert sign_in_providers.read(" ") == sign_in_providers.Providers([], {})


@pytest.mark.parametrize(
    "text",
    [
        "github",
        "{}",
        '["github"]',
        '[{"provider": "github", "client_id": "abc"}]',
        '[{"provider": "github", "client_id": "abc", "secret": "hush", "scope": "all"}]',
        '[{"provider": "nowhere", "client_id": "abc", "secret": "hush"}]',
        '[{"provider": "../x", "client_id": "abc", "secret": "hush"}]',
        '[{"provider": "openid_connect", "client_id": "abc", "secret": "hush"}]',
    ],
)
def test_a_wrong_variable_stops_the_start_and_repeats_no_secret(text: str) -> None:
    with pytest.raises(ImproperlyConfigured) as stop:
        sign_in_providers.read(text)
    assert "hush" not in str(stop.value)
