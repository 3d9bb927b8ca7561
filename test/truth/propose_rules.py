"""Proposes rules out of facts: signatures of both sides and what Paddle's wrappers accept.

    python propose_rules.py [--only REGEX] [--peer] > proposals.json

A proposal is only a start: `truth.py` decides whether it is right, a person whether it is idiomatic.
The facts are the tables in ../shared/data/api and, for names that differ, the names in PaConvert's
tables (../shared/data/paconvert, Apache-2.0); they are read in place.
"""

import argparse
import json
import re
import sys

from rule_text import families, plain_rules, rules_text
from torch_signatures import SHARED

DROPPED = (
    "memory_format",
    "pin_memory",
    "layout",
    "foreach",
    "fused",
    "non_blocking",
    "_stacklevel",
)
REFUSED = {
    "out": "Paddle returns a new tensor instead of writing into `out`",
    "generator": "Paddle takes random numbers from its global generator",
    "device": "Paddle creates it on the current device: move it with `.to`",
    "names": "Paddle has no named tensors",
    "sparse_grad": "Paddle has no sparse gradient here",
    "size_average": "say it with `reduction`",
    "reduce": "say it with `reduction`",
    "inplace": "Paddle has an in-place function of its own for this",
    "dtype": "Paddle has no such argument; cast the tensor instead",
}


def load(name):
    return json.loads((SHARED / "api" / name).read_text())["apis"]


def canonical(apis, name):
    """The entry of a dotted path, through aliases of it and of its parents."""
    for _ in range(6):
        entry = apis.get(name)
        if entry is not None:
            if "alias" not in entry:
                return name, entry
            name = entry["alias"]
            continue
        parent, _, last = name.rpartition(".")
        if not parent:
            return name, None
        parent, entry = canonical(apis, parent)
        if entry is None or f"{parent}.{last}" == name:
            return name, None
        name = f"{parent}.{last}"
    return name, None


def torch_overload(entry, is_method):
    """The form that documentation shows: not the deprecated ones that start with `self`."""
    forms = entry.get("overloads") or [entry]
    forms = [f for f in forms if not any(p[0] == "self" for p in f.get("params", []))] or forms
    if len(forms) > 1:
        names = [{p[0] for p in f.get("params", [])} for f in forms]
        largest = max(range(len(forms)), key=lambda i: len(names[i]))
        if not all(n <= names[largest] for n in names):
            return None
        forms = [forms[largest]]
    return forms[0].get("params")


def signature(params):
    parts, seen_keyword_only = [], False
    for name, kind, default, *_ in (p + [None] * (3 - len(p)) for p in params):
        if kind == "k" and not seen_keyword_only:
            parts.append("*")
            seen_keyword_only = True
        seen_keyword_only = seen_keyword_only or kind == "v"
        stars = {"v": "*", "w": "**"}.get(kind, "")
        parts.append(stars + name + ("" if default is None else "=" + str(default)))
    return "(" + ", ".join(parts) + ")"


def accepted(entry):
    """Keyword to parameter of a Paddle entry, aliases included."""
    result = {p[0]: p[0] for p in entry.get("params", []) if p[1] in "pk"}
    for parameter, names in entry.get("aliases", {}).items():
        for name in names:
            result.setdefault(name, parameter)
    for name in entry.get("rejects", []):
        result.pop(name, None)
    return result


def same_default(a, b):
    try:
        return float(a) == float(b)
    except (TypeError, ValueError):
        return str(a).strip("'\"").lower() == str(b).strip("'\"").lower()


