"""The version of the program, the time of its commit, and the address of its releases."""

import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
SUMMARY = "Moves Python code from PyTorch to PaddlePaddle: a language server and a command line"
AUTHORS = "the paddle-ls authors"
MAIL = "paddle-ls@localhost"


def version():
    return re.search(
        r"project\(paddle_ls VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text()
    ).group(1)


def time():
    """Seconds since 1970 of SOURCE_DATE_EPOCH or of the commit, the only time that a package may hold."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    shown = subprocess.run(
        ["git", "-C", ROOT, "log", "-1", "--format=%ct"], capture_output=True, text=True
    )
    return int(shown.stdout) if shown.returncode == 0 else 0


def home():
    """The address of the repository, or nothing."""
    return os.environ.get("PADDLE_LS_HOME", "").rstrip("/")


def release_file(name):
    return f"{home()}/releases/download/v{version()}/{name}"
