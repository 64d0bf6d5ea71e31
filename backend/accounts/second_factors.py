"""Passkeys, authenticator codes and recovery codes: django-allauth's, but for how they are kept."""

import base64
import hashlib
from typing import Final

from allauth.mfa.adapter import DefaultMFAAdapter
from cryptography.fernet import Fernet, MultiFernet
from django.conf import settings

_PURPOSE: Final = b"accounts.second_factors:"


class SecondFactorsAdapter(DefaultMFAAdapter):  # type: ignore[misc]  # allauth ships no types
    """Keeps secrets encrypted: a stolen copy of the database opens no account.

    The key comes from SECRET_KEY. Whoever changes that puts the old one into SECRET_KEY_FALLBACKS,
    or everybody needs a new second factor.
    """

    def encrypt(self, text: str) -> str:
        """Return the text as it is stored."""
        return _box().encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text: str) -> str:
        """Return what `encrypt` was given. Raises InvalidToken if no key fits."""
        return _box().decrypt(encrypted_text.encode()).decode()

    def get_public_key_credential_rp_entity(self) -> dict[str, str]:
        """Name the site as people know it: their device lists the passkey under it."""
        entity: dict[str, str] = super().get_public_key_credential_rp_entity()
        return {**entity, "name": settings.MFA_TOTP_ISSUER}


def _box() -> MultiFernet:
    keys = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    return MultiFernet([Fernet(_fitted(key)) for key in keys])


def _fitted(key: str) -> bytes:
    """Return a key of Fernet's size. SECRET_KEY is long and random, so no slow hash is needed."""
    return base64.urlsafe_b64encode(hashlib.sha256(_PURPOSE + key.encode()).digest())
