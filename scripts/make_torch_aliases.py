#!/usr/bin/env python3
"""Write engine/rewrite/api/torch_aliases.tsv: names under which one torch object can be reached.

The table is read at build time only. Its facts are taken from an API table made by introspection of the installed
torch package: two names stand in one line if they lead to the very same object.
"""
import argparse
import collections
import json
import pathlib

HEAD = """\
# Names of torch that lead to the very same object, one object a line.
# Made by scripts/make_torch_aliases.py from the public names of torch 2.9.1 (BSD-3-Clause, https://pytorch.org),
# read by introspection: facts only.
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apis", type=pathlib.Path, help="the API table: torch-2.9.1.json")
    parser.add_argument("output", type=pathlib.Path, nargs="?",
                        default=pathlib.Path(__file__).parent.parent / "engine/rewrite/api/torch_aliases.tsv")
    options = parser.parse_args()
    apis = json.loads(options.apis.read_text())["apis"]
    names = collections.defaultdict(set)
    for name, entry in apis.items():
        if "alias" in entry:
            names[entry["alias"]].update({name, entry["alias"]})
    lines = ["\t".join(sorted(group, key=lambda name: (name.count("."), name))) for group in names.values()]
    options.output.write_text(HEAD + "\n".join(sorted(lines)) + "\n")


if __name__ == "__main__":
    main()
