"""Do the tests of real packages, converted with them by one command, pass where there is no PyTorch?

    python test/packages/own_tests.py --work WORK --paddle-python PYTHON [NAME ...]

For each package of packages.txt (or those named): its source archive is downloaded from PyPI, its tests run under the
PyTorch of this Python, the whole tree is converted by `convert --unsafe`, and its tests run again with PYTHON, which has
Paddle and pytest and no PyTorch. Prints how many of the tests that passed under PyTorch pass then, and what stops the
others, that which stops most first. Needs a network; no part of any test run. Everything is kept in WORK: remove the
folder of a package there to do it again.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import time

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("PADDLE_LS", str(HERE.parents[1] / "build" / "release" / "paddle-ls"))
MINUTES = 10  # that the tests of one package may take
CRASHES = 20  # of its tests that end the process


class Package:
    """One line of packages.txt: `name: arguments of pytest; plain packages that its tests need`."""

    def __init__(self, line):
        self.name, rest = line.split(":", 1)
        tests, _, plain = rest.partition(";")
        self.tests, self.plain = tests.split(), plain.split()


def pip(*arguments):
    subprocess.run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments], check=True)


def unpacked(package, folder):
    """The tree of the source archive."""
    if not (folder / "original").exists():
        if not any(folder.glob("*.tar.gz")):
            pip("download", "--no-deps", "--no-binary", ":all:", "--dest", str(folder), package.name)
        (archive,) = folder.glob("*.tar.gz")
        with tarfile.open(archive) as opened:
            opened.extractall(folder / "unpacked", filter="data")
        (tree,) = (folder / "unpacked").iterdir()
        tree.rename(folder / "original")
    return folder / "original"


def plain_packages(names, folder):
    """Packages that know neither framework, each in a folder of its own."""
    for name in names:
        if not (folder / name).exists():
            pip("install", "--no-deps", "--target", str(folder / name), name)
    return [folder / name for name in names]


def run_tests(python, tree, package, plain, report):
    """Runs the tests of `tree`. A run that a test ends (a crash) goes on with the next test."""
    report.unlink(missing_ok=True)
    ends = time.monotonic() + 60 * MINUTES
    for _ in range(CRASHES):
        before = len(outcomes(report))
        code = one_run(python, tree, package, plain, report, ends - time.monotonic())
        if code >= 0 or len(outcomes(report)) == before:
            return


def one_run(python, tree, package, plain, report, seconds):
    paths = [HERE, tree, tree / "src", *plain]
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join(map(str, paths)),
                   "PYTHONDONTWRITEBYTECODE": "1", "OUTCOMES_FILE": str(report)}
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "outcomes_so_far",
               "--continue-on-collection-errors", "-o", "addopts=", "-o", "python_files=test_*.py *_test.py",
               *package.tests]
    try:
        done = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=max(seconds, 1), check=False)
        report.with_suffix(".log").write_bytes(done.stdout)
        return done.returncode
    except subprocess.TimeoutExpired:
        print(f"{package.name}: its tests take more than {MINUTES} minutes", flush=True)
        return 0


def outcomes(report):
    """What became of each test (`passed`, or its error as text), and of each file that could not be collected."""
    results = {}
    for line in report.read_text().splitlines() if report.exists() else ():
        name, what = json.loads(line)
        results[name] = what if what in ("passed", "skipped") else outcome(what)
    return results


def by_place(results):
    """The same by the place of each test among those of its function: `[device0]` may be `[cpu]` after conversion."""
    count = collections.Counter()
    placed = {}
    for name, result in results.items():
        function = name.partition("[")[0]
        placed[f"{function} {count[function]}"] = result
        count[function] += 1
    return placed


def outcome(what):
    if what == "started":
        return "ends the process, or takes too long"
    raised = re.findall(r"^E +(\w[\w.]*(?:Error|Exception|Interrupt|Warning)\b.*)", what, re.M)
    return raised[-1] if raised else what.splitlines()[-1]


def kind_of(error):
    """An error without what differs from test to test."""
    error = re.sub(r"0x[0-9a-f]+|/[\w./-]+/", "", error)
    return re.sub(r"\d+(\.\d+)?(e[-+]\d+)?", "N", error)[:110]


def convert(tree, target):
    shutil.rmtree(target, ignore_errors=True)
    done = subprocess.run([PROGRAM, "convert", "--unsafe", "--out", str(target), str(tree)], text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout[-2000:])


def try_package(package, arguments):
    """How many tests pass under PyTorch, how many of them without, and what stops how many others."""
    folder = arguments.work / package.name
    folder.mkdir(parents=True, exist_ok=True)
    tree = unpacked(package, folder)
    plain = plain_packages(package.plain, arguments.work / "plain")
    expected, actual = folder / "original.jsonl", folder / "converted.jsonl"
    if not expected.exists():
        run_tests(sys.executable, tree, package, plain, expected)
    before = by_place(outcomes(expected))
    convert(tree, folder / "converted")
    run_tests(arguments.paddle_python, folder / "converted", package, plain, actual)
    after = by_place(outcomes(actual))
    wanted = [name for name, result in before.items() if result == "passed"]
    stops = collections.Counter()
    for name in wanted:
        result = after.get(name)
        if result is None:
            result = "not collected: " + after.get(name.partition("::")[0] + " 0", "")
        if result != "passed":
            stops[kind_of(result)] += 1
    return len(wanted), len(wanted) - stops.total(), stops


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--paddle-python", required=True)
    parser.add_argument("names", nargs="*", metavar="NAME")
    arguments = parser.parse_args()
    arguments.work = arguments.work.resolve()
    lines = [line for line in (HERE / "packages.txt").read_text().splitlines() if line and line[0] != "#"]
    packages = [package for package in map(Package, lines) if not arguments.names or package.name in arguments.names]
    everything, tests, right = collections.Counter(), 0, 0
    for package in packages:
        wanted, passed, stops = try_package(package, arguments)
        print(f"{passed:5} of {wanted:5} {package.name}", flush=True)
        everything.update({(package.name, kind): count for kind, count in stops.items()})
        tests, right = tests + wanted, right + passed
    print(f"{right:5} of {tests:5} tests of {len(packages)} packages")
    for (name, kind), count in everything.most_common(40):
        print(f"{count:5} {name}: {kind}")


if __name__ == "__main__":
    main()
