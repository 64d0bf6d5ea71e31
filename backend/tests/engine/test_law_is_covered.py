"""Every rule of the law is named by a test: the numbers of docs/rules.md and docs/fairness.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
NUMBER = re.compile(r"\b[RF]-\d+(?:\.\d+)?\b")
RULE = re.compile(r"^- ([RF]-\d+\.\d+) ", re.MULTILINE)
OPTION = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


def docstrings_of_tests() -> Iterator[str]:
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def rules_of(page: str) -> set[str]:
    return set(RULE.findall((DOCS / page).read_text(encoding="utf-8")))


def test_every_rule_is_named_by_a_test() -> None:
    named = {number for text in docstrings_of_tests() for number in NUMBER.findall(text)}
    law = rules_of("rules.md") | rules_of("fairness.md") | {"F-4"}
    assert len(law) > 50, "the pages have not been read aright"
    assert sorted(law - named) == []


def test_every_option_is_named_by_a_test() -> None:
    options = set(OPTION.findall((DOCS / "rules.md").read_text(encoding="utf-8")))
    assert options == {"length", "matching", "wild_nines", "covered_six", "free_draw"}
    texts = list(docstrings_of_tests())
    missing = {option for option in options if not any(f"R-9 {option}" in text for text in texts)}
    assert missing == set()


def test_no_test_names_a_rule_that_is_not_there() -> None:
    sections = {f"R-{number}" for number in range(1, 10)} | {
        f"F-{number}" for number in range(1, 6)
    }
    known = rules_of("rules.md") | rules_of("fairness.md") | sections
    named = {number for text in docstrings_of_tests() for number in NUMBER.findall(text)}
    assert sorted(named - known) == []
