"""What both verifiers say of the same records."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.verify import verify
from tests.verifiers.page import PageVerifier, Verdict


@dataclass(frozen=True)
class Judged:
    """A record's text, and the path and code that each verifier gives, None where it is valid."""

    text: bytes
    by_server: Verdict
    by_page: Verdict

    @property
    def agreed(self) -> bool:
        """Whether both say the same."""
        return self.by_server == self.by_page


def judged(texts: Sequence[bytes], page: PageVerifier) -> Iterator[Judged]:
    """Let both judge each record; the page's works ahead meanwhile."""
    for text, by_page in zip(texts, page.judge(texts), strict=True):
        fault = verify(text)
        by_server = None if fault is None else (fault.path, fault.code)
        yield Judged(text, by_server, by_page)
