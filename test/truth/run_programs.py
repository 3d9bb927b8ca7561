"""Runs programs under one framework, each in a fork of one process that has imported it.

    python run_programs.py torch|paddle < PROGRAMS

Reads an object of programs by name, and writes one of what each prints, or of the last line of what it raises.
"""

import importlib
import json
import os
import runpy
import signal
import sys
import tempfile
import traceback

SECONDS = 120


def run_here(program, folder):
    """Runs `program` in `folder` as the main program, in this process, which ends with it."""
    os.chdir(folder)
    signal.alarm(SECONDS)
    status = 0
    try:
        with open("example.py", "w", encoding="utf-8") as file:
            file.write(program)
        runpy.run_path("example.py", run_name="__main__")
    except BaseException:  # a program may raise anything, SystemExit too
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def printed(program):
    """What the program prints, or the last line of what it raises."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile(
        "w+"
    ) as out, tempfile.TemporaryFile("w+") as errors:
        child = os.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            os.dup2(errors.fileno(), 2)
            run_here(program, folder)
        status = os.waitpid(child, 0)[1]
        for stream in (out, errors):
            stream.seek(0)
        if os.WIFSIGNALED(status):
            return f"ends by signal {os.WTERMSIG(status)}"
        if status:
            return "raises " + (errors.read().strip().splitlines() or ["nothing"])[-1]
        return out.read().rstrip("\n")


def main():
    framework = sys.argv[1]
    programs = json.load(sys.stdin)
    importlib.import_module(framework)
    print(json.dumps({name: printed(program) for name, program in programs.items()}))


if __name__ == "__main__":
    main()
