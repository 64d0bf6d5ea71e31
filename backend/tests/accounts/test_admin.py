"""The operator's pages: one way in, and no secrets inside."""

import pytest
from django.contrib.auth.models import Permission
from django.test import Client

from accounts.models import User
from tests.factories import make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def operator() -> User:
    return make_user(is_staff=True, is_superuser=True)


@pytest.fixture
def office(client: Client, operator: User) -> Client:
    client.force_login(operator)
    return client


def test_the_way_in_is_the_pages_own(client: Client) -> None:
    answer = client.get("/admin/", follow=False)
    assert answer.status_code == 302
    answer = client.get(answer["Location"])
    assert answer["Location"].startswith("/account/login?next=")


def test_who_is_no_operator_is_refused(client: Client) -> None:
    client.force_login(make_user())
    assert client.get("/admin/login/").status_code == 403


def test_users_are_found_and_shown_without_secrets(office: Client) -> None:
    user = make_user(name="Marit Lind", email="marit@x.org")
    found = office.get("/admin/accounts/user/", {"q": "marit@x"})
    assert "Marit Lind" in found.content.decode()
    page = office.get(f"/admin/accounts/user/{user.pk}/change/")
    assert page.status_code == 200
    assert user.password not in page.content.decode()


def test_somebody_is_shut_out(office: Client) -> None:
    user = make_user(name="Marit Lind")
    office.post(f"/admin/accounts/user/{user.pk}/change/", {"name": "Other", "groups": []})
    user.refresh_from_db()
    assert (user.is_active, user.name) == (False, "Marit Lind")


def test_staff_give_themselves_no_rights(client: Client) -> None:
    clerk = make_user(is_staff=True)
    clerk.user_permissions.add(Permission.objects.get(codename="change_user"))
    client.force_login(clerk)
    client.post(
        f"/admin/accounts/user/{clerk.pk}/change/", {"is_active": "on", "is_superuser": "on"}
    )
    clerk.refresh_from_db()
    assert not clerk.is_superuser


def test_nobody_is_made_or_deleted_by_hand(office: Client) -> None:
    user = make_user()
    assert office.get("/admin/accounts/user/add/").status_code == 403
    assert office.get(f"/admin/accounts/user/{user.pk}/delete/").status_code == 403


def test_an_operator_is_made_from_the_shell() -> None:
    user = User.objects.create_superuser("Boss Lady", "long enough", email="boss@x.org")
    assert user.is_staff
    assert user.is_superuser
    assert user.public_id.startswith("u_")
    assert user.check_password("long enough")
