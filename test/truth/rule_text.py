"""Rule files as text (one rule a line where it fits, else one field a line), and the plain rules in them."""

import json
import pathlib
import re

from shared_fields import with_shared_fields

REWRITE = pathlib.Path(__file__).resolve().parents[2] / "engine" / "rewrite"
RULES = REWRITE / "rules"
HELPERS = REWRITE / "helpers"
WIDTH = 112


def _inline(value):
    return json.dumps(value, ensure_ascii=False)


def _wrapped(texts, indent):
    """Texts of a list, as many in a line as fit."""
    inner = " " * (indent + 2)
    lines = [inner]
    for i, text in enumerate(texts):
        word = _inline(text) + ("," if i < len(texts) - 1 else "")
        if lines[-1].strip() and len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(inner)
        lines[-1] += (" " if lines[-1].strip() else "") + word
    return "[\n" + "\n".join(lines) + "\n" + " " * indent + "]"


def _value(value, indent, used):
    text = _inline(value)
    if not isinstance(value, (dict, list)) or not value or indent + used + len(text) <= WIDTH:
        return text
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        rows = [
            f"{inner}{_inline(k)}: {_value(v, indent + 2, len(_inline(k)) + 2)}"
            for k, v in value.items()
        ]
        return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"
    if all(isinstance(v, str) for v in value):
        return _wrapped(value, indent)
    rows = [inner + _value(v, indent + 2, 0) for v in value]
    return "[\n" + ",\n".join(rows) + "\n" + " " * indent + "]"


def rules_text(rules):
    rows = [
        f"  {_inline(api)}: {_value(rule, 2, len(_inline(api)) + 2)}" for api, rule in rules.items()
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _conditions(text):
    """The conditions of a key: the parts between commas outside brackets and quotes."""
    return [
        part.strip()
        for part in re.findall(r"(?:'[^']*'|\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^]]*\]|[^,])+", text)
    ]


def written_out(rule):
    """The rule with its alternatives as a list."""
    forms = rule.get("alternatives", [])
    if isinstance(forms, dict):
        forms = [
            {
                **({} if key == "otherwise" else {"when": _conditions(key)}),
                **({"expression": form} if isinstance(form, str) else form),
            }
            for key, form in forms.items()
        ]
    return {**rule, **({"alternatives": [written_out(form) for form in forms]} if forms else {})}


def _with_named_alternatives(value, named):
    """`value` with the lists of alternatives in place of their names."""
    if isinstance(value, list):
        return [_with_named_alternatives(item, named) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: (
            named[item]
            if key == "alternatives" and isinstance(item, str)
            else _with_named_alternatives(item, named)
        )
        for key, item in value.items()
    }


def read_rules(path):
    """The rules of a file by API, with signatures, conditions and shared fields in fields of the rules;
    other settings of the file as they stand."""
    result = {}
    text = json.loads(path.read_text(encoding="utf-8"))
    shared = text.get("$all_rules", {})
    for key, variants in text.items():
        if key.startswith("$"):
            if key != "$all_rules":
                result[key] = variants
            continue
        api, bracket, rest = key.partition("(")
        limits = {"since": "2.6", "until": text["$until"]} if "$until" in text else {}
        rules = [
            (
                {"expression": rule}
                if isinstance(rule, str)
                else _with_named_alternatives(rule, text.get("$alternatives", {}))
            )
            for rule in (variants if isinstance(variants, list) else [variants])
        ]
        rules = [
            {**limits, **({"signature": bracket + rest} if bracket else {}), **written_out(rule)}
            for rule in rules
        ]
        if shared:
            for name, rule in plain_rules({api: rules}):
                result.setdefault(name, []).append(with_shared_fields(rule, shared))
        else:
            result[api] = rules if isinstance(variants, list) else rules[0]
    return result


def families():
    return {
        path.relative_to(RULES).with_suffix("").as_posix(): read_rules(path)
        for path in sorted(RULES.rglob("*.json"))
    }


def filled(value, words):
    if isinstance(value, str):
        return re.sub(r"\$\{(\w+)\}", lambda place: words.get(place[1], place[0]), value)
    if isinstance(value, list):
        return [filled(item, words) for item in value]
    if isinstance(value, dict):
        return {filled(key, words): filled(item, words) for key, item in value.items()}
    return value


def columns(words):
    return [dict(zip(words, column)) for column in zip(*words.values())]


def plain_rules(rules):
    """(API, rule) of every rule of a file: a rule for several APIs comes once for each of them."""
    for api, variants in rules.items():
        if api.startswith("$"):
            continue
        for rule in variants if isinstance(variants, list) else [variants]:
            apis = [api, *rule.get("also", [])]
            differing = columns(rule["words"]) if "words" in rule else [{}] * len(apis)
            rest = {key: value for key, value in rule.items() if key not in ("also", "words")}
            for name, column in zip(apis, differing):
                yield name, filled(rest, {"name": name.rpartition(".")[2], **column})


def helper_texts():
    return [path.read_text(encoding="utf-8") for path in sorted(HELPERS.rglob("*.py"))]


def helper_names(text):
    """The names of the helpers that a file defines."""
    return re.findall(r"^(?:def|class) (\w+)", text, re.MULTILINE)


def rules_of_tree():
    """One rule file with all that the tree has: rules, conditions, and helpers as texts."""
    whole = {
        "$conditions": {},
        "$helpers": {helper_names(text)[0]: text for text in helper_texts()},
    }
    for rules in families().values():
        whole["$conditions"] |= rules.get("$conditions", {})
        for api, variants in rules.items():
            if not api.startswith("$"):
                whole[api] = [
                    *whole.get(api, []),
                    *(variants if isinstance(variants, list) else [variants]),
                ]
    return whole
