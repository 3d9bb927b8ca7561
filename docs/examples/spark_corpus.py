#!/usr/bin/env python3
"""Converts and checks a corpus of packages with Spark, and counts what is left by API and reason.

    spark-submit [--master spark://...] spark_corpus.py CORPUS OUTPUT [--packages FILE]

CORPUS is a folder with an entry for each package: a folder, or an archive (.tar.gz, .zip, .whl).
OUTPUT gets

    results/RUN/PACKAGE.json   what became of a package, written as soon as it is known
    table.json                 all APIs and reasons, those that stop most packages first
    table.md                   the same for people

A run that was stopped continues with the packages that have no result. RUN is made from the version
of paddle-ls, its file and the settings, so that another paddle-ls begins a new run. Packages that
failed are listed with their error; --retry tries them again.

Both folders have to be visible to all workers. paddle-ls has to be on the PATH of every worker, or
at the path that $PADDLE_LS of the driver names.
"""

import argparse
import ast
import collections
import hashlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tarfile
import tempfile
import time
import warnings
import zipfile

from pyspark.sql import SparkSession

ARCHIVES = (".tar.gz", ".tgz", ".zip", ".whl")
COLUMNS = "stopped imports modules alone packages uses verdict api reason example".split()
INIT = "__init__.py"
NOT_IMPORTED = set("test tests testing example examples doc docs benchmarks scripts".split())
ROWS = 100  # of the table for people

# What an executor needs to know.
Job = collections.namedtuple("Job", "corpus results program digest settings seconds retry")
# Numbers of one API and reason. `modules` are those that cannot be imported without PyTorch because
# of it, `alone` those of them that nothing else stops; `imports` are packages that cannot be
# imported.
Count = collections.namedtuple("Count", "uses packages stopped imports modules alone example")


class Failed(Exception):
    """What the result of a package says instead of numbers."""


def digest_of(program):
    found = shutil.which(program)
    if found is None:
        raise SystemExit(f"there is no {program}: set PADDLE_LS")
    return hashlib.sha256(pathlib.Path(found).read_bytes()).hexdigest()[:12]


def name_of_run(program, settings):
    asked = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    version = asked.stdout.split()[-1]
    key = digest_of(program) + settings
    return f"{version}-{hashlib.sha256(key.encode()).hexdigest()[:12]}"


# One package, in an executor.


def unpack(archive, folder):
    """The folder of the project: source archives have it in a folder with its name."""
    try:
        if archive.name.endswith((".zip", ".whl")):
            with zipfile.ZipFile(archive) as opened:
                opened.extractall(folder)
        else:
            with tarfile.open(archive) as opened:
                opened.extractall(folder, filter="data")
    except (OSError, EOFError, tarfile.TarError, zipfile.BadZipFile) as error:
        raise Failed(f"it cannot be unpacked: {error}") from error
    entries = list(folder.iterdir())
    is_wrapped = len(entries) == 1 and entries[0].is_dir() and not (entries[0] / INIT).exists()
    return entries[0] if is_wrapped else folder


def status_of(ran):
    if ran.returncode < 0:
        return signal.Signals(-ran.returncode).name
    return f"status {ran.returncode}"


class Commands:
    """Runs paddle-ls in a folder; all runs together have a limit in seconds."""

    def __init__(self, job, folder):
        self.job, self.folder = job, folder
        self.ends = time.monotonic() + job.seconds

    def run(self, *arguments):
        command = [self.job.program, *arguments, "--jobs", "1", "--settings", self.job.settings]
        left = max(self.ends - time.monotonic(), 0.1)
        try:
            ran = subprocess.run(
                command, cwd=self.folder, capture_output=True, timeout=left, check=False
            )
        except subprocess.TimeoutExpired as error:
            raise Failed(
                f"paddle-ls {arguments[0]} took more than {self.job.seconds} seconds"
            ) from error
        if ran.returncode not in (0, 1):
            said = ran.stderr.decode(errors="replace").strip().splitlines()
            raise Failed(
                ": ".join([f"paddle-ls {arguments[0]} ended with {status_of(ran)}", *said[-1:]])
            )
        return ran.stdout.decode(errors="replace")

    def findings(self, *arguments):
        output = self.run("check", "--format", "json", *arguments)
        return [json.loads(line) for line in output.splitlines()]


def is_python(path):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return False
    return True


def modules_of(folder):
    """The Python files below `folder`, but for those of hidden folders."""
    files = (path.relative_to(folder) for path in sorted(folder.rglob("*.py")))
    return [str(file) for file in files if not any(part.startswith(".") for part in file.parts)]


