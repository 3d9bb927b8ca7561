"""Rule files as text: one rule a line where it fits, else one field a line."""

import json
import pathlib

RULES = pathlib.Path(__file__).resolve().parents[2] / "engine" / "rewrite" / "rules"
WIDTH = 112


def _inline(value):
    return json.dumps(value, ensure_ascii=False)


def _value(value, indent, used):
    text = _inline(value)
    if not isinstance(value, (dict, list)) or not value or indent + used + len(text) <= WIDTH:
        return text
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        rows = [f"{inner}{_inline(k)}: {_value(v, indent + 2, len(_inline(k)) + 2)}" for k, v in value.items()]
        return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"
    if all(isinstance(v, str) for v in value):
        return text
    rows = [inner + _value(v, indent + 2, 0) for v in value]
    return "[\n" + ",\n".join(rows) + "\n" + " " * indent + "]"


def rules_text(rules):
    rows = [f"  {_inline(api)}: {_value(rule, 2, len(_inline(api)) + 2)}" for api, rule in rules.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def read_family(family):
    path = RULES / f"{family}.json"
    return json.loads(path.read_text()) if path.exists() else {}


def write_family(family, rules):
    (RULES / f"{family}.json").write_text(rules_text(rules), encoding="utf-8")


def families():
    return {path.stem: json.loads(path.read_text()) for path in sorted(RULES.glob("*.json"))}
