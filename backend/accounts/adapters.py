"""Where django-allauth asks us: the entry point of signing up, in and out.

Everything else about accounts (passwords, mails, keys, limits, second factors) is allauth's own.
"""

import dataclasses
import logging
from collections.abc import Iterable
from smtplib import SMTPException, SMTPResponseException
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.headless.adapter import DefaultHeadlessAdapter
from allauth.headless.internal.restkit.response import ErrorResponse
from allauth.usersessions.adapter import DefaultUserSessionsAdapter
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import transaction
from django.forms import BaseForm
from django.http import HttpRequest
from django.utils import timezone, translation

from accounts import admittance, alive, identifiers, languages, names, registration, sessions
from accounts.errors import AccountDeleted, EmailTaken, NameTaken
from accounts.models import Kind, User
from accounts.registration import SignUp

log = logging.getLogger(__name__)


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth ships no types
    """Signing up claims the guest, signing in drops it, signing out closes the sockets."""

    def clean_username(self, username: str, shallow: bool = False) -> str:  # noqa: FBT001, FBT002 -- allauth's signature
        """Return the name as it will be stored, or raise a ValidationError with a stable code."""
        name = names.clean(username)
        if not shallow:
            guest = sessions.guest_of(self.request.session)
            if not registration.is_name_free(name, but_for=guest):
                raise ValidationError(NameTaken.sentence, code=NameTaken.code)
        return name

    def save_user(
        self,
        request: HttpRequest,
        user: User,  # allauth's blank one: `register` decides which row it is
        form: BaseForm,
        commit: bool = True,  # noqa: FBT001, FBT002 -- allauth's signature
    ) -> User:
        """Store the sign-up. Who loses a race for a name or an address is told as by the form."""
        try:
            return self._register(request, form)
        except NameTaken as refusal:
            form.add_error("username", ValidationError(refusal.sentence, code=refusal.code))
        except EmailTaken as refusal:
            form.add_error("email", ValidationError(refusal.sentence, code=refusal.code))
        raise ImmediateHttpResponse(ErrorResponse(request, input=form))

    def _register(self, request: HttpRequest, form: BaseForm) -> User:
        given = form.cleaned_data
        guest = sessions.guest_of(request.session)
        account = registration.register(
            # Who comes from an outside provider has no password.
            SignUp(
                given["username"],
                given["email"],
                given.get("password"),
                languages.asked_for(request),
            ),
            public_id=identifiers.new_public_id(),
            guest=guest,
            verify_first=settings.EMAIL_VERIFICATION_REQUIRED,
            now=timezone.now(),
        )
        if account.kind == Kind.GUEST and account != guest:
            sessions.remember_guest(request.session, account)
        return account

    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        """Mark an address as verified. It is its reader's then, whoever else has claimed it."""
        with transaction.atomic():
            try:
                alive.hold(email_address.user)
            except AccountDeleted:
                return False
            registration.give_address_to(email_address.user, email_address.email)
            confirmed: bool = super().confirm_email(request, email_address)
        return confirmed

    def login(self, request: HttpRequest, user: User) -> None:
        """Sign somebody in; the session's guest, if any, ends or was theirs.

        The guest's sockets are left to find out by themselves: told now, they would come back
        before the answer to this request has brought the new cookie.
        """
        guest = sessions.guest_of(request.session)
        registration.complete(user)
        super().login(request, user)
        if guest is not None and guest != user:
            admittance.changed(guest.pk)
        sessions.forget_guest(request.session)

    def logout(self, request: HttpRequest) -> None:
        """End the session, its guest identity included, and its sockets."""
        key, player = request.session.session_key, sessions.player_of_request(request)
        super().logout(request)
        if player is not None and key:
            admittance.changed(player.pk, sessions_over=[key])

    def set_password(self, user: User, password: str) -> None:
        """Change the password, which ends every other session, and their sockets with them.

        That alone is written: a deletion that came first stays one.
        """
        user.set_password(password)
        User.objects.filter(pk=user.pk, deleted_at=None).update(password=user.password)
        others = UserSession.objects.filter(user=user).exclude(
            session_key=self.request.session.session_key or ""
        )
        admittance.changed(user.pk, sessions_over=others.values_list("session_key", flat=True))

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send a mail in its reader's language.

        A mail server that is down is logged, and fails nothing that is done: whoever waits for the
        mail can ask for it again.
        """
        try:
            with translation.override(languages.of_mail(self.request, email, context.get("user"))):
                super().send_mail(template_prefix, email, context)
        except OSError as error:
            log.error("The mail %s could not be sent: %s", template_prefix, _without_names(error))  # noqa: TRY400 -- its text may name the reader


def _without_names(error: OSError) -> str:
    """Return what may be logged of a mail that failed: a mail server's answer names its reader."""
    kind = type(error).__name__
    if isinstance(error, SMTPResponseException):
        return f"{kind} {error.smtp_code}"
    return kind if isinstance(error, SMTPException) else f"{kind}: {error}"


@dataclasses.dataclass(frozen=True)
class Account:
    """What allauth's answers say of an account."""

    id: str
    display: str
    email: str | None
    has_usable_password: bool


class HeadlessAdapter(DefaultHeadlessAdapter):  # type: ignore[misc]  # allauth ships no types
    """Keeps row numbers inside: outside, an account is its public id."""

    def get_user_dataclass(self) -> type[Account]:
        """Return the shape of the user in allauth's answers and in its OpenAPI page."""
        return Account

    def user_as_dataclass(self, user: User) -> Account:
        """Fill it in. Seen by whoever is signed in, or holds a key that was mailed to them."""
        return Account(
            id=user.public_id,
            display=user.name,
            email=user.email or None,
            has_usable_password=user.has_usable_password(),
        )


class SessionsAdapter(DefaultUserSessionsAdapter):  # type: ignore[misc]  # allauth ships no types
    """Closes the sockets of sessions that somebody ends from the list."""

    def end_sessions(self, sessions: Iterable[UserSession]) -> None:
        """End the sessions, then their sockets."""
        ended = list(sessions)
        super().end_sessions(ended)
        for session in ended:
            admittance.changed(session.user_id, sessions_over=[session.session_key])
