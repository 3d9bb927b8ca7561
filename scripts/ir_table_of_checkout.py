#!/usr/bin/env python3
"""Writes an op table for `paddle-ls ir` from the op definitions of a checkout of Paddle.

The tables that come with paddle-ls are checked against the releases 2.6, 3.0 and 3.3. This makes one
for modified sources, from their paddle/phi/ops/yaml (before 3.0 paddle/phi/api/yaml):

    ir_table_of_checkout.py ~/Paddle --out paddle-ops.tsv

The result is named by the setting `ir.opTables` or by `--table`. Its rules have precedence over the
built-in ones, so --only and --new keep them to the operators that matter. Needs PyYAML.
"""

import argparse
import pathlib
import re
import sys

FOLDERS = ("paddle/phi/ops/yaml", "paddle/phi/api/yaml")
DEFINITIONS = (
    "ops.yaml",
    "backward.yaml",
    "fused_ops.yaml",
    "fused_backward.yaml",
    "inconsistent/static_ops.yaml",
    "inconsistent/static_backward.yaml",
    "inconsistent/update_ops.yaml",
    "legacy_ops.yaml",
    "legacy_backward.yaml",
    "static_ops.yaml",
    "static_backward.yaml",
    "update_ops.yaml",
)
BUILT_IN = pathlib.Path(__file__).resolve().parent.parent / "engine/ir/op_tables/3.3.tsv"


def name_list(text):
    """The names of `a, b (c), d`, each with the one in parentheses or itself."""
    pairs = re.findall(r"(\w+)\s*(?:\(\s*(\w+)\s*\))?", text or "")
    return [(name, other or name) for name, other in pairs]


def split_outside(text):
    """Parts between commas that are outside brackets and strings."""
    parts, depth, quoted, start = [], 0, False, 0
    for at, character in enumerate(text):
        quoted ^= character == '"'
        depth += not quoted and character in "([{<"
        depth -= not quoted and character in ")]}>"
        if character == "," and depth == 0 and not quoted:
            parts.append(text[start:at])
            start = at + 1
    return [part.strip() for part in [*parts, text[start:]] if part.strip()]


class Compatible:
    """An entry of op_compat.yaml: the legacy operator's names for those of the definition."""

    def __init__(self, entry):
        self.names = {**(entry.get("inputs") or {}), **(entry.get("outputs") or {})}
        self.attributes = entry.get("attrs") or {}
        self.operands = {**(entry.get("scalar") or {}), **(entry.get("int_array") or {})}

    def argument(self, name):
        stem, grad, rest = name.partition("_grad")
        if not grad:
            return self.names.get(name, name)
        return self.names.get(stem, stem) + "@GRAD" + rest.replace("_grad", "@GRAD")

    def attribute(self, name):
        return self.attributes.get(name, name)

    def tensors(self, name):
        described = self.operands.get(name) or {}
        tensors = [described.get("tensor_name", ""), described.get("tensors_name", "")]
        while tensors and not tensors[-1]:
            tensors.pop()
        return "<" + ",".join(tensors) + ">" if tensors else ""


def read_compatible(document):
    """By the name of a definition: its legacy name, and its entry."""
    found = {}
    for entry in document:
        compatible = Compatible(entry)
        for name, legacy in name_list(entry["op"]) + name_list(entry.get("backward")):
            found.setdefault(name, (legacy, compatible))
    return found


def read_arguments(definition):
    """(type, name) of each argument."""
    inside = definition.get("args", "").strip()[1:-1]
    return [tuple(part.split("=")[0].split()[-2:]) for part in split_outside(inside)]


def read_results(definition):
    """(is a list, name) of each result."""
    parts = split_outside(definition.get("output") or "")
    results = []
    for position, part in enumerate(parts):
        kind, _, rest = part.partition("(")
        name = re.match(r"\s*(@?\w+)", rest)
        usual = "out" if len(parts) == 1 else f"out{position}"
        results.append(("[]" in kind, name.group(1) if name else usual))
    return results


def names_in(definition, key):
    return set(re.findall(r"\w+", definition.get(key) or ""))


def row_of(name, definition, legacy, compatible):
    optional = names_in(definition, "optional") | names_in(definition, "intermediate")
    # The output for an absent input is absent.
    for source, target in re.findall(r"(\w+)\s*->\s*(\w+)", definition.get("inplace") or ""):
        if source in optional:
            optional.add(target)

    def variable(is_list, argument):
        return (
            argument
            + "?" * (argument in optional)
            + "*" * is_list
            + "="
            + compatible.argument(argument)
        )

    inputs, attributes_as_operands, attributes = [], [], []
    for kind, argument in read_arguments(definition):
        if kind.startswith("Tensor"):
            inputs.append(variable("[]" in kind, argument))
            continue
        kind = "Scalar" + "[]" * kind.endswith("[]") if kind.startswith("Scalar") else kind
        entry = f"{argument}:{kind}={compatible.attribute(argument)}"
        if argument in compatible.operands and kind in ("Scalar", "IntArray"):
            attributes_as_operands.append(entry + compatible.tensors(argument))
        elif argument in compatible.operands and kind.endswith("[]"):
            attributes_as_operands.append(
                entry.replace(f":{kind}=", ":IntArray=") + compatible.tensors(argument)
            )
        else:
            attributes.append(entry)
    results = [variable(is_list, result) for is_list, result in read_results(definition)]
    kernel = (definition.get("kernel") or {}).get("func") or ""
    flags = ["inplace"] * bool(definition.get("inplace")) + ["kernels"] * (kernel.count("->") > 1)
    return "\t".join(
        [
            legacy,
            "pd_op." + name,
            ",".join(flags),
            " ".join(inputs + attributes_as_operands),
            " ".join(attributes),
            " ".join(results),
        ]
    )


def rows(checkout, yaml):
    folder = next((checkout / each for each in FOLDERS if (checkout / each).is_dir()), None)
    if folder is None:
        sys.exit(f"{checkout} is not a checkout of Paddle: it has none of {', '.join(FOLDERS)}")

    def load(name):
        file = folder / name
        return (yaml.safe_load(file.read_text(encoding="utf-8")) or []) if file.exists() else []

    compatible = read_compatible(load("op_compat.yaml"))
    made = {}
    for file in DEFINITIONS:
        for definition in load(file):
            name = definition.get("op") or definition.get("backward_op")
            legacy, entry = compatible.get(name, (name, Compatible({})))
            made.setdefault(legacy, row_of(name, definition, legacy, entry))
    return made


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkout", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path, help="standard output by default")
    parser.add_argument("--only", nargs="+", metavar="OP", help="legacy operators to write")
    parser.add_argument(
        "--new",
        action="store_true",
        help="only operators that the built-in table of 3.3 does not know",
    )
    options = parser.parse_args()
    try:
        import yaml
    except ImportError:
        sys.exit("PyYAML is needed: install python3-yaml, or run this with a Python that has it")
    made = rows(options.checkout, yaml)
    if options.only:
        made = {legacy: row for legacy, row in made.items() if legacy in options.only}
    if options.new:
        known = {
            line.split("\t")[0]
            for line in BUILT_IN.read_text(encoding="utf-8").splitlines()
            if line and not line.startswith("#") and "\tmissing\t" not in line
        }
        made = {legacy: row for legacy, row in made.items() if legacy not in known}
    text = "".join(row + "\n" for _, row in sorted(made.items()))
    if options.out:
        options.out.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
