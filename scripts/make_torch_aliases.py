#!/usr/bin/env python3
"""Write engine/torch/api/aliases.tsv: names under which one torch object can be reached.

The table is read at build time only. Its facts are taken from an API table made by introspection of the installed
torch package, and from the installed torchvision: two names are in one line if they refer to the same object.
Of torchvision it has the names with a rule.
"""
import argparse
import collections
import importlib
import json
import pathlib
import pkgutil

HEAD = """\
# Names of torch that lead to the very same object, one object a line.
# Made by scripts/make_torch_aliases.py from the public names of torch 2.9.1 (BSD-3-Clause, https://pytorch.org),
# and torchvision 0.24.1 (BSD-3-Clause), read by introspection: facts only.
"""
RULES = pathlib.Path(__file__).resolve().parent.parent / "engine/rewrite/rules"


def names_in_rules():
    for path in RULES.rglob("*.json"):
        for key, rule in json.loads(path.read_text()).items():
            name = key.partition("(")[0]
            rules = rule if isinstance(rule, list) else [rule]
            yield from (
                name,
                *(
                    more
                    for each in rules
                    if isinstance(each, dict)
                    for more in (*each.get("also", ()), *each.get("aliases", ()))
                ),
            )


def names_of_torchvision():
    """The names of each class and function of torchvision, by the object."""
    import torchvision

    names = collections.defaultdict(set)
    for found in pkgutil.walk_packages(torchvision.__path__, "torchvision."):
        if "._" in found.name or found.name.endswith(("__main__", "extension")):
            continue
        try:
            module = importlib.import_module(found.name)
        except Exception:  # what other packages are needed for
            continue
        for name, value in vars(module).items():
            own = getattr(value, "__module__", None)
            if (
                not name.startswith("_")
                and callable(value)
                and isinstance(own, str)
                and own.startswith("torchvision")
            ):
                names[id(value)].add(f"{found.name}.{name}")
    return names


def groups_of_torchvision():
    known = set(names_in_rules())
    for group in names_of_torchvision().values():
        named = sorted(known & group)
        if named and group - known:
            yield {named[0]} | (group - known)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("apis", type=pathlib.Path, help="the API table: torch-2.9.1.json")
    parser.add_argument(
        "output",
        type=pathlib.Path,
        nargs="?",
        default=pathlib.Path(__file__).parent.parent / "engine/torch/api/aliases.tsv",
    )
    options = parser.parse_args()
    apis = json.loads(options.apis.read_text())["apis"]
    names = collections.defaultdict(set)
    for name, entry in apis.items():
        if "alias" in entry:
            names[entry["alias"]].update({name, entry["alias"]})
    for group in groups_of_torchvision():
        names[min(group)] = group
    lines = [
        "\t".join(sorted(group, key=lambda name: (name.count("."), name)))
        for group in names.values()
    ]
    options.output.write_text(HEAD + "\n".join(sorted(lines)) + "\n")


if __name__ == "__main__":
    main()
