"""Requests that meet: true threads, each with its own connection, on SQLite and on PostgreSQL."""

import threading
from collections.abc import Callable, Sequence

import pytest
from django.db import connection

from accounts.models import Kind, User
from tests.accounts.browser import Answer, Browser
from tests.factories import PASSWORD, make_user

pytestmark = pytest.mark.django_db(transaction=True)


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
