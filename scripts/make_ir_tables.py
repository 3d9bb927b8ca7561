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

from ir_facts import Probe, maker_of, read_definitions, read_probe
from ir_merge import merge_attributes, merge_operands, merge_results
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
