#!/usr/bin/env python3
"""Writes engine/ir/upgrade/attribute_defaults.tsv: the default values of attributes that old operators lack.

A program of an older release lacks the attributes that came later. Its release filled them in when
it loaded the program, from the operator's maker; PIR requires them. Takes the makers of a
release that still loads such programs, and of the release to which they are brought for operators
and attributes that came after it: files of observed makers as `legacy_ops-V.json.gz`.
"""

import argparse
import gzip
import json

HEADER = """\
# What an operator means by an attribute that it lacks. Written by scripts/make_upgrade_defaults.py;
# do not edit. Facts derived from PaddlePaddle (Apache License 2.0): the makers of operators in the
# wheels {releases}.
# Columns: legacy op; attributes as name:TYPE=JSON value, separated by tabs.
"""
# Operators with attributes that the translation reads and PIR does not keep.
READ_WHOLE = {
    "fill_constant",
    "increment",
    "lookup_table",
    "lookup_table_v2",
    "matmul",
    "mul",
    "one_hot_v2",
    "reduce_all",
    "reduce_any",
    "set_value",
    "split",
    "tril_triu",
}
KINDS = {
    "INT",
    "FLOAT",
    "STRING",
    "INTS",
    "FLOATS",
    "STRINGS",
    "BOOLEAN",
    "BOOLEANS",
    "LONG",
    "LONGS",
    "FLOAT64S",
    "FLOAT64",
}


def makers(path):
    with gzip.open(path, "rt", encoding="utf-8") as opened:
        return json.load(opened)


def is_read_whole(op):
    return op in READ_WHOLE or op.startswith("elementwise_")


def defaults_of(op, maker, wanted):
    for name, kind, value, flags, has_default in maker["attrs"]:
        is_wanted = name in wanted or (
            is_read_whole(op) and not name.startswith(("use_", "mkldnn", "onednn", "Scale_"))
        )
        if has_default and kind in KINDS and not {"e", "q"} & set(flags) and is_wanted:
            yield name, kind, value


def wanted_attributes(table):
    """The legacy attributes that PIR requires, by legacy op."""
    wanted = {}
    with open(table, encoding="utf-8") as opened:
        for line in opened:
            if line.startswith("#"):
                continue
            op, _, _, operands, attributes, _ = line.rstrip("\n").split("\t")
            names = {entry.split("=")[1].split("~")[0] for entry in attributes.split()}
            names |= {
                entry.split("=")[1].split("<")[0]
                for entry in operands.split()
                if ":" in entry.split("=")[0]
            }
            wanted[op] = names
    return wanted


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--table", default="engine/ir/op_tables/3.3.tsv")
    parser.add_argument("--out", default="engine/ir/upgrade/attribute_defaults.tsv")
    parser.add_argument("makers", nargs="+", metavar="RELEASE=FILE", help="the oldest first")
    options = parser.parse_args()
    releases = [entry.split("=", 1) for entry in options.makers]
    known = [makers(path) for _, path in releases]
    with open(options.out, "w", encoding="utf-8") as out:
        out.write(HEADER.format(releases=" and ".join(name for name, _ in releases)))
        known_attributes = wanted_attributes(options.table)
        ops = {*known_attributes, *(op for release in known for op in release if is_read_whole(op))}
        for op in sorted(ops):
            wanted = known_attributes.get(op, set())
            found = {}
            for release in known:
                for name, kind, value in defaults_of(op, release.get(op, {"attrs": []}), wanted):
                    found.setdefault(name, f"{name}:{kind}={json.dumps(value)}")
            if found:
                out.write("\t".join([op, *(found[name] for name in sorted(found))]) + "\n")


if __name__ == "__main__":
    main()
