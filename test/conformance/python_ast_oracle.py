#!/usr/bin/env python3
"""Compares lowering and unparsing with CPython's own parser.

Every Python file below the given folders (the standard library of the running interpreter by default)
is lowered and unparsed by the program; `ast.dump` of the result must be that of the file. Files that
CPython itself does not parse, or that are no UTF-8, are left out. Prints the differences; exit status 1 when there are any.
"""

import argparse
import ast
import os
import subprocess
import sys
import sysconfig
import warnings

from python_sources import python_files


def parsed(source):
    try:
        source.decode()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.dump(ast.parse(source))
    except (SyntaxError, ValueError, RecursionError):
        return None


def first_difference(wanted, got):
    at = next(
        (i for i, (a, b) in enumerate(zip(wanted, got)) if a != b), min(len(wanted), len(got))
    )
    return (
        f"  wanted ...{wanted[max(0, at - 80):at + 80]}\n  got    ...{got[max(0, at - 80):at + 80]}"
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", help="the built print_unparsed")
    parser.add_argument("folders", nargs="*", default=[sysconfig.get_paths()["stdlib"]])
    parser.add_argument("--every", type=int, default=1, help="look at one file of this many")
    arguments = parser.parse_args()

    driver = subprocess.Popen([arguments.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    same = left_out = 0
    differences = []
    for path in list(python_files(arguments.folders))[:: arguments.every]:
        with open(path, "rb") as file:
            source = file.read()
        driver.stdin.write(os.fsencode(path) + b"\n")
        driver.stdin.flush()
        answer = driver.stdout.readline().decode().rstrip("\n")
        text = driver.stdout.read(int(answer.split()[1])) if answer.startswith("ok ") else None
        wanted = parsed(source)
        if wanted is None:
            left_out += 1
        elif text is None:
            differences.append(f"{path}: {answer}")
        else:
            got = parsed(text)
            if got == wanted:
                same += 1
            elif got is None:
                differences.append(f"{path}: the result does not parse")
            else:
                differences.append(f"{path}:\n{first_difference(wanted, got)}")
    driver.stdin.close()
    driver.wait()
    for difference in differences:
        print(difference)
    print(f"{same} files are the same, {len(differences)} differ, {left_out} were left out")
    return 1 if differences or same == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
