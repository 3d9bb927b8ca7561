#!/usr/bin/env python3
"""Writes engine/ir/op_tables/*.tsv: what one Paddle release makes of every legacy op.

Two sources are merged. The op definitions (ir_ops.tsv) say how an op is declared: order, optional
and vector arguments, attribute types, tensor stand-ins of attributes. The probe of a release
(ir_probe-V.tsv.gz) says what that release really does with an op; where the two disagree on a name,
an order or the set of arguments, the probe is right.
"""

import argparse
import gzip
import json
import pathlib
import re
import sys

TARGETS = {"2.6": "2.6.2", "3.0": "3.0.0", "3.3": "3.3.1"}

HEADER = """\
# Legacy op -> PIR op for Paddle {release}. Written by scripts/make_ir_tables.py; do not edit.
# Facts derived from PaddlePaddle (Apache License 2.0): its op definition files of October 2024 and
# what the released wheel paddlepaddle=={release} reports of its op makers and its translator.
# Columns: legacy op; PIR op; flags; operands; attributes; results. Entries are separated by blanks:
#   operand or result  name[?][*]=Parameter          ? may be absent, * a list
#   attribute operand  name:IntArray|Scalar=attr<TensorParameter,TensorListParameter>
#   attribute          name:type=attr
# Flags: inplace (the op has a variant with a trailing underscore), kernels (one kernel per kind of
# tensor), missing (the release has no such PIR op).
"""

KIND_OF_PREFIX = {"Int32": "int", "Int64": "int64_t", "Float": "float", "Double": "double",
                  "pd_op.DataType": "DataType", "pd_op.Place": "Place",
                  "pd_op.IntArray": "IntArray", "pd_op.DataLayout": "DataLayout"}
KIND_OF_LEGACY = {"INT": "int", "FLOAT": "float", "STRING": "str", "INTS": "int[]",
                  "FLOATS": "float[]", "STRINGS": "str[]", "BOOLEAN": "bool", "BOOLEANS": "bool[]",
                  "LONG": "int64_t", "LONGS": "int64_t[]", "FLOAT64S": "double[]",
                  "FLOAT64": "double", "SCALAR": "Scalar", "SCALARS": "Scalar[]"}


def split_entries(text):
    return [entry for entry in text.split("; ") if entry]


class Argument:
    def __init__(self, name, legacy, optional=False, vector=False, kind="", tensors=()):
        self.name, self.legacy = name, legacy
        self.optional, self.vector = optional, vector
        self.kind, self.tensors = kind, list(tensors)

    def __str__(self):
        text = self.name
        if self.kind:
            text += ":" + self.kind
        text += "?" * self.optional + "*" * self.vector + "=" + self.legacy
        if self.tensors:
            text += "<" + ",".join(self.tensors) + ">"
        return text


def parse_argument(entry):
    left, legacy = entry.split("=", 1)
    vector = left.endswith("[]")
    left = left.removesuffix("[]")
    optional = left.endswith("?")
    return Argument(left.removesuffix("?"), legacy, optional, vector)


def parse_attribute(entry):
    match = re.fullmatch(r"(\w+):([^=]*)=([^<]*)(?:<(.*)>)?", entry)
    name, kind, legacy, tensors = match.groups()
    tensors = [t for t in (tensors or "").split(",") if t and t != "support_tensor"]
    return Argument(name, legacy, kind=kind, tensors=tensors)


class Definition:
    def __init__(self, row):
        (self.pir, self.legacy, _, inputs, mutable, attributes, outputs, inplace, _, kernels) = row
        self.operands = [parse_argument(e) for e in split_entries(inputs)]
        self.mutable = [parse_attribute(e) for e in split_entries(mutable)]
        for argument in self.mutable:
            argument.kind = "IntArray" if argument.kind == "IntArray" else "Scalar"
        self.attributes = [parse_attribute(e) for e in split_entries(attributes)]
        self.results = [parse_argument(e) for e in split_entries(outputs)]
        self.inplace, self.kernels = bool(inplace), bool(kernels)


def read_definitions(path):
    by_legacy, by_pir = {}, {}
    with open(path, encoding="utf-8") as file:
        next(file)
        for line in file:
            row = (line.rstrip("\n").split("\t") + [""] * 10)[:10]
            definition = Definition(row)
            by_pir[definition.pir] = definition
            for legacy in definition.legacy.split(","):
                by_legacy.setdefault(legacy, definition)
    return by_legacy, by_pir


class Probe:
    """The rows of one legacy op in one release."""

    def __init__(self):
        self.rows = {}

    def add(self, row):
        self.rows[(row[2], row[3])] = row

    def best(self):
        for key in (("all", "default"), ("all", "marked"), ("required", "default"),
                    ("required", "marked")):
            row = self.rows.get(key)
            if row and not row[9]:
                return row
        return None

    def good(self, arguments, attributes):
        row = self.rows.get((arguments, attributes))
        return row if row and not row[9] else None

    def error(self):
        return next((row[9] for row in self.rows.values() if row[9]), "")

    def errors(self):
        return " ".join(row[9] for row in self.rows.values())


