"""Merges the definition of an op with the probe of a release, where the probe has precedence."""

import re

from ir_facts import Argument, split_entries

KIND_OF_PREFIX = {
    "Int32": "int",
    "Int64": "int64_t",
    "Float": "float",
    "Double": "double",
    "pd_op.DataType": "DataType",
    "pd_op.Place": "Place",
    "pd_op.IntArray": "IntArray",
    "pd_op.DataLayout": "DataLayout",
}
KIND_OF_LEGACY = {
    "INT": "int",
    "FLOAT": "float",
    "STRING": "str",
    "INTS": "int[]",
    "FLOATS": "float[]",
    "STRINGS": "str[]",
    "BOOLEAN": "bool",
    "BOOLEANS": "bool[]",
    "LONG": "int64_t",
    "LONGS": "int64_t[]",
    "FLOAT64S": "double[]",
    "FLOAT64": "double",
    "SCALAR": "Scalar",
    "SCALARS": "Scalar[]",
}


def run_time_value(printed):
    """The value of an attribute that no maker declares: Paddle fills it in when it builds the op."""
    value = re.sub(r"\([\w.]+\)", "", printed)
    return None if value.startswith(("<", "Place", "Undefined")) else value.strip('"')


def pairs(text):
    result = []
    for entry in split_entries(text):
        name, _, value = entry.partition("=")
        result.append((name, value))
    return result


def printed_attributes(text):
    result = {}
    for entry in re.split(r"; (?=\w+:)", text):
        name, separator, value = entry.partition(":")
        if separator:
            result[name] = value
    return result


def kind_of_printed(value):
    match = re.match(r"(\[?)\(([\w.]+)\)", value)
    if match and match.group(2) in KIND_OF_PREFIX:
        return KIND_OF_PREFIX[match.group(2)] + ("[]" if match.group(1) else "")
    if value in ("true", "false"):
        return "bool"
    if value.startswith('"'):
        return "str"
    return ""


def marked_attribute(value, attributes):
    """Finds the legacy attribute with the mark that was printed."""
    text = re.sub(r"\([\w.]+\)", "", value).strip("[]")
    string = re.fullmatch(r'"s_(.*)"', text)
    if string:
        return string.group(1)
    for position, (name, kind, *_) in enumerate(attributes):
        marks = {
            "INT": 100 + position,
            "LONG": 1000 + position,
            "INTS": 200 + position,
            "LONGS": 2000 + position,
            "FLOAT": 0.5 + position,
            "FLOAT64": 0.25 + position,
        }
        if kind in marks and text == f"{marks[kind]:g}":
            return name
    return None


def merge_operands(definition, probe, row, makers):
    declared = {a.name: a for a in definition.operands + definition.mutable} if definition else {}
    plain = {a.name: a for a in definition.attributes} if definition else {}
    order = list(declared)
    flags = {name: f for name, f in makers.get("inputs", [])}
    required = probe.good("required", "default") or probe.good("required", "marked")
    absent = {n for n, v in pairs(required[5]) if v == "-"} if required else set()
    result = []
    for position, (name, value) in enumerate(pairs(row[5])):
        if name.isdigit():
            name = order[position] if position < len(order) else "x" + name
        known = declared.get(name)
        if known and known.kind:
            result.append(known)
            continue
        attribute = re.match(r"full(_int_array)?\(", value)
        if attribute:
            kind = "IntArray" if attribute.group(1) else "Scalar"
            known = known or plain.get(name)
            if not known and position < len(order) and declared[order[position]].kind:
                known = declared[order[position]]  # renamed since
            result.append(Argument(name, known.legacy if known else name, kind=kind))
            continue
        legacy = value.strip("[]").split(" ")[0]
        vector = value.startswith("[") or bool(known and known.vector)
        if legacy in ("-", ""):
            legacy = known.legacy if known else name
        optional = name in absent or bool(known and known.optional)
        if not known and "?" in flags.get(legacy, ""):
            optional = True
        result.append(Argument(name, legacy, optional, vector))
    return result


def merge_results(definition, probe, row, makers):
    declared = {a.name: a for a in definition.results} if definition else {}
    order = list(declared)
    flags = {name: f for name, f in makers.get("outputs", [])}
    required = probe.good("required", "default") or probe.good("required", "marked")
    absent = {n for n, v in pairs(required[7]) if v == "-"} if required else set()
    result = []
    for position, (name, legacy) in enumerate(pairs(row[7])):
        if name.isdigit():
            name = order[position] if position < len(order) else "out" + name
        known = declared.get(name)
        legacy = legacy.strip("[]").split(" ")[0]
        if legacy in ("-", ""):
            legacy = known.legacy if known else name
        vector = known.vector if known else "*" in flags.get(legacy, "")
        refused = f"arg {legacy} should be optional" in probe.errors()
        optional = name in absent or (bool(known and known.optional) and not refused)
        if not required and not known and not refused:
            optional = any(f in flags.get(legacy, "") for f in "?~")
        result.append(Argument(name, legacy, optional, vector))
    return result


def merge_attributes(definition, probe, row, makers, operands):
    declared = {a.name: a for a in definition.attributes + definition.mutable} if definition else {}
    attributes = makers.get("attrs", [])
    legacy_kind = {name: kind for name, kind, *_ in attributes}
    printed = printed_attributes(row[6])
    for key in (("all", "default"), ("required", "default")):
        other = probe.good(*key)
        if other:
            printed = {**printed_attributes(other[6]), **printed}
    marks = {}
    for key in (("all", "marked"), ("required", "marked")):
        other = probe.good(*key)
        if other and other[4] == row[4]:
            marks = printed_attributes(other[6])
            break
    taken = {operand.name for operand in operands}
    # The probe created grad ops with the attributes of their forward op, which it does not print as
    # empty lists.
    kept = {
        a.name
        for a in (definition.attributes if definition else ())
        if row[1] and a.kind.endswith("[]") and a.legacy in legacy_kind
    }
    printed = {**{name: "[]" for name in kept}, **printed}
    order = [n for n in declared if n in printed] + [n for n in printed if n not in declared]
    result = []
    for name in order:
        if name in taken:
            continue
        known = declared.get(name)
        legacy = known.legacy if known else None
        if legacy is None or (legacy not in legacy_kind and attributes):
            legacy = marked_attribute(marks.get(name, ""), attributes) or legacy or name
        kind = known.kind if known else ""
        if kind in ("", "IntArray"):
            kind = kind_of_printed(printed[name]) or KIND_OF_LEGACY.get(
                legacy_kind.get(legacy, ""), kind or "str"
            )
        elif (
            kind != "Scalar"
            and kind_of_printed(printed[name]) not in ("", kind)
            and ("(" in printed[name])
        ):
            kind = kind_of_printed(printed[name])
        argument = Argument(name, legacy, kind=kind)
        constant = not marks or marks.get(name) == printed[name]
        if attributes and legacy not in legacy_kind and kind != "DataType" and constant:
            argument.run_time = run_time_value(printed[name])
        result.append(argument)
    return result
