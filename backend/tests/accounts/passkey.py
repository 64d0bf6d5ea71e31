"""A passkey as a device keeps it: enough of WebAuthn to register with and to sign in by."""

import hashlib
import json
from base64 import urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor

ORIGIN = "http://localhost"

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


class Passkey:
    """One key, for one account of one site, unlocked by its owner each time."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = hashlib.sha256(self._key.public_key().public_numbers().x.to_bytes(32)).digest()
        self._user_handle = ""

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the credential that the browser hands out for `creation_options`."""
        asked = options["publicKey"]
        self._user_handle = asked["user"]["id"]
        public_key = cbor.encode(self._public_key())
        attested = bytes(16) + len(self._id).to_bytes(2) + self._id + public_key
        data = self._data(asked["rp"]["id"], _ATTESTED) + attested
        attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": _text(self._client_data("webauthn.create", asked["challenge"])),
            "attestationObject": _text(attestation),
        }
        return self._credential(response, {"credProps": {"rk": True}})

    def answer(self, options: dict[str, Any], *, origin: str = ORIGIN) -> dict[str, Any]:
        """Return the credential that the browser hands out for `request_options`."""
        asked = options["publicKey"]
        client_data = self._client_data("webauthn.get", asked["challenge"], origin)
        data = self._data(asked["rpId"], 0)
        signed = data + hashlib.sha256(client_data).digest()
        response = {
            "clientDataJSON": _text(client_data),
            "authenticatorData": _text(data),
            "signature": _text(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": self._user_handle,
        }
        return self._credential(response, {})

    def _public_key(self) -> dict[int, int | bytes]:
        """Write the key as COSE does (RFC 9053): an ES256 key on P-256, and its point."""
        point = self._key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}

    def _credential(self, response: dict[str, str], extensions: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": _text(self._id),
            "rawId": _text(self._id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": extensions,
        }

    def _data(self, site: str, flags: int) -> bytes:
        return (
            hashlib.sha256(site.encode()).digest()
            + bytes([_PRESENT | _VERIFIED | flags])
            + bytes(4)  # no counter: keys that are kept in several places have none
        )

    def _client_data(self, kind: str, challenge: str, origin: str = ORIGIN) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
