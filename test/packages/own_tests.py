"""Do the tests of real packages, converted with them by one command, pass where there is no PyTorch?

    python test/packages/own_tests.py --work WORK --paddle-python PYTHON [NAME ...]

For each package of packages.txt (or those named): its source archive is downloaded from PyPI (or its repository is
cloned), its tests run under the PyTorch of this Python, the whole tree is converted by `convert --unsafe`, and its tests
run again with PYTHON, which has Paddle and pytest and no PyTorch. Every module of the package is imported both ways too.

Prints a line for each package as it comes: how many of the tests that passed under PyTorch pass then, and how many of
the modules can be imported. At the end: what stops the other tests, that which stops most first, with the place where it
is raised. An error that stops an import counts for all tests behind it.

Needs a network; no part of any test run. Everything is kept in WORK, so that a run which was ended goes on where it was:
remove the folder of a package there to do it again. Another program repeats the half under Paddle alone.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("PADDLE_LS", str(HERE.parents[1] / "build" / "release" / "paddle-ls"))
CRASHES = 20  # tests of one package that crash the process
SECONDS = 60  # limit for one test
PREPARING = threading.Lock()


class Package:
    """A line of packages.txt, as its head tells."""

    def __init__(self, line):
        source, rest = line.split(":", 1)
        self.repository = source[4:] if source.startswith("git ") else None
        self.name = source.rpartition("/")[2]
        tests, _, needs = rest.partition(";")
        self.tests, needs = tests.split(), needs.split()
        self.plain = [name for name in needs if name[0] != "@"]
        self.others = [Package(name[1:] + ":") for name in needs if name[0] == "@"]


def pip(*arguments):
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    return subprocess.run(command, stderr=subprocess.DEVNULL, check=False).returncode == 0


def download(name, folder):
    """The source archive, whose setup.py may need PyTorch."""
    command = ["download", "--no-deps", "--no-binary", ":all:", "--dest", str(folder), name]
    if not pip(*command) and not pip(*command, "--no-build-isolation"):
        raise RuntimeError("its source archive cannot be downloaded")


def unpacked(package, folder, repositories):
    """The tree of the source archive, or of the repository."""
    original, new = folder / "original", folder / "unpacked"
    if original.exists():
        return original
    shutil.rmtree(new, ignore_errors=True)
    if package.repository:
        url = repositories.format(package.repository)
        subprocess.run(
            ["git", "clone", "--quiet", "--depth", "1", url, str(new / package.name)], check=True
        )
    else:
        if not any(folder.glob("*.tar.gz")):
            download(package.name, folder)
        (archive,) = folder.glob("*.tar.gz")
        with tarfile.open(archive) as opened:
            opened.extractall(new, filter="data")
    (tree,) = new.iterdir()
    tree.rename(original)
    return original


def plain_packages(names, folder):
    """Packages that use neither framework, each in a separate folder."""
    for name in names:
        if not (folder / name).exists() and not pip(
            "install", "--no-deps", "--target", str(folder / name), name
        ):
            raise RuntimeError(f"{name} cannot be installed")


class Runs:
    """Runs of Python programs for one package: where they find modules, and what they may take."""

    def __init__(self, python, tree, needs, arguments):
        self.python, self.tree, self.needs, self.arguments = python, tree, needs, arguments
        self.ends = time.monotonic() + 60 * arguments.minutes

    def over(self):
        return time.monotonic() >= self.ends

    def run(self, log, *command, **variables):
        """False if it had to be ended."""
        paths = os.pathsep.join(map(str, [HERE, self.tree, self.tree / "src", *self.needs]))
        environment = {
            **os.environ,
            "OMP_NUM_THREADS": "1",
            "PYTHONPATH": paths,
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        kilobytes = str(self.arguments.memory * 1000000)
        command = ["sh", "-c", 'ulimit -v "$0" && exec "$@"', kilobytes, self.python, *command]
        with open(log, "ab") as to:
            process = subprocess.Popen(
                command,
                cwd=self.tree,
                env={**environment, **variables},
                stdout=to,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                process.wait(max(self.ends - time.monotonic(), 1))
                return True
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return False


def run_tests(runs, tests, report):
    """Runs the tests. A run that a test ends (by a crash, or since it takes too long) goes on with the next test."""
    new, log = report.with_suffix(".new"), report.with_suffix(".log")
    new.unlink(missing_ok=True)
    log.unlink(missing_ok=True)
    for _ in range(CRASHES):
        runs.run(
            log,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "outcomes_so_far",
            "--continue-on-collection-errors",
            "-o",
            "addopts=",
            "-o",
            "python_files=test_*.py *_test.py",
            "-o",
            f"faulthandler_timeout={SECONDS}",
            "-o",
            "faulthandler_exit_on_timeout=true",
            *tests,
            OUTCOMES_FILE=str(new),
        )
        last = lines_of(new)[-1:]
        if runs.over() or not last or last[0][1] != "started":
            break
    with open(new, "a", encoding="utf-8") as to:
        if runs.over() or not to.tell():
            end = (
                "all its tests take too long"
                if runs.over()
                else log.read_text(errors="replace")[-10000:]
            )
            to.write(json.dumps(["", end]) + "\n")
    new.rename(report)


def run_imports(runs, report):
    """Imports every module of the tree."""
    new = report.with_suffix(".new")
    new.unlink(missing_ok=True)
    runs.run(report.with_suffix(".log"), str(HERE / "import_all.py"), str(runs.tree), str(new))
    new.touch()
    new.rename(report)


def lines_of(report):
    return [json.loads(line) for line in report.read_text().splitlines()] if report.exists() else []


def outcomes(report):
    """What became of each test (`passed`, or its error as text), and of each file that could not be collected."""
    return {
        name: what if what in ("passed", "skipped") else outcome(what)
        for name, what in lines_of(report)
    }


def by_place(results):
    """The same by the place of each test among those of its function: `[device0]` may be `[cpu]` after conversion."""
    count = collections.Counter()
    placed = {}
    for name, result in results.items():
        function = name.partition("[")[0]
        placed[f"{function} {count[function]}"] = result
        count[function] += 1
    return placed


def why_not(file, results):
    """What stopped a file of tests: its own error, or one of its folders or of the whole run."""
    above = [str(path) for path in pathlib.PurePath(file).parents][:-1]
    errors = (results.get(f"{name} 0") for name in (file, *above, ".", ""))
    return next((error for error in errors if error), "it has no such test")


def outcome(what):
    """The error of a report, and the last place in it that is neither outside the tree nor in the helpers."""
    if what == "started":
        return "ends the process, or takes too long"
    raised = re.findall(r"^E +(\w[\w.]*(?:Error|Exception|Interrupt|Warning)\b.*)", what, re.M)
    lines = what.strip().splitlines()
    places = [
        place
        for place in re.findall(r"^(\S+\.py:\d+): ", what, re.M)
        if not place.startswith(("/", ".."))
    ]
    places = [place for place in places if "paddle_helpers.py:" not in place] or places
    return (raised[-1] if raised else lines[-1] if lines else "?") + (
        f" [{places[-1]}]" if places else ""
    )


def place_of(error):
    return re.search(r"( \[\S+\.py:\d+\])?$", error)[0]


def kind_of(error):
    """An error without its place and what differs from test to test."""
    error = re.sub(r"0x[0-9a-f]+|/[\w./-]+/", "", error[: len(error) - len(place_of(error))])
    return re.sub(r"\d+(\.\d+)?(e[-+]\d+)?", "N", error)[:110]


def convert(tree, target):
    shutil.rmtree(target, ignore_errors=True)
    done = subprocess.run(
        [PROGRAM, "convert", "--unsafe", "--out", str(target), str(tree)],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout[-2000:])


def imported(before, after):
    """How many modules that can be imported under PyTorch there are, and how many of them can be without."""
    wanted = [name for name, what in lines_of(before) if what == "passed"]
    right = {name for name, what in lines_of(after) if what == "passed"}
    return len(wanted), sum(name in right for name in wanted)


class Result:
    """What became of the tests and modules of a package."""

    def __init__(self, package, folder):
        self.name = package.name
        before, after = (
            by_place(outcomes(folder / f"{half}.jsonl")) for half in ("original", "converted")
        )
        wanted = [name for name, result in before.items() if result == "passed"]
        self.stops, self.places = collections.Counter(), {}
        for name in wanted:
            result = after.get(name) or "not collected: " + why_not(name.partition("::")[0], after)
            if result != "passed":
                self.stops[kind_of(result)] += 1
                self.places.setdefault(kind_of(result), place_of(result))
        self.tests, self.passed = len(wanted), len(wanted) - self.stops.total()
        self.modules, self.imported = imported(
            folder / "original_imports.jsonl", folder / "converted_imports.jsonl"
        )

    def __str__(self):
        return f"{self.passed:5} of {self.tests:5} tests, {self.imported:3} of {self.modules:3} modules: {self.name}"


def prepare(package, arguments):
    """The trees of a package. One that was converted by another program is converted again."""
    folder = arguments.work / package.name
    folder.mkdir(parents=True, exist_ok=True)
    tree = unpacked(package, folder, arguments.repositories)
    plain_packages(package.plain, arguments.work / "plain")
    state = folder / "converted.by"
    if not arguments.originals and not (state.exists() and state.read_text() == arguments.program):
        (folder / "converted.jsonl").unlink(missing_ok=True)
        convert(tree, folder / "converted")
        state.write_text(arguments.program)


def half(name, python, package, arguments):
    """Imports and tests of the original, or of the converted, tree, if not done yet."""
    folder = arguments.work / package.name
    if (folder / f"{name}.jsonl").exists():
        return
    others = [arguments.work / other.name / name for other in package.others]
    plain = [arguments.work / "plain" / name for name in package.plain]
    needs = plain + others + [other / "src" for other in others]
    run_imports(Runs(python, folder / name, needs, arguments), folder / f"{name}_imports.jsonl")
    run_tests(
        Runs(python, folder / name, needs, arguments), package.tests, folder / f"{name}.jsonl"
    )


def try_package(package, arguments):
    """Its result, or None if it was not possible: the others go on."""
    if time.monotonic() > arguments.last_start:
        return None
    try:
        with PREPARING:
            for one in (*package.others, package):
                prepare(one, arguments)
        return both_halves(package, arguments)
    except (OSError, RuntimeError, ValueError, subprocess.SubprocessError) as error:
        print(f"{package.name}: {error}", flush=True)
        return None


def both_halves(package, arguments):
    half("original", sys.executable, package, arguments)
    if not arguments.originals:
        half("converted", arguments.paddle_python, package, arguments)
    result = Result(package, arguments.work / package.name)
    print(result, flush=True)
    return result


def summary(results):
    modules = [result for result in results if result.modules]
    whole = sum(result.imported == result.modules for result in modules)
    some = sum(result.imported > 0 for result in modules)
    right, tests = sum(result.passed for result in results), sum(result.tests for result in results)
    print(
        f"{len(results)} packages: all modules of {whole}, some of {some} can be imported; {right} of {tests} tests"
    )
    stops, stopped = collections.Counter(), collections.defaultdict(list)
    for result in sorted(results, key=lambda result: -result.tests):
        stops.update(result.stops)
        for kind in result.stops:
            stopped[kind].append(f"{result.name}{result.places[kind]}")
    for kind, count in stops.most_common(60):
        more = f" and {len(stopped[kind]) - 3} more" if len(stopped[kind]) > 3 else ""
        print(f"{count:5} {kind}: {', '.join(stopped[kind][:3])}{more}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--paddle-python", required=True)
    parser.add_argument(
        "--originals",
        action="store_true",
        help="only under PyTorch, to try new lines of packages.txt",
    )
    parser.add_argument("--jobs", type=int, default=1, help="packages at the same time")
    parser.add_argument(
        "--minutes", type=float, default=3, help="that the tests of one package may take"
    )
    parser.add_argument("--memory", type=int, default=12, help="GB that they may take")
    parser.add_argument(
        "--all-minutes", type=float, default=10000, help="after which no further package is begun"
    )
    parser.add_argument(
        "--repositories",
        default="https://github.com/{}.git",
        help="where `git` lines are cloned from",
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    arguments = parser.parse_args()
    arguments.work = arguments.work.resolve()
    arguments.last_start = time.monotonic() + 60 * arguments.all_minutes
    arguments.program = hashlib.sha256(pathlib.Path(PROGRAM).read_bytes()).hexdigest()
    lines = [
        line for line in (HERE / "packages.txt").read_text().splitlines() if line and line[0] != "#"
    ]
    packages = [
        package
        for package in map(Package, lines)
        if not arguments.names or package.name in arguments.names
    ]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = list(pool.map(lambda package: try_package(package, arguments), packages))
    summary([result for result in results if result])


if __name__ == "__main__":
    main()
