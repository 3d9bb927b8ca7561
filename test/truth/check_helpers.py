"""Checks that each file of helpers defines or imports all names that it uses, and that a case of the truth run runs it.

    python3 test/truth/check_helpers.py --work build/release/truth [--list]

A case runs a helper when its conversion for Paddle 3.3, or for an earlier release, has the helper in it; the truth
run compares what such a case leaves behind with what PyTorch leaves behind. Needs neither framework.
"""

import argparse
import builtins
import gzip
import json
import pathlib
import re
import symtable
import sys

import convert
from rule_text import HELPERS, helper_names, helper_texts
from snippet_cases import cells

HERE = pathlib.Path(__file__).resolve().parent


def _global_names(table, top):
    for symbol in table.get_symbols():
        if symbol.is_referenced() and (symbol.is_global() or table is top):
            yield symbol.get_name()
    for child in table.get_children():
        yield from _global_names(child, top)


def name_problems(name, text):
    """Names that nothing defines, and imports that nothing reads."""
    top = symtable.symtable(text, name, "exec")
    read = set(_global_names(top, top))
    bound = {
        symbol.get_name()
        for symbol in top.get_symbols()
        if symbol.is_assigned() or symbol.is_imported()
    }
    imported = {symbol.get_name() for symbol in top.get_symbols() if symbol.is_imported()}
    for unknown in sorted(read - bound - set(dir(builtins))):
        yield f"`{unknown}` is not defined"
    for unused in sorted(imported - read):
        yield f"`{unused}` is imported and not used"


def problems():
    for path in sorted(HELPERS.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for problem in name_problems(path.stem, text):
            yield f"{path.name}:{problem}"


def written_cases():
    """The sources of the cases that we wrote, by a name: cells as they stand, and whole programs."""
    texts = {
        f"{folder}_{number}": "import torch\n" + code
        for folder in ("snippets", "newer", "calls", "language")
        for number, (_, _, code) in enumerate(cells(HERE / folder))
    }
    for path in sorted((HERE / "programs").glob("*.py")):
        texts[f"program_{path.stem}"] = path.read_text(encoding="utf-8")
    return texts


def recorded_cases():
    """Those that were made of them and of PyTorch's own samples, as far as they are kept."""
    with gzip.open(HERE / "recorded.json.gz", "rt", encoding="utf-8") as file:
        return {
            f"recorded_{number}": row["case"]["code"] for number, row in enumerate(json.load(file))
        }


# With these options, everything that may be added to a file is added.
OPTIONS = ["--patches", "allowed", "--leftover-imports", "local"]

# What is converted for which release, until no helper is missing.
STEPS = [
    ("3.3", written_cases, OPTIONS),
    ("3.3", written_cases, []),
    ("3.3", written_cases, ["--style", "native"]),
    ("3.0", written_cases, []),
    ("2.6", written_cases, []),
    ("3.3", recorded_cases, []),
    ("2.6", recorded_cases, []),
]


# Helpers that `paddle-ls port` writes; packages/check_ported.py runs them.
OF_PORTS = {"promote_operands", "index_views", "part_and_indices"}


def run_by(names, work):
    """The names of cases by the helpers that they run."""
    source, target = work / "helper_source", work / "helper_target"
    work.mkdir(parents=True, exist_ok=True)
    convert.use_rules_of_tree(work)
    found = {}
    for profile, cases, options in STEPS:
        if found.keys() >= names:
            break
        convert.write_sources(cases(), source)
        convert.convert(source, target, profile, options)
        for path in sorted(target.glob("*.py")):
            for name in re.findall(
                r"^(?:def|class) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE
            ):
                found.setdefault(name, []).append(f"{path.stem} for Paddle {profile}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--list", action="store_true", help="name a case for each helper")
    arguments = parser.parse_args()
    wrong = list(problems())
    names = sorted({name for text in helper_texts() for name in helper_names(text)} - OF_PORTS)
    found = run_by(set(names), arguments.work.resolve())
    wrong += [
        f"{name}: no case runs it: write one in calls/, snippets/ or language/"
        for name in names
        if name not in found
    ]
    if arguments.list:
        for name in names:
            print(f"{name:24}{len(found.get(name, [])):6}  {found.get(name, ['none'])[0]}")
    print("\n".join([*wrong, f"{len(names)} helpers, {len(wrong)} problems"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