def tops_of(modules):
    """The __init__.py that users of the package import: not in another package, and no tests."""
    inits = {
        pathlib.PurePath(module) for module in modules if pathlib.PurePath(module).name == INIT
    }
    outer = {
        init for init in inits if not inits & {parent / INIT for parent in init.parent.parents}
    }
    return {str(init) for init in outer if NOT_IMPORTED.isdisjoint(init.parts)}


def rows_of(package, findings, stops, modules):
    """Numbers of this package for each verdict, API and reason."""
    uses, places, stopped = collections.Counter(), {}, collections.defaultdict(set)
    for finding in findings:
        if finding["verdict"] in ("manual", "review"):
            reason = finding["difference"] or finding["reason"] or finding["code"]
            key = (finding["verdict"], finding["api"], reason)
            uses[key] += 1
            places.setdefault(key, finding)
    for stop in stops:
        if stop["stops"]:
            key = ("manual", stop["api"], stop["reason"])
            places[key] = places[key] if key in stopped else stop
            stopped[key].update(stop["stops"])
    times = collections.Counter(module for of_key in stopped.values() for module in of_key)
    tops = tops_of(modules)
    rows = []
    for key, place in places.items():
        of_key = stopped.get(key, set())
        count = Count(
            uses=max(uses[key], 1),
            packages=1,
            stopped=int(bool(of_key)),
            imports=int(not tops.isdisjoint(of_key)),
            modules=len(of_key),
            alone=sum(times[module] == 1 for module in of_key),
            example=f"{package}: {place['file']}:{place.get('start_line', 1)}",
        )
        rows.append([*key, list(count)])
    return rows, set(times)


def convert_and_check(package, job, scratch):
    folder = job.corpus / package
    if folder.is_file():
        folder = unpack(job.corpus / package, scratch / "original")
    converted = scratch / "converted"
    paddle_ls = Commands(job, folder)
    summary = json.loads(
        paddle_ls.run("convert", ".", "--out", str(converted), "--summary", "json")
    )
    findings = paddle_ls.findings(".")
    modules = modules_of(folder)
    stops = paddle_ls.findings("--runs-without", "torch", *modules) if modules else []
    rows, stopped = rows_of(package, findings, stops, modules)
    again = json.loads(Commands(job, converted).run("convert", ".", "--summary", "json"))["total"]
    return {
        "uses": summary["total"],
        "converted_again": again["converted"],
        "broken": [
            file for file in modules if is_python(folder / file) and not is_python(converted / file)
        ],
        "modules": len(modules),
        "stopped_modules": len(stopped),
        "import_stopped": not tops_of(modules).isdisjoint(stopped),
        "rows": rows,
    }


def write_at_once(path, text):
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    partial.write_text(text)
    partial.replace(path)


def is_done(package, job):
    result = job.results / f"{package}.json"
    return result.exists() and not (job.retry and "error" in json.loads(result.read_text()))


def examine(package, job):
    """Writes the result of one package, unless an earlier try of the same task did."""
    if is_done(package, job):
        return
    if digest_of(job.program) != job.digest:
        raise RuntimeError(f"{job.program} of this worker is not that of the driver")
    began = time.monotonic()
    # Spark deletes its own folders when an executor ends in whatever way.
    local = os.environ.get("SPARK_LOCAL_DIRS", tempfile.gettempdir()).split(",")[0]
    with tempfile.TemporaryDirectory(dir=local) as scratch:
        try:
            result = convert_and_check(package, job, pathlib.Path(scratch))
        except Failed as failed:
            result = {"error": str(failed)}
        except Exception as error:  # one package must not stop the others
            result = {"error": f"{type(error).__name__}: {error}"}
    result = {"package": package, "seconds": round(time.monotonic() - began, 2), **result}
    write_at_once(job.results / f"{package}.json", json.dumps(result, indent=1) + "\n")


# The table, from the results.


def merged(one, other):
    numbers = [a + b for a, b in zip(one[:-1], other[:-1])]
    # The example is one that stops a package if there is any.
    example = min((not count.stopped, count.example) for count in (one, other))[1]
    return Count(*numbers, example)


def order_of(row):
    key, count = row
    return [-count.stopped, -count.modules, key[0] != "manual", -count.packages, -count.uses, key]


def count_rows(results):
    """All rows as dictionaries, those that stop most packages first."""
    rows = results.flatMap(lambda result: result["rows"])
    counts = rows.map(lambda row: (tuple(row[:3]), Count(*row[3]))).reduceByKey(merged).collect()
    return [
        {"verdict": key[0], "api": key[1], "reason": key[2], **count._asdict()}
        for key, count in sorted(counts, key=order_of)
    ]


def numbers_of(result):
    uses = result["uses"]
    return collections.Counter(
        packages=1,
        imports_stopped=int(result["import_stopped"]),
        uses=uses["converted"] + uses["waiting"] + uses["to_confirm"] + uses["manual"],
        converted=uses["converted"],
        review=uses["assumed"],
        manual=uses["manual"],
        converted_again=result["converted_again"],
        modules=result["modules"],
        stopped_modules=result["stopped_modules"],
    )


