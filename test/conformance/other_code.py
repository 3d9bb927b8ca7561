#!/usr/bin/env python3
"""Code that has nothing to do with PyTorch: no finding, no change.

Takes the standard library of the Python that runs it, or the folders that are named. --packages fetches forty packages
of PyPI that are not about learning, into a cache folder, and takes these. A file counts where the word torch stands in
nothing but its comments.
"""
import argparse
import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tokenize

from python_sources import python_files

PACKAGES = """aiohttp ansible-core babel black bokeh boto3 celery click dask django docutils fastapi flask httpx
hypothesis importlib_metadata ipython jedi jinja2 joblib matplotlib mypy networkx nltk numba pandas paramiko pip pydantic
pygments pylint pytest requests rich scrapy setuptools sphinx sqlalchemy starlette sympy tornado tqdm twisted uvicorn
werkzeug""".split()


def speaks_of_torch(path):
    """Whether the word occurs in code, or in a file that cannot be tokenized."""
    with open(path, "rb") as file:
        source = file.read()
    if b"torch" not in source:
        return False
    try:
        with open(path, "rb") as file:
            return any(
                "torch" in token.string
                for token in tokenize.tokenize(file.readline)
                if token.type != tokenize.COMMENT
            )
    except (SyntaxError, tokenize.TokenError):
        return True


def findings(program, folder):
    """How many findings each file of a folder has, by its path below the folder."""
    said = subprocess.run(
        [program, "check", ".", "--format", "json"], cwd=folder, capture_output=True, text=True
    )
    if said.returncode not in (0, 1):
        sys.exit(f"check of {folder} failed: {said.stderr}")
    return collections.Counter(
        os.path.normpath(json.loads(line)["file"]) for line in said.stdout.splitlines()
    )


def changed(program, folder, files):
    """The files that a conversion of the folder changes."""
    with tempfile.TemporaryDirectory() as after:
        said = subprocess.run(
            [program, "convert", ".", "--out", after], cwd=folder, capture_output=True, text=True
        )
        if said.returncode not in (0, 1):
            sys.exit(f"conversion of {folder} failed: {said.stderr}")
        for name in files:
            copy = pathlib.Path(after, name)
            if copy.is_file() and copy.read_bytes() != pathlib.Path(folder, name).read_bytes():
                yield name


def check(program, folder):
    """Prints what is wrong with a folder and returns how much that is."""
    with tempfile.TemporaryDirectory() as copy:
        files = set()
        for path in python_files([folder]):
            name = os.path.relpath(path, folder)
            pathlib.Path(copy, name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, pathlib.Path(copy, name))
            if not speaks_of_torch(path):
                files.add(name)
        found = findings(program, copy)
        problems = [f"{name}: {found[name]} findings" for name in sorted(files & set(found))]
        problems += [f"{name}: changed" for name in sorted(changed(program, copy, files))]
    for problem in problems:
        print(f"{folder}: {problem}")
    print(f"{folder}: {len(files)} files, {len(problems)} failures", flush=True)
    return len(problems), len(files)


def fetched_packages(cache):
    """Folders of the packages, which pip fetches where they are not there yet."""
    place = pathlib.Path(cache)
    if not place.is_dir():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"]
        subprocess.run([*pip, "--target", str(place), *PACKAGES], check=True)
    return sorted(
        each
        for each in place.iterdir()
        if each.is_dir() and not each.name.startswith("_") and not each.name.endswith(".dist-info")
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", type=os.path.abspath, help="the paddle-ls to test")
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    parser.add_argument("--packages", metavar="CACHE", help="where the packages are, or are put")
    options = parser.parse_args()
    folders = options.folders or (
        fetched_packages(options.packages)
        if options.packages
        else [pathlib.Path(sysconfig.get_path("stdlib"))]
    )
    results = [check(options.program, folder) for folder in folders]
    if not sum(files for _, files in results):
        sys.exit("no file was looked at")
    return 1 if any(failures for failures, _ in results) else 0


if __name__ == "__main__":
    sys.exit(main())
