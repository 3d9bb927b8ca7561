"""Checks that each argument that a rule leaves out is one of which it is known why.

    python3 test/truth/check_dropped.py [--list]

`dropped_arguments.json` has a reason for an argument, of all rules or of one API (`torch.load map_location`): that
it changes memory or speed only, that it decides between forms of the rule, that it speaks to people, or the cell of
snippets/ that shows that results stay the same. An argument that needs review when it is given is not left out without
a word, and not asked for. Needs neither framework.
"""

import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from rule_text import RULES, read_rules  # noqa: E402

TEXTS = ("expression", "set", "before", "suffix", "callee", "copy", "keep")


def is_decided(argument, conditions):
    """Whether the conditions of a form speak of the argument: it is left out for one value of it."""
    return any(re.search(rf"\b{re.escape(argument)}\b", condition) for condition in conditions)


def dropped(rule, drop=(), reviewed=(), conditions=(), asks=False):
    """Arguments that some form of the rule silently leaves out."""
    drop = [*drop, *rule.get("drop", ())]
    reviewed = {*reviewed, *rule.get("review", {})}
    conditions = [*conditions, *rule.get("when", [])]
    asks = bool(rule["needs_review"]) if "needs_review" in rule else asks
    for form in rule.get("alternatives", ()):
        yield from dropped(form, drop, reviewed, conditions, asks)
    if "alternatives" in rule or "manual" in rule or asks:
        return
    text = json.dumps({key: rule[key] for key in TEXTS if key in rule})
    for argument in drop:
        is_used = re.search(r"\{\??" + re.escape(argument) + r"[}:|]", text)
        if argument not in reviewed and not is_used and not is_decided(argument, conditions):
            yield argument


def dropped_by_rules():
    for path in sorted(RULES.rglob("*.json")):
        for api, variants in read_rules(path).items():
            for rule in variants if isinstance(variants, list) else [variants]:
                if not api.startswith("$"):
                    for argument in dropped(rule):
                        yield api, argument


def main():
    known = json.loads((HERE / "dropped_arguments.json").read_text(encoding="utf-8"))
    cells = "".join(path.read_text(encoding="utf-8") for path in (HERE / "snippets").glob("*.py"))
    found, complaints = set(), []
    for api, argument in dropped_by_rules():
        key = argument if argument in known else f"{api} {argument}"
        found.add(key)
        if key not in known:
            complaints.append(f"{api}: nothing says why `{argument}` may be left out")
    for key, reason in known.items():
        cell = reason.removeprefix("cell ")
        if key not in found:
            complaints.append(f"dropped_arguments.json: no rule leaves out `{key}`")
        if cell != reason and f"# %% {cell}" not in cells:
            complaints.append(
                f"dropped_arguments.json: `{key}` names a cell that is not there: {cell}"
            )
    if "--list" in sys.argv:
        print("\n".join(sorted(found)))
    for complaint in sorted(set(complaints)):
        print(complaint)
    print(f"{len(found)} arguments, {len(set(complaints))} complaints")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