def propose(api, target, torch_entry, paddle_entry, renames, is_method):
    params = torch_overload(torch_entry, is_method)
    if params is None or "params" not in paddle_entry:
        return None
    keywords = accepted(paddle_entry)
    theirs = [p for p in paddle_entry["params"] if p[1] in "op"]
    by_name = {p[0]: p for p in paddle_entry["params"]}
    variadic = any(p[1] == "v" for p in params)
    reached, rename, refuse, drop, default = {}, {}, {}, [], {}
    free = [p[0] for p in theirs if p[0] != "name"]
    for position, (name, kind, *rest) in enumerate(params):
        if kind in "vw":
            continue
        given = renames.get(name, name)
        if given and given in keywords:
            reached[name] = keywords[given]
            if given != name:
                rename[name] = given
        elif name in keywords:
            reached[name] = keywords[name]
        elif name in DROPPED:
            drop.append(name)
        elif name in REFUSED:
            refuse[name] = REFUSED[name]
        elif (
            kind != "k"
            and position < len(free)
            and free[position] not in reached.values()
            and free[position] not in {q[0] for q in params}
        ):
            reached[name] = free[position]
            rename[name] = free[position]
        else:
            refuse[name] = "Paddle has no such argument"
    for name, kind, *rest in params:
        if name in refuse and not (rest and rest[0] is not None):
            return None  # a required argument without a place
        if name in reached and rest and rest[0] is not None:
            their_default = (by_name.get(reached[name]) or [None, None, None])[2:3]
            if their_default and not same_default(rest[0], their_default[0]):
                default[rename.get(name, name)] = str(rest[0])
    missing = [p[0] for p in theirs if len(p) < 3 and p[0] not in reached.values()]
    if missing and not variadic:
        return None
    rule = {}
    rule["signature"] = signature(params)
    same_name = api.rsplit(".", 1)[-1] == target.rsplit(".", 1)[-1]
    if is_method and same_name and not (rename or refuse or drop or default):
        rule["keep"] = True
    else:
        rule["callee"] = target
    if rename:
        rule["rename"] = rename
    positional = [p[0] for p in params if p[1] in "op" and p[0] not in drop and p[0] not in refuse]
    if [reached.get(n) for n in positional] != [p[0] for p in theirs][: len(positional)]:
        back = {v: rename.get(k, k) for k, v in reached.items()}
        rule["order"] = [back.get(p[0], p[0]) for p in theirs]
        rule.pop("keep", None) and rule.update(callee=target)
    for field, value in (("default", default), ("refuse", refuse), ("drop", drop)):
        if value:
            rule[field] = value
    return rule


def document_names():
    root = SHARED / "mapping-docs" / "api_difference"
    return {p.stem: str(p.relative_to(root).with_suffix("")) for p in root.rglob("*.md")}


def proposals(only, known):
    torch_apis, paddle_apis = load("torch-2.9.1.json"), load("paddle-3.3.1.json")
    tables = SHARED / "paconvert" / "3.3"
    peer = json.loads((tables / "api_mapping.json").read_text())
    aliases = json.loads((tables / "api_alias_mapping.json").read_text())
    documents = document_names()
    for api in [*peer, *aliases]:
        entry = peer.get(aliases.get(api, api), {})
        if api in known or not re.search(only, api) or not api.startswith("torch."):
            continue
        name, torch_entry = canonical(torch_apis, api)
        if torch_entry is None or torch_entry["kind"] not in ("function", "method", "class"):
            continue
        is_method = api.startswith("torch.Tensor.")
        targets = ["paddle" + api[5:], entry.get("paddle_api")]
        for target in filter(None, targets):
            _, paddle_entry = canonical(paddle_apis, target)
            if paddle_entry is None:
                continue
            if target.startswith("paddle.Tensor.") != is_method:
                continue
            changes = {
                k: v for k, v in entry.get("kwargs_change", {}).items() if isinstance(v, str)
            }
            rule = propose(api, target, torch_entry, paddle_entry, changes, is_method)
            if rule:
                if api in documents:
                    rule["document"] = documents[api]
                yield api, rule
                break


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    known = set()
    for rules in families().values():
        for api, rule in plain_rules(rules):
            known |= {api, *rule.get("aliases", [])}
    sys.stdout.write(rules_text(dict(proposals(arguments.only, known))))


if __name__ == "__main__":
    main()
