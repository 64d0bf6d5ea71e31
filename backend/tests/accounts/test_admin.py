"""The operator's pages: one way in, and no secrets inside."""

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission
from django.test import Client

from accounts.models import User
from tests.accounts.browser import Browser
from tests.factories import PASSWORD, make_user

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


@pytest.fixture
def clerk(client: Client) -> User:
    """Return somebody who may change users, but is no superuser, signed in."""
    clerk = make_user(is_staff=True)
    clerk.user_permissions.set(
        Permission.objects.filter(
            codename__in=[
                "change_user", "view_user",
                "change_emailaddress", "delete_emailaddress", "view_emailaddress",
                "delete_authenticator", "view_authenticator",
            ]
        )
    )  # fmt: skip
    client.force_login(clerk)
    return clerk


@pytest.mark.usefixtures("clerk")
def test_a_clerk_shuts_people_out_but_no_superuser(client: Client, operator: User) -> None:
    person = make_user()
    for user, status in ((person, 302), (operator, 403)):
        answer = client.post(f"/admin/accounts/user/{user.pk}/change/", {})
        assert answer.status_code == status
        user.refresh_from_db()
        assert user.is_active == (user == operator)


@pytest.mark.usefixtures("clerk")
def test_a_clerk_takes_no_superuser_over_by_the_side_door(client: Client, operator: User) -> None:
    address = EmailAddress.objects.get(user=operator)
    factor = RecoveryCodes.activate(operator).instance
    change = f"/admin/account/emailaddress/{address.pk}/change/"
    assert client.post(change, {"email": "eve@x.org", "verified": "on"}).status_code == 403
    for where, row in (("account/emailaddress", address), ("mfa/authenticator", factor)):
        gone = client.post(f"/admin/{where}/{row.pk}/delete/", {"post": "yes"})
        assert gone.status_code == 403
    many = {"action": "delete_selected", "_selected_action": [factor.pk], "post": "yes"}
    client.post("/admin/mfa/authenticator/", many)
    assert Authenticator.objects.filter(user=operator).exists()


@pytest.mark.usefixtures("clerk")
def test_a_clerk_takes_a_lost_second_factor_away_and_sees_no_secret(client: Client) -> None:
    factor = RecoveryCodes.activate(make_user()).instance
    page = client.get(f"/admin/mfa/authenticator/{factor.pk}/change/").content.decode()
    assert factor.data["seed"] not in page
    client.post(f"/admin/mfa/authenticator/{factor.pk}/delete/", {"post": "yes"})
    assert not Authenticator.objects.exists()


def test_a_former_player_is_not_let_in_again(office: Client) -> None:
    former = make_user(deleted_at=1, is_active=False)
    answer = office.post(f"/admin/accounts/user/{former.pk}/change/", {"is_active": "on"})
    former.refresh_from_db()
    assert (answer.status_code, former.is_active) == (403, False)


@pytest.mark.parametrize("where", ["socialaccount/socialapp", "socialaccount/socialtoken"])
def test_secrets_of_providers_are_not_kept_here(office: Client, where: str) -> None:
    assert office.get(f"/admin/{where}/").status_code == 404


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


def test_the_log_calls_what_people_own_by_their_id(office: Client) -> None:
    user = make_user(email="marit@x.org")
    session = UserSession.objects.create(user=user, ip="192.0.2.7", session_key="a" * 32)
    outside = SocialAccount.objects.create(user=user, provider="dummy", uid="marit-at-github")
    address = EmailAddress.objects.get(user=user)
    changed = {"email": "other@x.org", "verified": "on", "primary": "on"}
    office.post(f"/admin/account/emailaddress/{address.pk}/change/", changed)
    for path in (
        f"account/emailaddress/{address.pk}",
        f"usersessions/usersession/{session.pk}",
        f"socialaccount/socialaccount/{outside.pk}",
    ):
        assert office.post(f"/admin/{path}/delete/", {"post": "yes"}).status_code == 302, path
    entries = list(LogEntry.objects.values_list("object_repr", "change_message"))
    assert len(entries) == 4
    assert {name for name, _ in entries} == {f"of {user.public_id}"}
    assert "x.org" not in str(entries)


def test_a_session_that_an_operator_takes_away_is_over(office: Client) -> None:
    browser, user = Browser(), make_user(email="marit@x.org")
    browser.log_in("marit@x.org", PASSWORD)
    listed = UserSession.objects.get(user=user)
    chosen = {"action": "delete_selected", "_selected_action": listed.pk, "post": "yes"}
    office.post("/admin/usersessions/usersession/", chosen)
    assert browser.me() is None
    assert not UserSession.objects.filter(user=user).exists()
