"""Fields that the rules of a file share (`$all_rules`), as engine/rewrite/language/shared_fields.cpp adds them."""

import re

PASSING = ("rename", "review", "as_float")
ENDING = ("drop", "refuse", "copy", "fold")
OF_ARGUMENTS = ("rename", "review", "drop", "refuse", "out")
OUTCOMES = ("callee", "same_path", "keep", "remove", "manual", "skip", "expression")
WITHOUT_ARGUMENTS = (
    "not used_as==call",
    "used_as==value",
    "used_as==base",
    "used_as==annotation",
    "used_as==compared",
)


def _joined(outer, inner):
    """The fields of an alternative with those of the object around it."""
    result = dict(outer)
    if any(name in inner for name in OUTCOMES):
        result = {key: value for key, value in outer.items() if key not in OUTCOMES}
    for key, value in inner.items():
        before = result.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            value = {**before, **value}
        elif key in ("drop", "when") and before:
            value = [*before, *value]
        result[key] = value
    return result


def _has_parameter(signature, name):
    return re.search(rf"(?<=[( *]){re.escape(name)}(?=[=,)])", signature) is not None


def _reads(texts, name):
    return any(re.search(rf"\{{\??{re.escape(name)}(?!\w)", text) for text in texts)


def _templates(fields):
    yield fields.get("expression", "")
    yield fields.get("suffix", "")
    yield from fields.get("before", [])
    yield from fields.get("set", {}).values()
    yield from fields.get("default", {}).values()


def _decides(fields, field, name):
    if f"absent({name})" in fields.get("when", []) or name in fields.get(field, ()):
        return True
    if any(name in fields.get(other, ()) for other in ENDING):
        return True
    if field in PASSING:
        return _reads(fields.get("set", {}).values(), name)
    return (
        any(name in fields.get(other, ()) for other in PASSING)
        or (name == "out" and "out" in fields)
        or _reads(_templates(fields), name)
    )


def _missing(fields, shared, signature):
    """The entries of `shared` that a call with these fields lacks."""
    outcome = next((name for name in OUTCOMES if name in fields), None)
    calls = outcome in ("callee", "same_path")
    if not calls and outcome != "expression":
        return {}
    if not calls and any(use in fields.get("when", []) for use in WITHOUT_ARGUMENTS):
        return {}
    result = {}
    for field in OF_ARGUMENTS:
        if field not in shared or (field == "rename" and not calls):
            continue
        if field == "out":
            if _has_parameter(signature, "out") and not _decides(fields, "refuse", "out"):
                result["out"] = shared["out"]
            continue
        names = [
            name
            for name in shared[field]
            if _has_parameter(signature, name) and not _decides(fields, field, name)
        ]
        if names:
            result[field] = names if field == "drop" else {n: shared[field][n] for n in names}
    return result


def _extended(fields, missing):
    result = dict(fields)
    for field, value in missing.items():
        own = result.get(field)
        if field == "drop":
            value = [*(own or []), *value]
        elif field != "out":
            value = {**(own or {}), **value}
        result[field] = value
    return result


def _with_arguments(own, around, shared, signature):
    if not own.get("alternatives"):
        return _extended(own, _missing(_joined(around, own), shared, signature))
    inner = _joined(around, {key: value for key, value in own.items() if key != "alternatives"})
    forms = [_with_arguments(form, inner, shared, signature) for form in own["alternatives"]]
    return {**own, "alternatives": forms}


def with_shared_fields(rule, shared):
    """`rule`, of one API and with its alternatives as lists, with the fields of `shared` that it lacks."""
    of_rule = {
        key: value for key, value in shared.items() if key not in OF_ARGUMENTS and key not in rule
    }
    return {**_with_arguments(rule, {}, shared, rule.get("signature", "")), **of_rule}
