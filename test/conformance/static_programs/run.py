#!/usr/bin/env python3
"""Random functions, and what conversion makes of them: where no hazard is found, both do the same.

Each function is run as it is, and its generated code with Python's values and with doubles of tensors that
have no truth of their own (jst.py). Exit status 1, with the programs, where a function without findings
differs. Every seed always makes the same functions.
"""
import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import generate
import jst
import to_static_oracle as oracle
import to_static_paddle

INPUTS = [(0, 1, 2), (3, -2, 0), (5, 4, 3), (-1, 0, 1), (2, 2, 5)]
MODES = {"python": "", "tensor": ": paddle.Tensor"}


def outcome(function, arguments):
    jst.rounds.count = 0
    try:
        return jst.plain(function(*arguments))
    except Exception as error:   # whatever a program does wrong
        return f"{type(error).__name__}: {error}"


def loaded(text, name):
    scope = {"_jst": jst, "quiet": contextlib.nullcontext}
    exec(compile(text, name, "exec"), scope)
    return scope[name]


def final_code(driver, path, function):
    """The last stage, or nothing where conversion stops."""
    stages, end = oracle.ask(driver, path, function, [])
    return stages[-1][2] if stages and end == "done" else None


def lines_with_findings(program, path):
    run = subprocess.run([program, "static", "check", "--all-functions", "--format", "json", path],
                         capture_output=True, text=True)
    return {json.loads(line)["start_line"] - 1 for line in run.stdout.splitlines()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("print_static", help="the built print_static")
    parser.add_argument("program", help="the built paddle-ls")
    parser.add_argument("--count", type=int, default=300, help="functions of each kind")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()

    driver = to_static_paddle.start(arguments.print_static)
    compared = {mode: 0 for mode in MODES}
    differences = []
    for mode, annotation in MODES.items():
        sources = [generate.function(f"f{number}", f"{arguments.seed} {number}", annotation) for number in range(arguments.count)]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "programs.py")
            with open(path, "w", encoding="utf-8") as file:
                file.write("import contextlib; import paddle; quiet = contextlib.nullcontext\n" + "".join(sources))
            found = lines_with_findings(arguments.program, path)
            line = 1   # from 0, after the import
            for number, source in enumerate(sources):
                end = line + source.count("\n")
                is_sound = found.isdisjoint(range(line, end))
                line = end
                if not is_sound:
                    continue
                code = final_code(driver, path, f"f{number}")
                compared[mode] += 1
                original = loaded(source.replace(annotation, ""), f"f{number}")
                for values in INPUTS:
                    wanted = outcome(original, values)
                    given = values if mode == "python" else (*map(jst.Tensor, values[:2]), values[2])
                    got = outcome(loaded(code, f"f{number}"), given) if code else "conversion stops"
                    if got != wanted:
                        differences.append(f"{mode} f{number}{values}: {got}, wanted {wanted}\n{source}{code or ''}")
                        break
    driver.stdin.close()
    driver.wait()
    for difference in differences:
        print(difference + "\n")
    print(", ".join(f"{count} of {arguments.count} functions without findings compared in {mode} mode" for mode, count in compared.items())
          + f", {len(differences)} differ")
    return 1 if differences or 0 in compared.values() else 0


if __name__ == "__main__":
    sys.exit(main())
