"""The stage folder that the tests make packages of, the packages, and what they do with an installed program.

The stage folder is PADDLE_LS_STAGE, else the static one in build/portable, else that of the build PADDLE_LS_BUILD, which
needs libraries of this machine: packages for others are not made of it.
"""

import atexit
import functools
import os
import pathlib
import platform
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "scripts/package"
PLATFORM = f"linux-{ {'aarch64': 'arm64'}.get(platform.machine(), 'x64') }"
sys.path.insert(0, str(SCRIPTS))

from release import program  # noqa: E402


@functools.cache
def work():
    holder = tempfile.TemporaryDirectory()
    atexit.register(holder.cleanup)
    return pathlib.Path(holder.name)


def run(*command, **options):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def status_of(*command, **options):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)
    return done.returncode, done.stdout + done.stderr


@functools.cache
def stage():
    portable = ROOT / f"build/portable/{PLATFORM}/stage"
    if "PADDLE_LS_STAGE" in os.environ:
        return pathlib.Path(os.environ["PADDLE_LS_STAGE"]).resolve()
    if portable.is_dir():
        return portable
    run(SCRIPTS / "stage", os.environ["PADDLE_LS_BUILD"], work() / "native")
    return work() / "native"


def is_static():
    return program.read(stage() / "bin/paddle-ls").is_static


def all_packages(name):
    """A folder with all packages, made of a copy of the stage folder whose files are of now."""
    copy = work() / f"{name}-stages" / PLATFORM
    copy.mkdir(parents=True)
    run("cp", "-R", stage(), copy / "stage")
    environment = {key: value for key, value in os.environ.items() if key != "PADDLE_LS_HOME"}
    run(SCRIPTS / "all", "--stages", copy.parent, "--output", work() / name, cwd=ROOT, env=environment)
    return work() / name


@functools.cache
def packages():
    return all_packages("dist")


def package(pattern):
    found = sorted(packages().glob(pattern))
    assert len(found) == 1, f"{pattern}: {found}"
    return found[0]


def sample(folder):
    (folder / "sample.py").write_text("import torch\nx = torch.abs(1)\n")
    return folder / "sample.py"


def checks_a_sample(test, *command, file=None, **options):
    """The command finds the torch use of the sample, which is status 1."""
    status, output = status_of(*command, "check", file or sample(work()), **options)
    test.assertIn("torch.abs becomes paddle.abs", output)
    test.assertEqual(status, 1, output)


def checks_in_root(test, root, program_path="/usr/bin/paddle-ls"):
    """The same in a root folder, where nothing else is."""
    if os.geteuid() != 0:
        test.skipTest("only root can change the root folder")
    sample(root)
    checks_a_sample(test, "chroot", root, program_path, file="/sample.py")
