"""How the programs of a platform are run on this machine."""

import atexit
import functools
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
EMULATORS = {"linux-x64": [], "linux-arm64": ["qemu-aarch64-static"], "win32-x64": ["wine"]}
PLATFORMS = os.environ.get("PADDLE_LS_PLATFORMS", "").split()


@functools.cache
def work():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="paddle-ls-portable-"))
    atexit.register(clean_up, folder)
    return folder


def clean_up(folder):
    """Wine's server writes into its folder until it ends."""
    if (folder / "wine").is_dir():
        subprocess.run(["wineserver", "--kill"], env=environment(), check=False)
        subprocess.run(["wineserver", "--wait"], env=environment(), check=False, timeout=30)
    shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def environment():
    """Wine keeps its Windows in a folder, which is made at the first start."""
    wine = {"WINEPREFIX": str(work() / "wine"), "WINEDEBUG": "-all", "LANG": "C.UTF-8"}
    return {**os.environ, **wine}


def build(platform):
    return ROOT / "build/portable" / platform


def program(platform):
    return (
        build(platform)
        / "stage/bin"
        / ("paddle-ls.exe" if platform.startswith("win32") else "paddle-ls")
    )


def native():
    return ROOT / "build/release/paddle-ls"


def contents(folder):
    """All files below a folder, with their bytes."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def wanted(platform):
    """Skips a test class of a platform that was not asked for, or that nothing here can run."""
    if platform not in PLATFORMS:
        return unittest.skip(f"{platform} was not asked for")
    missing = [tool for tool in EMULATORS.get(platform, []) if shutil.which(tool) is None]
    return unittest.skipIf(missing, f"{', '.join(missing)} is not installed")


def run(platform, *command, **options):
    """Status and output of a program; `command` begins with its path."""
    done = subprocess.run(
        [*EMULATORS[platform], *map(str, command)],
        capture_output=True,
        env=environment(),
        timeout=300,
        **options,
    )
    return done.returncode, done.stdout.decode(errors="replace") + done.stderr.decode(
        errors="replace"
    )
