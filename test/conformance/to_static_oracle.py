#!/usr/bin/env python3
"""Compares the to-static conversion with recorded runs of the real package.

The oracle folder has sample functions and the text that Paddle 3.3.1 made of them after every pass. Syntax
trees must be equal once generated names are numbered by first occurrence; the pass that refuses, and the class
of its error, must be the same. Exit status 1 when there are differences, 77 when the folder is absent.
"""

import argparse
import ast
import json
import os
import re
import subprocess
import sys

GENERATED = re.compile(
    r"\b(get_args|set_args|true_fn|false_fn|while_condition|while_body|for_loop_condition|for_loop_body"
    r"|__for_loop_iter_iterator|__for_loop_iter_target|__for_loop_var_index|__for_loop_var_len"
    r"|__for_loop_iter_var|__for_loop_iter_zip|__return_value|__return|__break|__continue)_\d+\b"
)

# Known differences, and which side is right.
DEVIATIONS = {
    "paddle_forms": "calls paddle.nothing_here: without a list of Paddle's names every `paddle.x` counts as one "
    "of them; Paddle is right",
}


def renumbered(text):
    numbers, counts = {}, {}

    def number(match):
        prefix = match.group(1)
        if match.group(0) not in numbers:
            numbers[match.group(0)] = counts[prefix] = counts.get(prefix, -1) + 1
        return f"{prefix}_{numbers[match.group(0)]}"

    return GENERATED.sub(number, text)


class SortPushPop(ast.NodeTransformer):
    """The names that `_jst.While` may push to come out of a set in Paddle."""

    def visit_Call(self, node):
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "While":
            for keyword in node.keywords:
                if keyword.arg == "push_pop_names" and isinstance(keyword.value, ast.Tuple):
                    keyword.value.elts.sort(key=ast.dump)
        return node


def comparable(text):
    return ast.dump(SortPushPop().visit(ast.parse(renumbered(text))))


def names_by_line(path):
    """The path of every function of the file by its first line, decorators included: a sample may be an
    inherited method, or what another function returned."""
    names = {}

    def visit(node, prefix):
        for child in ast.iter_child_nodes(node):
            inner = prefix
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                inner = f"{prefix}{child.name}."
                first = min(
                    [child.lineno, *(decorator.lineno for decorator in child.decorator_list)]
                )
                names[first] = inner[:-1]
            visit(child, inner)

    with open(path, encoding="utf-8") as file:
        visit(ast.parse(file.read()), "")
    return names


def ask(driver, path, function, options):
    driver.stdin.write("\t".join([path, function, *options]).encode() + b"\n")
    driver.stdin.flush()
    first = driver.stdout.readline().decode().split(maxsplit=1)
    if first[0] == "error":
        return [], first[1].strip()
    stages = []
    for _ in range(int(first[1])):
        level, length, name = driver.stdout.readline().decode().split()
        stages.append((int(level), name, driver.stdout.read(int(length)).decode()))
    return stages, driver.stdout.readline().decode().strip()


def difference(wanted, got):
    """Nothing when the two texts mean the same."""
    try:
        theirs = comparable(wanted)
    except SyntaxError:
        # The original's own text may not be Python; then only the end result counts.
        return None
    try:
        ours = comparable(got)
    except SyntaxError as error:
        return f"is not Python: {error}"
    return (
        None
        if ours == theirs
        else f"\n--- wanted\n{renumbered(wanted)}\n--- got\n{renumbered(got)}"
    )


def compare(record, stages, end):
    refused = end[len("refused ") :].split("\t") if end.startswith("refused ") else None
    if record["status"] == "error":
        if refused is None:
            return f"is refused in {record['failed_in']}: {record['error']}, not here"
        if refused[:2] != [record["failed_in"], record["error"]["type"]]:
            return f"is refused as {refused}, wanted {record['failed_in']}: {record['error']}"
    elif end != "done":
        return f"should convert: {end}"
    wanted = None
    for level in record["levels"]:
        wanted = level.get("code", wanted)
        ours = next((text for number, _, text in stages if number == level["level"]), None)
        if ours is None:
            return f"has no level {level['level']}"
        found = difference(wanted, ours)
        if found:
            return f"level {level['level']} {level['name']} {found}"
    if record["status"] == "ok":
        return difference(record["code"], stages[-1][2])
    return None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", help="the built print_static")
    parser.add_argument("oracle", help="the folder data/oracles/to_static")
    parser.add_argument("--quiet", action="store_true", help="name what differs, without texts")
    arguments = parser.parse_args()
    if not os.path.isdir(arguments.oracle):
        print(f"skipped: there is no {arguments.oracle}")
        return 77

    driver = subprocess.Popen([arguments.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    same = unchanged = known = 0
    differences = []
    for version, options in (("3.3.1", []), ("3.3.1-optim", ["optim"])):
        folder = os.path.join(arguments.oracle, "expected", version)
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                records = json.load(file)
            sample = os.path.join(arguments.oracle, "samples", os.path.basename(records["file"]))
            names = names_by_line(sample)
            for function, record in records["samples"].items():
                if record["status"] == "unchanged":
                    unchanged += 1
                    continue
                found = compare(record, *ask(driver, sample, names[record["first_line"]], options))
                if found and function in DEVIATIONS:
                    known += 1
                    print(f"known: {function} {DEVIATIONS[function]}")
                elif found:
                    shown = found.splitlines()[0] if arguments.quiet else found
                    differences.append(f"{version} {name} {function}: {shown}")
                else:
                    same += 1
    driver.stdin.close()
    driver.wait()
    for found in differences:
        print(found)
    print(
        f"{same} functions are the same, {len(differences)} differ, {known} differ as known, {unchanged} are not converted by Paddle either"
    )
    return 1 if differences or same == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
