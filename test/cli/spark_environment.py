"""Spark for the tests of the examples. Needs Java; pip fetches pyspark once, into a cache folder."""

import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPARK = "3.5.4"


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(77)


def fetch_pyspark():
    """The folder with pyspark for this Python; ends the test as skipped if it or Java cannot be had."""
    if shutil.which("java") is None:
        skip("there is no Java")
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache"))
    folder = cache / "paddle-ls-tests" / f"pyspark-{SPARK}"
    if (folder / "complete").exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    tools = ROOT / "build/python-tools/bin/python"  # the Python of a system may have no pip
    command = [
        str(tools) if tools.exists() else sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--target",
        str(folder),
        f"pyspark=={SPARK}",
    ]
    if subprocess.run(command, check=False).returncode != 0:
        skip("pip could not fetch pyspark")
    (folder / "complete").touch()
    return folder


def paddle_ls():
    return os.environ.get("PADDLE_LS", str(ROOT / "build/release/paddle-ls"))


def environment(program):
    """The environment for a driver that gives `program` to its workers."""
    return {
        **os.environ,
        "PADDLE_LS": program,
        "PYTHONPATH": str(fetch_pyspark()),
        "PYSPARK_PYTHON": sys.executable,
        "SPARK_LOCAL_IP": "127.0.0.1",
    }
