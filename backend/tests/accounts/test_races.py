"""Requests that meet: true threads, each with its own connection, on SQLite and on PostgreSQL."""

import threading
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.core.context import request_context
from django.db import connection
from django.http import HttpRequest
from django.test import RequestFactory

from accounts import deletion, registration, scheduling, sessions
from accounts.adapters import AccountAdapter
from accounts.models import Kind, User
from accounts.registration import SignUp
from accounts.session_store import SessionStore
from games.models import Table, TableSeat
from matchmaking.models import QueueEntry
from social.models import Block, Follow, Message, Mute, Report
from tests.accounts.browser import Answer, Browser
from tests.factories import NOW, PASSWORD, make_guest, make_user

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no task run beside the test."""
    monkeypatch.setattr(scheduling, "enqueue", lambda _: None)


def at_once(*calls: Callable[[], Answer]) -> Sequence[Answer]:
    """Return what the calls answered, each made in a thread of its own at the same moment."""
    start = threading.Barrier(len(calls))
    answers: list[Answer | None] = [None] * len(calls)

    def run(index: int, call: Callable[[], Answer]) -> None:
        try:
            start.wait()
            answers[index] = call()
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=each) for each in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert None not in answers
    return [answer for answer in answers if answer is not None]


def test_two_sign_ups_take_one_name_once() -> None:
    first, second = Browser(), Browser()
    for each in (first, second):
        each.me()
    answers = at_once(
        lambda: first.sign_up("Marit", "one@x.org", PASSWORD),
        lambda: second.sign_up("mar1t", "two@x.org", PASSWORD),
    )
    assert sorted(answer.status for answer in answers) == [200, 400]
    loser = next(answer for answer in answers if answer.status == 400)
    assert (loser.body["errors"][0]["param"], loser.code) == ("username", "name_taken")
    assert User.objects.filter(kind=Kind.HUMAN).count() == 1


def test_two_sign_ups_take_one_address_once() -> None:
    first, second = Browser(), Browser()
    for each in (first, second):
        each.me()
    answers = at_once(
        lambda: first.sign_up("Marit", "one@x.org", PASSWORD),
        lambda: second.sign_up("Other", "ONE@x.org", PASSWORD),
    )
    assert sorted(answer.status for answer in answers) == [200, 400]
    loser = next(answer for answer in answers if answer.status == 400)
    assert (loser.body["errors"][0]["param"], loser.code) == ("email", "email_taken")
    assert User.objects.filter(kind=Kind.HUMAN).count() == 1


def test_two_tabs_signing_up_at_once_claim_the_guest_once() -> None:
    tab, other_tab = Browser(), Browser()
    guest = tab.become_guest()
    other_tab.client.cookies.load(tab.client.cookies.output(header="", sep=";"))
    answers = at_once(
        lambda: tab.sign_up("Marit", "one@x.org", PASSWORD),
        lambda: other_tab.sign_up("Other", "two@x.org", PASSWORD),
    )
    assert all(answer.status in {200, 409} for answer in answers)
    claimed = User.objects.get(public_id=guest["public_id"])
    assert claimed.kind == Kind.HUMAN
    names = set(User.objects.filter(kind=Kind.HUMAN).values_list("name", "email"))
    assert names <= {("Marit", "one@x.org"), ("Other", "two@x.org")}
    assert not User.objects.filter(kind=Kind.GUEST).exists()


def test_two_people_rename_themselves_alike() -> None:
    browsers = (Browser(), Browser())
    for number, browser in enumerate(browsers):
        make_user(email=f"{number}@x.org")
        browser.log_in(f"{number}@x.org", PASSWORD)
    answers = at_once(
        lambda: browsers[0].patch("/api/me", {"name": "Marit"}),
        lambda: browsers[1].patch("/api/me", {"name": "MARIT"}),
    )
    assert sorted(answer.status for answer in answers) == [200, 400]
    assert next(each for each in answers if each.status == 400).code == "name_taken"


def test_a_change_and_a_deletion_at_once_leave_a_former_player() -> None:
    for _ in range(5):
        tab, other_tab = Browser(), Browser()
        guest = tab.become_guest()
        other_tab.client.cookies.load(tab.client.cookies.output(header="", sep=";"))
        changed, deleted = at_once(
            lambda tab=tab: tab.patch("/api/me", {"avatar": "fox", "country": "NO"}),  # type: ignore[misc]
            lambda tab=other_tab: tab.delete("/api/me"),  # type: ignore[misc]
        )
        assert deleted.status == 204
        assert changed.status in {200, 401, 403}  # 403: the token of a session that has just ended
        row = User.objects.get(public_id=guest["public_id"])
        assert (row.name, row.avatar, row.country) == ("former player", "", "")


TERMS = {"seats": 2, "pace": "fast", "visibility": "public", "options": {"length": "short"}}
WISH = {"kinds": [{"ladder": "duel", "length": "short"}], "bots_after_s": None}
LATE_WRITES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "profile": ("PATCH", "/api/me", {"name": "Marit Again", "avatar": "fox"}),
    "follow": ("PUT", "/api/users/{other}/follow", {}),
    "mute": ("PUT", "/api/users/{other}/mute", {}),
    "block": ("PUT", "/api/users/{other}/block", {}),
    "report": ("POST", "/api/reports", {"user": "", "kind": "name"}),
    "table": ("POST", "/api/tables", TERMS),
    "join": ("POST", "/api/tables/{table}/join", {}),
    "queue": ("PUT", "/api/queue", WISH),
    "talk": ("POST", "/api/tables/{table}/talk", {"text": "hello"}),
}


@pytest.mark.parametrize("what", LATE_WRITES)
def test_who_was_let_in_before_a_deletion_writes_nothing_after_it(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    marit, other, browser = make_user(email="marit@x.org"), make_user(), Browser()
    browser.log_in("marit@x.org", PASSWORD)
    table = Table.objects.create(
        public_id="t1", visibility="public", pace="normal", options={}, opened_at=1
    )
    find = sessions.player_of_request

    def let_in_and_deleted(request: HttpRequest) -> User | None:
        """Return who it is, as it was before a deletion in another thread."""
        player = find(request)
        if player is not None:
            deleting = threading.Thread(target=delete_elsewhere, args=(player,))
            deleting.start()
            deleting.join()
        return player

    method, path, body = LATE_WRITES[what]
    fields = {**body, "user": other.public_id} if "user" in body else body
    path = path.format(other=other.public_id, table=table.public_id)
    monkeypatch.setattr(sessions, "player_of_request", let_in_and_deleted)
    answer = browser.call(method, path, fields)
    assert (answer.status, answer.code) == (401, "not_authenticated")
    row = User.objects.get(pk=marit.pk)
    assert (row.name, row.avatar, row.is_active) == ("former player", "", False)
    for model in (Follow, Mute, Block, Report, Message, TableSeat, QueueEntry):
        assert not model.objects.exists(), model


def delete_elsewhere(player: User) -> None:
    try:
        deletion.delete(player, now=1)
    finally:
        connection.close()


def test_a_new_password_brings_nobody_back(rf: RequestFactory) -> None:
    marit = make_user(name="Marit", email="marit@x.org")
    as_let_in = User.objects.get(pk=marit.pk)
    deletion.delete(marit, now=1)
    request = rf.post("/")
    request.session = SessionStore()
    with request_context(request):
        AccountAdapter(request).set_password(as_let_in, "a quite different one")
    row = User.objects.get(pk=marit.pk)
    assert (row.name, row.deleted_at, row.has_usable_password()) == ("former player", 1, False)


def test_an_address_confirmed_too_late_is_nobodys(rf: RequestFactory) -> None:
    marit = make_user(name="Marit", email="marit@x.org")
    address = EmailAddress.objects.select_related("user").get(user=marit)
    deletion.delete(marit, now=1)
    request = rf.post("/")
    assert not AccountAdapter(request).confirm_email(request, address)
    assert User.objects.get(pk=marit.pk).email == ""
    assert not EmailAddress.objects.exists()


def test_a_guest_deleted_while_signing_up_stays_deleted() -> None:
    guest = make_guest()
    deletion.delete(guest, now=1)
    account = registration.register(
        SignUp("Marit", "marit@x.org", PASSWORD, "en"),
        public_id="u_new", guest=guest, verify_first=False, now=NOW,
    )  # fmt: skip
    assert account.pk != guest.pk
    assert User.objects.get(pk=guest.pk).name == "former player"