def read_probe(path, makers):
    probes = {}
    with gzip.open(path, "rt", encoding="utf-8") as file:
        next(file)
        for line in file:
            row = (line.rstrip("\n").split("\t") + [""] * 10)[:10]
            if row[1] and row[0] in makers:
                continue  # some grad makers emit a forward op, which has rows of its own
            probes.setdefault(row[0], Probe()).add(row)
    return probes


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
    """Finds which legacy attribute holds the mark that was printed."""
    text = re.sub(r"\([\w.]+\)", "", value).strip("[]")
    string = re.fullmatch(r'"s_(.*)"', text)
    if string:
        return string.group(1)
    for position, (name, kind, *_) in enumerate(attributes):
        marks = {"INT": 100 + position, "LONG": 1000 + position, "INTS": 200 + position,
                 "LONGS": 2000 + position, "FLOAT": 0.5 + position, "FLOAT64": 0.25 + position}
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
        if kind in ("", "IntArray", "Scalar") or kind.startswith("Scalar("):
            kind = kind_of_printed(printed[name]) or KIND_OF_LEGACY.get(
                legacy_kind.get(legacy, ""), kind or "str")
        elif kind_of_printed(printed[name]) not in ("", kind) and "(" in printed[name]:
            kind = kind_of_printed(printed[name])
        result.append(Argument(name, legacy, kind=kind))
    return result


SCALAR_KINDS = re.compile(r"Scalar(\([\w ]*\))?")


def line_of(legacy, pir, flags, operands, attributes, results):
    for attribute in attributes:
        attribute.kind = SCALAR_KINDS.sub("Scalar", attribute.kind).replace(" ", "")
    columns = [legacy, pir, ",".join(flags), *(" ".join(map(str, part)) for part in
                                                (operands, attributes, results))]
    return "\t".join(columns)


# Special handlers whose probe row shows the op they build, not the one that is declared.
DECLARED_WINS = {
    "sum", "add_n", "mul", "mul_grad", "matmul", "lookup_table", "lookup_table_v2_grad", "one_hot_v2",
    "set_value", "set_value_grad", "matrix_rank", "repeat_interleave", "repeat_interleave_grad",
    "split", "fill_constant", "rnn", "tril_triu", "tril_triu_grad", "slice",
    "reshape2_grad", "flatten_contiguous_range_grad", "squeeze2_grad", "unsqueeze2_grad", "gather"}


def flags_of(definition, pir, missing):
    flags = []
    if definition and definition.inplace:
        flags.append("inplace")
    if definition and definition.kernels:
        flags.append("kernels")
    if f"pd_op.{pir}" in missing:
        flags.append("missing")
    return flags


def table(target, data):
    release = TARGETS[target]
    by_legacy, by_pir = read_definitions(data / "ir_ops.tsv")
    with gzip.open(data / f"legacy_ops-{release}.json.gz", "rt", encoding="utf-8") as file:
        makers = json.load(file)
    probes = read_probe(data / f"ir_probe-{release}.tsv.gz", makers)
    missing = {m for p in probes.values() for r in p.rows.values()
               for m in re.findall(r"corresponding OpInfo (\S+)", r[9])}
    lines = []
    for legacy in sorted(set(by_legacy) | set(probes)):
        probe = probes.get(legacy, Probe())
        definition = by_legacy.get(legacy)
        unregistered = re.search(r"corresponding OpInfo (\S+)", probe.error())
        row = probe.best()
        maker = makers.get(legacy, {})
        if row and legacy not in DECLARED_WINS:
            pir = row[4]
            if definition is None:
                definition = by_pir.get(pir.removeprefix("pd_op."))
            operands = merge_operands(definition, probe, row, maker)
            attributes = merge_attributes(definition, probe, row, maker, operands)
            results = merge_results(definition, probe, row, maker)
            flags = flags_of(definition, pir, ())
            lines.append(line_of(legacy, pir, flags, operands, attributes, results))
        elif unregistered and not row:
            lines.append(line_of(legacy, unregistered.group(1), ["missing"], [], [], []))
        elif definition:
            name = "pd_op." + definition.pir
            lines.append(line_of(legacy, name, flags_of(definition, definition.pir, missing),
                                 definition.operands + definition.mutable, definition.attributes,
                                 definition.results))
    return HEADER.format(release=release) + "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    root = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument("--data", type=pathlib.Path, default=root.parent / "shared/data/paddle",
                        help="folder with ir_ops.tsv, ir_probe-*.tsv.gz and legacy_ops-*.json.gz")
    parser.add_argument("--out", type=pathlib.Path, default=root / "engine/ir/op_tables")
    arguments = parser.parse_args()
    if not arguments.data.is_dir():
        sys.exit(f"{arguments.data} is not there: point --data at the op facts")
    arguments.out.mkdir(parents=True, exist_ok=True)
    for target in TARGETS:
        (arguments.out / f"{target}.tsv").write_text(table(target, arguments.data), encoding="utf-8")


if __name__ == "__main__":
    main()
