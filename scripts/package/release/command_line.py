"""The command line that all scripts of packages have: STAGE PLATFORM [OUTPUT_FOLDER]."""

import argparse
import os
import pathlib
import subprocess
import sys

from . import stage


def parser(text):
    made = argparse.ArgumentParser(
        description=text, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--home", metavar="URL", default=os.environ.get("PADDLE_LS_HOME", ""))
    return made


def main(text, make, *, may_be_local=False):
    """Calls `make(stage, output)`, which returns the files that it wrote, and prints their paths."""
    arguments = parser(text)
    if may_be_local:
        arguments.add_argument(
            "--local", action="store_true", help="take a program that runs on this machine alone"
        )
    arguments.add_argument("stage", metavar="STAGE")
    arguments.add_argument("platform", metavar="PLATFORM", choices=stage.PLATFORMS)
    arguments.add_argument(
        "output", metavar="OUTPUT_FOLDER", nargs="?", default="dist", type=pathlib.Path
    )
    options = arguments.parse_args()
    os.environ["PADDLE_LS_HOME"] = options.home
    options.output.mkdir(parents=True, exist_ok=True)
    try:
        is_local = may_be_local and options.local
        for file in make(
            stage.opened(options.stage, options.platform, local=is_local), options.output
        ):
            print(file)
    except stage.Refused as refused:
        sys.exit(f"error: {refused}")


def run(command, **options):
    """Runs a tool; its output is shown only if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise stage.Refused(f"{command[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout
