#!/usr/bin/env python3
"""Writes engine/ir/op_tables/*.tsv: the translation of every legacy op by one Paddle release.

Two sources are merged. The op definitions (ir_ops.tsv) say how an op is declared: order, optional
and vector arguments, attribute types, tensor stand-ins of attributes. The probe of a release
(ir_probe-V.tsv.gz) says what that release really does with an op; where the two disagree on a name,
an order or the set of arguments, the probe is right. The observations of observe_ir_ops.py for the release have
precedence over both (ir_observed-V.tsv.gz, beside this script).
"""

import argparse
import copy
import gzip
import json
import pathlib
import re
import sys

from ir_observed import overlay

TARGETS = {"2.6": "2.6.2", "3.0": "3.0.0", "3.3": "3.3.1"}

HEADER = """\
# Legacy op -> PIR op for Paddle {release}. Written by scripts/make_ir_tables.py; do not edit.
# Facts derived from PaddlePaddle (Apache License 2.0): its op definition files of October 2024 and
# what the released wheel paddlepaddle=={release} reports of its op makers and its translator.
# Columns: legacy op; PIR op; flags; operands; attributes; results. Entries are separated by blanks:
#   operand or result  name[?|!][*]=Parameter        ? may be absent, * a list
#                                                    ! may be absent, but the PIR op wants it
#   attribute operand  name:IntArray|Scalar=attr<TensorParameter,TensorListParameter>
#   attribute          name:type=attr[~value]   the value of an attribute that only run time knows
# Flags: inplace (the op has a variant with a trailing underscore), kernels (one kernel per kind of
# tensor), missing (the release has no such PIR op; together with inplace, it has that variant only).
"""

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


def split_entries(text):
    return [entry for entry in text.split("; ") if entry]


class Argument:
    def __init__(self, name, legacy, optional=False, vector=False, kind="", tensors=()):
        self.name, self.legacy, self.run_time = name, legacy, None
        self.optional, self.vector = optional, vector
        self.kind, self.tensors = kind, list(tensors)

    def __str__(self):
        text = self.name
        if self.kind:
            text += ":" + self.kind
        text += "?" * self.optional + "*" * self.vector + "=" + self.legacy
        if self.tensors:
            text += "<" + ",".join(self.tensors) + ">"
        if self.run_time is not None:
            text += "~" + self.run_time
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

    def best(self, declared_pir):
        """The row that says most; one that made the declared op comes first, since a special
        handler may make another op when every argument is there."""
        good = [
            self.rows[key]
            for key in (
                ("all", "default"),
                ("all", "marked"),
                ("required", "default"),
                ("required", "marked"),
            )
            if key in self.rows and not self.rows[key][9]
        ]
        exact = [row for row in good if row[4] == declared_pir]
        return (exact or good or [None])[0]

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
                continue  # some grad makers emit a forward op, which has separate rows
            probes.setdefault(row[0], Probe()).add(row)
    return probes


def maker_of(legacy, probe, makers):
    """The maker of an op; for a grad op, its forward maker, whose arguments it uses as well."""
    forward = next((row[1] for row in probe.rows.values() if row[1]), "")
    return makers.get(legacy) or makers.get(forward) or {}


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


def identity_row(legacy, definition):
    """An op whose arguments the release looks up under their PIR names, and so never finds."""
    for argument in definition.operands + definition.results:
        argument.legacy = argument.name
    return definition


SCALAR_KINDS = re.compile(r"Scalar(\([\w ]*\))?")


def line_of(legacy, pir, flags, operands, attributes, results):
    for attribute in attributes:
        attribute.kind = SCALAR_KINDS.sub("Scalar", attribute.kind).replace(" ", "")
    columns = [
        legacy,
        pir,
        ",".join(flags),
        *(" ".join(map(str, part)) for part in (operands, attributes, results)),
    ]
    return "\t".join(columns)


# Special handlers whose probe row shows the op that they build instead of the declared one.
DECLARED_WINS = {
    "sum",
    "add_n",
    "mul",
    "mul_grad",
    "lookup_table_v2_grad",
    "one_hot_v2",
    "set_value",
    "set_value_grad",
    "repeat_interleave_grad",
    "split",
    "fill_constant",
    "rnn",
}
DECLARED_WINS_SINCE_3 = {
    "matmul",
    "lookup_table",
    "matrix_rank",
    "gather",
    "reshape2_grad",
    "flatten_contiguous_range_grad",
    "squeeze2_grad",
    "unsqueeze2_grad",
}
# The op definitions do not mention it, but these have an in-place variant in 3.0 and 3.3.
INPLACE_SINCE_3 = {"coalesce_tensor", "square"}


# The probe passes these a tensor, but they need an array or a boolean.
HAND_WRITTEN = {
    "assert": "assert\tpd_op.assert\t\tcond=Cond data*=Data\tsummarize:int64_t=summarize\t",
    "tensor_array_to_tensor": "tensor_array_to_tensor\tpd_op.array_to_tensor\t\tx=X\t"
    "axis:int=axis use_stack:bool=use_stack\t"
    "out=Out out_index=OutIndex",
}


