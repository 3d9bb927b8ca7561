"""Do models of packages that `paddle-ls port` converts compute what the originals compute?

    python test/truth/packages/ported.py --work WORK [--sheets FOLDER] [--only REGEX] [--style native]

Goes over the sheets of models/ as packages.py does, by the way that people go: the packages of a sheet are installed
into an environment, its cells are the files of a project, `paddle-ls port` runs once for the first package, and
the project is converted. Then the cells run under PyTorch and, converted, with the same weights, under a
Paddle that finds no PyTorch.
"""

import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.path.insert(0, str(HERE))

import convert  # noqa: E402
from packages import PLAIN, Sheet, judge, run_under_torch  # noqa: E402
from run_cells import Cell, results_under  # noqa: E402


def install(names, folder):
    """The packages in a separate environment, each once."""
    packages = folder / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
    for name in names:
        mark = folder / f"{name}.installed"
        if not mark.exists():
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade", "--target", str(packages), name]
            subprocess.run(pip, check=True)
            mark.touch()
    return packages


def run(*words, folder):
    done = subprocess.run(
        [convert.PROGRAM, *map(str, words)], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode not in (0, 1):
        raise SystemExit(f"{words}: {done.stderr}")
    return done.stdout


def ported(sheet, environment, folder, style):
    """The converted text of each cell of a sheet by title, in a project that has its packages ported."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    names = {title: f"cell{number}.py" for number, title in enumerate(sheet.cells)}
    for title, text in sheet.cells.items():
        (folder / names[title]).write_text(text)
    package = re.split("[=<>]", sheet.converted[0])[0]
    how = ["--style", style, "--force"]
    print(run("port", package, "--python", environment, *how, folder=folder), end="", flush=True)
    run("convert", "--in-place", *how, "--exclude", "vendor/", ".", folder=folder)
    return {title: (folder / name).read_text() for title, name in names.items()}


def try_sheet(sheet, arguments):
    """Prints and counts the outcomes of the cells of a sheet."""
    work = arguments.work
    environment = work / "environments" / sheet.name
    packages = install([*PLAIN, *sheet.plain, *sheet.converted], environment)
    folder = work / f"projects-{arguments.style}" / sheet.name
    texts = ported(sheet, environment, folder, arguments.style)
    expected = run_under_torch(sheet.cells, dict.fromkeys(sheet.cells, [packages]), work)
    cells = [Cell(texts[title], [folder, packages], result.weights) for title, result in expected.items()]
    outcomes = collections.Counter()
    for title, actual in zip(expected, results_under(arguments.paddle_python, "paddle", cells)):
        outcome, seen = judge(expected[title], actual)
        outcomes[outcome] += 1
        print(f"{outcome:8} {title}: {seen}".rstrip(": "), flush=True)
    return outcomes


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--sheets", type=pathlib.Path, default=HERE / "models", help="the folder of the sheets")
    parser.add_argument("--only", default="", help="a regular expression: the sheets to try")
    parser.add_argument("--paddle-python", default=sys.executable)
    parser.add_argument("--style", default="exact", choices=["native", "exact"])
    arguments = parser.parse_args()
    arguments.work = arguments.work.resolve()
    arguments.work.mkdir(parents=True, exist_ok=True)
    os.environ["OMP_NUM_THREADS"] = "1"
    sheets = [Sheet(path) for path in sorted(arguments.sheets.glob("*.py")) if re.search(arguments.only, path.stem)]
    outcomes = collections.Counter()
    for sheet in sheets:
        outcomes += try_sheet(sheet, arguments)
    print(f"{outcomes['right']} of {outcomes.total()} models of {len(sheets)} packages", dict(outcomes))


if __name__ == "__main__":
    main()
