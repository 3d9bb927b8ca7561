#!/usr/bin/env python3
"""Write engine/torch/api/kinds.tsv: what torch's names evaluate to and what calls of them return.

The table is read at build time only. Its facts (names and return kinds) are taken from an API table made by
introspection of the installed torch package; no text of torch is in it.
"""
import argparse
import json
import pathlib

import kinds_beside_api as beside
from return_kinds import OWNERS, row

HEAD = """\
# What names of torch evaluate to, what calling them returns, what an instance of a class is, and what
# calling such an instance returns; '-' where nothing is known.
# Made by scripts/make_return_kinds.py from the public names, signatures and return kinds of torch 2.9.1
# (BSD-3-Clause, https://pytorch.org), read by introspection: facts only.
# name	call	condition	value	instance	object_call
"""


def rule_names(rules):
    """The attributes of classes of layers that rules cover."""
    names = set()
    for key, rule in rules.items():
        if key.startswith("$"):
            continue
        name = key.partition("(")[0]
        own = [name, *rule.get("also", [])]
        names.update(own)
        names.update(
            alias.replace("${name}", each.rpartition(".")[2])
            for alias in rule.get("aliases", [])
            for each in own
        )
    starts = {name for name in names if name.endswith(".__init__")}
    return starts | {
        name for name in names if not name.startswith("torch.nn.Module.") and "__" not in name
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", default="../shared/data/api/torch-2.9.1.json", type=pathlib.Path)
    parser.add_argument("--out", default="engine/torch/api/kinds.tsv", type=pathlib.Path)
    options = parser.parse_args()
    apis = json.loads(options.table.read_text())["apis"]
    rows = {}
    for name in apis:
        parent, _, leaf = name.rpartition(".")
        if name.startswith("torch.Tensor.__") or apis[name]["kind"] == "module":
            continue
        entry = row(name, apis)
        if (
            any(field != "-" for field in entry[1:])
            or parent in beside.EXPORTERS
            or parent in OWNERS
        ):
            if name.count(".") <= 4:
                rows[name] = entry
    for name in beside.GIVES_PYTHON:
        rows[name] = (name, "foreign", "-", "-", "-", "-")
    for name, value in beside.UNDECLARED.items():
        rows[name] = (name, "-", "-", value, "-", "-")
    layer_rules = set().union(
        *(rule_names(json.loads(pathlib.Path(rules).read_text())) for rules in beside.LAYER_RULES)
    )
    for name in sorted(layer_rules):
        rows.setdefault(name, (name, "-", "-", "-", "-", "-"))
    with options.out.open("w") as out:
        out.write(HEAD)
        for name in sorted(rows):
            out.write("\t".join(rows[name]) + "\n")
        for name in sorted(beside.ONLY_TENSORS):
            out.write(f"only_tensors:{name}\t-\t-\t-\t-\t-\n")
        result_rules = rule_names(json.loads(pathlib.Path(beside.RESULT_RULES).read_text()))
        attributes = {name.rpartition(".")[2] for name in layer_rules}
        fields = {name.rpartition(".")[2] for name in result_rules}
        fields = {name for name in fields if f"torch.Tensor.{name}" not in rows}
        for name in sorted(
            attributes.union(
                beside.HIDDEN_ATTRIBUTES,
                fields,
                beside.DISTRIBUTION_ATTRIBUTES,
                beside.WRAPPER_MEMBERS,
            )
        ):
            out.write(f"attribute:{name}\t-\t-\t-\t-\t-\n")
        for name in sorted(beside.OTHER_PACKAGES):
            out.write(f"package:{name}\t-\t-\t-\t-\t-\n")


if __name__ == "__main__":
    main()