def totals_of(results):
    return results.map(numbers_of).fold(collections.Counter(), added)


def added(one, other):
    return collections.Counter({key: one[key] + other[key] for key in {*one, *other}})


def sentences(totals):
    share = 100 * totals["converted"] / max(totals["uses"], 1)
    imported = totals["packages"] - totals["imports_stopped"]
    modules = totals["modules"] - totals["stopped_modules"]
    return (
        f"{totals['packages']} packages with {totals['uses']} uses: {share:.1f} % converted "
        f"({totals['review']} need review), {totals['manual']} manual. Without PyTorch {imported} "
        f"packages and {modules} of {totals['modules']} modules can be imported."
    )


def cell(text):
    return str(text).replace("|", "\\|")


def as_markdown(table):
    lines = ["# What is left of a corpus", "", sentences(table["totals"]), ""]
    if table["failed"]:
        lines += ["| package | failed |", "|---|---|"]
        lines += [
            f"| {cell(package)} | {cell(error)} |" for package, error in table["failed"].items()
        ] + [""]
    if table["broken"]:
        lines += ["Missing or not Python after conversion: " + ", ".join(table["broken"]), ""]
    shown, rest = table["rows"][:ROWS], table["rows"][ROWS:]
    lines += [
        "*stopped*: packages with a module that cannot be imported because of it; *imports*:"
        " packages that cannot be imported at all; *modules*: how many; *alone*: modules that"
        " nothing else stops.",
        "",
        "| " + " | ".join(COLUMNS) + " |",
        "|" + "---:|" * 6 + "---|" * 4,
        *("| " + " | ".join(cell(row[column]) for column in COLUMNS) + " |" for row in shown),
    ]
    if rest:
        lines += ["", f"{len(rest)} more are in table.json."]
    return "\n".join(lines) + "\n"


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("corpus", type=pathlib.Path)
    parser.add_argument("output", type=pathlib.Path)
    parser.add_argument(
        "--packages", type=pathlib.Path, help="a file with the names to take, one a line"
    )
    parser.add_argument("--settings", default="{}", help="settings of paddle-ls, as JSON")
    parser.add_argument(
        "--seconds", type=int, default=600, help="limit for one package (default: 600)"
    )
    parser.add_argument("--retry", action="store_true", help="try packages again that failed")
    parser.add_argument(
        "--tasks", type=int, default=10000, help="at most so many tasks (default: 10000)"
    )
    return parser.parse_args()


def names_of(options):
    if options.packages:
        return sorted(set(options.packages.read_text().split()))
    entries = (path for path in options.corpus.iterdir() if not path.name.startswith("."))
    return sorted(path.name for path in entries if path.is_dir() or path.name.endswith(ARCHIVES))


def broken_files(result):
    return [f"{result['package']}: {file}" for file in result["broken"]]


def examine_all(context, names, job, tasks):
    todo = [name for name in names if not is_done(name, job)]
    print(f"{len(names)} packages, {len(names) - len(todo)} of them are done", flush=True)
    if todo:
        # A task for each package: their sizes differ, and no worker gets all of the big ones.
        context.parallelize(todo, min(len(todo), tasks)).foreach(lambda name: examine(name, job))


def table_of(context, names, job):
    def read(name):
        return json.loads((job.results / f"{name}.json").read_text())

    results = context.parallelize(names, 1 + len(names) // 100).map(read).cache()
    good = results.filter(lambda result: "error" not in result)
    failed = results.filter(lambda result: "error" in result)
    return {
        "run": job.results.name,
        "totals": totals_of(good),
        "failed": dict(failed.map(lambda result: (result["package"], result["error"])).collect()),
        "broken": good.flatMap(broken_files).collect(),
        "rows": count_rows(good),
    }


def main():
    options = arguments()
    names = names_of(options)
    program = os.environ.get("PADDLE_LS", "paddle-ls")
    results = options.output.resolve() / "results" / name_of_run(program, options.settings)
    results.mkdir(parents=True, exist_ok=True)
    corpus, digest = options.corpus.resolve(), digest_of(program)
    job = Job(corpus, results, program, digest, options.settings, options.seconds, options.retry)

    spark = SparkSession.builder.appName("paddle-ls corpus").getOrCreate()
    examine_all(spark.sparkContext, names, job, options.tasks)
    table = table_of(spark.sparkContext, names, job)
    spark.stop()
    write_at_once(options.output / "table.json", json.dumps(table, indent=1) + "\n")
    write_at_once(options.output / "table.md", as_markdown(table))
    print(sentences(table["totals"]), f"{len(table['failed'])} packages failed.")


if __name__ == "__main__":
    main()