# The probe identifies a parameter by its variable, which is misleading for these.
PARAMETERS_IN_2_6 = {
    "sparse_momentum": ("=axis<Axis>", "=Axis<Axis>"),
    "isinf": ("pd_op.isinf\t\t", "pd_op.isinf\tkernels\t"),
    "isnan": ("pd_op.isnan\t\t", "pd_op.isnan\tkernels\t"),
    "meshgrid_grad": ("outputs_grad*=Out@GRAD", "outputs_grad*=outputs@GRAD"),
}


# Widened after the op definitions were written; printing does not show it, saving as JSON does.
WIDENED_IN_3_3 = {"pool2d", "pool2d_grad", "pool2d_double_grad", "pool3d", "pool3d_grad"}


# Their special handlers choose the PIR op without checking which kernels it has.
WITHOUT_KERNELS = {"lookup_table_v2"}


def flags_of(legacy, definition, pir, missing, target):
    flags = []
    name = pir.removeprefix("pd_op.")
    added = target != "2.6" and name in INPLACE_SINCE_3
    if added or definition and definition.inplace:
        flags.append("inplace")
    if definition and definition.kernels and legacy not in WITHOUT_KERNELS:
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
    missing = {
        m
        for p in probes.values()
        for r in p.rows.values()
        for m in re.findall(r"corresponding OpInfo (\S+)", r[9])
    }
    lines = []
    for legacy in sorted(set(by_legacy) | set(probes)):
        probe = probes.get(legacy, Probe())
        definition = by_legacy.get(legacy)
        unregistered = re.search(r"corresponding OpInfo (\S+)", probe.error())
        row = probe.best("pd_op." + definition.pir if definition else "")
        maker = maker_of(legacy, probe, makers)
        declared_wins = legacy in DECLARED_WINS or (
            target != "2.6" and legacy in DECLARED_WINS_SINCE_3
        )
        not_found = re.search(r"Input \w+ not found when parsing op (\w+)", probe.error())
        if legacy in HAND_WRITTEN:
            lines.append(HAND_WRITTEN[legacy])
        elif row and not declared_wins:
            pir = row[4]
            if definition is None:
                definition = by_pir.get(pir.removeprefix("pd_op."))
            operands = merge_operands(definition, probe, row, maker)
            attributes = merge_attributes(definition, probe, row, maker, operands)
            results = merge_results(definition, probe, row, maker)
            flags = flags_of(legacy, definition, pir, (), target)
            lines.append(line_of(legacy, pir, flags, operands, attributes, results))
        elif (
            unregistered
            and not row
            and definition
            and definition.pir == legacy + "_"
            and (unregistered.group(1) == "pd_op." + legacy)
        ):
            # The probe named its results differently from its inputs, which no real maker does.
            lines.append(
                line_of(
                    legacy,
                    "pd_op." + legacy,
                    ["missing", "inplace"],
                    definition.operands + definition.mutable,
                    definition.attributes,
                    definition.results,
                )
            )
        elif unregistered and not row:
            lines.append(line_of(legacy, unregistered.group(1), ["missing"], [], [], []))
        elif definition or (not_found and legacy in by_pir):
            if not_found and not row and not declared_wins:
                definition = identity_row(legacy, copy.deepcopy(by_pir.get(legacy) or definition))
            name = "pd_op." + definition.pir
            lines.append(
                line_of(
                    legacy,
                    name,
                    flags_of(legacy, definition, definition.pir, missing, target),
                    definition.operands + definition.mutable,
                    definition.attributes,
                    definition.results,
                )
            )
    lines = overlay(lines, pathlib.Path(__file__).parent / f"ir_observed-{release}.tsv.gz", release)
    if target == "2.6":
        for legacy, (probed, real) in PARAMETERS_IN_2_6.items():
            lines = [
                line.replace(probed, real) if line.startswith(legacy + "\t") else line
                for line in lines
            ]
    if target == "3.3":
        lines = [
            (
                re.sub(r"(strides|paddings):int\[\]", r"\1:int64_t[]", line)
                if line.split("\t")[0] in WIDENED_IN_3_3
                else line
            )
            for line in lines
        ]
    return HEADER.format(release=release) + "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    root = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument(
        "--data",
        type=pathlib.Path,
        default=root.parent / "shared/data/paddle",
        help="folder with ir_ops.tsv, ir_probe-*.tsv.gz and legacy_ops-*.json.gz",
    )
    parser.add_argument("--out", type=pathlib.Path, default=root / "engine/ir/op_tables")
    arguments = parser.parse_args()
    if not arguments.data.is_dir():
        sys.exit(f"{arguments.data} is not there: point --data at the op facts")
    arguments.out.mkdir(parents=True, exist_ok=True)
    for target in TARGETS:
        (arguments.out / f"{target}.tsv").write_text(
            table(target, arguments.data), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
