"""The samples that rules carry (`sample`), after the lines of sample_names.py."""

import pathlib

from case import Case
from rule_text import families, plain_rules

NAMES = pathlib.Path(__file__).resolve().parent / "sample_names.py"


def sample_cases():
    beginning = NAMES.read_text(encoding="utf-8")
    return [
        Case(api, "sample", f"{beginning}\nresult = {code}\n")
        for rules in families().values()
        for api, rule in plain_rules(rules)
        for code in rule.get("sample", {})
    ]
