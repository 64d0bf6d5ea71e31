"""The Content-Security-Policy of every answer."""

from functools import cached_property
from typing import Final

from csp.constants import HEADER
from csp.middleware import CSPMiddleware
from csp.utils import build_policy
from django.conf import settings
from django.http import HttpRequest, HttpResponseBase

_OWN: Final = ("_csp_config", "_csp_update", "_csp_replace", "_csp_exempt")
"""What django-csp's decorators leave on an answer that has a policy of its own."""


class PolicyMiddleware(CSPMiddleware):
    """django-csp's, which puts the same policy together anew for each answer: here it is done once.

    Nothing here has a nonce, and nothing is only reported.
    """

    def process_request(self, request: HttpRequest) -> None:
        """Make no nonce."""

    def process_response(
        self, request: HttpRequest, response: HttpResponseBase
    ) -> HttpResponseBase:
        """Put the policy into the answer's head."""
        # Django's own error pages, which only debug mode shows, have none.
        if settings.DEBUG or any(hasattr(response, mark) for mark in _OWN):
            return super().process_response(request, response)
        response.headers.setdefault(HEADER, self._usual)
        return response

    @cached_property
    def _usual(self) -> str:
        return build_policy()
