#!/usr/bin/env python3
"""Observes what the translator of this Python's Paddle requires of every legacy operator.

Each operator is translated with all its arguments, and then again with one thing taken away or
changed at a time, so that order, optional and listed arguments, attribute types, in-place variants
and kernels are observed rather than read. Gradient operators come from the library's own makers. The
result is a table in the form of engine/ir/op_tables (without tensor stand-ins of attributes), which
make_ir_tables.py merges. Every operator runs in a separate process: some end it.
"""

import argparse
import gzip
import os
import signal
import sys

from ir_observer import BOOKKEEPING, Observer


def full_operator(pb, proto):
    """With every argument once and the maker's defaults."""
    op = pb.OpDesc(type=proto.type)
    for index, parameter in enumerate(proto.inputs):
        op.inputs.add(parameter=parameter.name, arguments=[f"in_{index}"])
    for index, parameter in enumerate(proto.outputs):
        op.outputs.add(parameter=parameter.name, arguments=[f"out_{index}"])
    return op


def add_zeros(pb, op, proto):
    """Attributes without a default in the maker, as zero of their kind."""
    fields = {
        pb.INT: ("i", 0),
        pb.FLOAT: ("f", 0.0),
        pb.STRING: ("s", ""),
        pb.BOOLEAN: ("b", False),
        pb.LONG: ("l", 0),
        pb.FLOAT64: ("float64", 0.0),
        pb.BLOCK: ("block_idx", 1),
    }
    for attribute in proto.attrs:
        if attribute.name in BOOKKEEPING or any(a.name == attribute.name for a in op.attrs):
            continue
        zero = op.attrs.add(name=attribute.name, type=attribute.type)
        if attribute.type in fields:
            setattr(zero, *fields[attribute.type])
        elif attribute.type == pb.SCALAR:
            zero.scalar.type, zero.scalar.r = pb.Scalar.FLOAT64, 0.0


def with_defaults(core, pb, op, proto):
    """The operator with what its maker's checks add, and the gradient operators of it."""
    program = pb.ProgramDesc()
    program.version.version = 0
    block = program.blocks.add(idx=0, parent_idx=-1)
    for entry in list(op.inputs) + list(op.outputs):
        for name in entry.arguments:
            if any(v.name == name for v in block.vars):
                continue
            var = block.vars.add(name=name)
            var.type.type = 7
            holder = (
                var.type.dense_tensor if hasattr(var.type, "dense_tensor") else var.type.lod_tensor
            ).tensor
            holder.data_type = 5
            holder.dims.extend([2, 3])
    block.ops.append(op)
    described = core.ProgramDesc(program.SerializeToString())
    last = described.block(0).op(0)
    if proto:
        try:
            last.check_attrs()
        except Exception:  # a value without a default for which zero is not valid
            pass
    made = pb.OpDesc.FromString(last.serialize_to_string())
    if proto:
        add_zeros(pb, made, proto)
        del program.blocks[0].ops[:]
        program.blocks[0].ops.append(made)
        if any(a.type == pb.BLOCK for a in made.attrs):
            program.blocks.add(idx=1, parent_idx=0)
        described = core.ProgramDesc(program.SerializeToString())
        last = described.block(0).op(0)
    try:
        gradients, _ = core.get_grad_op_desc(last, set(), [])
    except Exception:
        gradients = []
    found = []
    for gradient in gradients:
        found.append(pb.OpDesc.FromString(gradient.serialize_to_string()))
    return made, found


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", required=True, help="a .tsv.gz")
    parser.add_argument("names", nargs="*", help="legacy operators with a maker; all by default")
    options = parser.parse_args()
    os.environ.update(FLAGS_enable_pir_api="0", FLAGS_enable_pir_in_executor="0", GLOG_v="0")
    import paddle
    from paddle.base import core
    from paddle.base.proto import framework_pb2 as pb

    paddle.enable_static()
    paddle.base.libpaddle.pir.register_paddle_dialect()
    protos = {}
    for text in core.get_all_op_protos():
        proto = pb.OpProto.FromString(bytes(text))
        protos[proto.type] = proto
    rows, seen = {}, set()

    def observe_in_child(op, depth, daring=True):
        read_end, write_end = os.pipe()
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            signal.alarm(120)
            with os.fdopen(write_end, "w") as out:
                complete, gradients = with_defaults(core, pb, op, protos.get(op.type))
                pir, flags, operands, attributes, results = Observer(
                    paddle, pb, complete, daring
                ).observe()
                out.write(
                    "\t".join(
                        [
                            op.type,
                            pir,
                            ",".join(flags).replace("\n", " "),
                            " ".join(operands),
                            " ".join(attributes),
                            " ".join(results),
                        ]
                    )
                    + "\n"
                )
                if depth < 3:
                    for gradient in gradients:
                        out.write("GRADIENT" + gradient.SerializeToString().hex() + "\n")
            os._exit(0)
        os.close(write_end)
        with os.fdopen(read_end) as answer:
            lines = answer.read().splitlines()
        os.waitpid(child, 0)
        gradients = []
        for line in lines:
            if line.startswith("GRADIENT"):
                gradients.append(pb.OpDesc.FromString(bytes.fromhex(line[8:])))
            elif line.count("\t") == 5:
                rows.setdefault(op.type, line)
        if daring and op.type not in rows:
            return observe_in_child(op, depth, daring=False)
        for gradient in gradients:
            if gradient.type not in seen and gradient.type not in protos:
                seen.add(gradient.type)
                observe_in_child(gradient, depth + 1)

    unknown = sorted(set(options.names) - set(protos))
    if unknown:
        parser.error("no maker of " + ", ".join(unknown))
    for name in options.names or sorted(protos):
        observe_in_child(full_operator(pb, protos[name]), 1)
    with gzip.GzipFile(options.out, "wb", mtime=0) as out:
        out.write(("\n".join(rows[name] for name in sorted(rows)) + "\n").encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
