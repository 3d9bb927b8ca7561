"""Do models of real packages, converted whole by one command, compute what the originals compute?

    python test/truth/packages/packages.py --work WORK [--only REGEX] [--with-torch]
        [--profile 3.0 --paddle-python OTHER/bin/python] [--checkpoints]

Each file of models/ names packages and gives cells of code with a `model` and a `run`. The packages are
installed into WORK, each in a folder of its own and converted by one command of its own; then each cell
runs under PyTorch and, converted, with the same weights, under a Paddle that finds no PyTorch
(`--with-torch`: that may still import it). Another release of Paddle, in a Python of its own, needs the
profile of that release, and is judged with the rules in the program. With `--checkpoints` weights go the way that they go for people: torch
saves them, `paddle-ls weights convert` reads the converted package, Paddle loads what it wrote. Needs a network, PyTorch, torchvision
and Paddle; no part of any test run. What PyTorch gave is kept in WORK.
"""

import argparse
import collections
import hashlib
import os
import pathlib
import pickle
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import convert  # noqa: E402
import compare  # noqa: E402
from rule_text import RULES  # noqa: E402
from run_cells import Cell, Result, results_of, results_under  # noqa: E402

# Python that packages import and that stays as it is: their own files say which more.
PLAIN = """einops loguru frozendict tqdm packaging pillow scipy pyyaml requests urllib3 certifi idna charset-normalizer
huggingface-hub==0.36.0""".split()


class Sheet:
    """One file of models/: what it needs, and its cells by title."""

    def __init__(self, path):
        text = path.read_text(encoding="utf-8")
        self.name = path.stem
        self.converted = self._listed(text, "Converted")
        self.plain = self._listed(text, "As they are")
        parts = re.split(r"^# %% (.*)$", text, flags=re.MULTILINE)[1:]
        self.cells = {f"{self.name}: {title}": "import torch\n" + body for title, body in zip(parts[::2], parts[1::2])}

    @staticmethod
    def _listed(text, label):
        line = re.search(rf"^# {label}: (.*)$", text, flags=re.MULTILINE)
        return line.group(1).split() if line else []


def install(names, folder):
    """Each package alone in a folder of its name below `folder`."""
    for name in names:
        if not (folder / name).exists():
            subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target",
                            str(folder / name), name], check=True)
    return [folder / name for name in names]


def converted(source, target, arguments):
    """Converts one package, unless program and rules are what they were the last time."""
    program = pathlib.Path(convert.PROGRAM).stat()
    state = f"{program.st_mtime_ns} {max(p.stat().st_mtime_ns for p in RULES.rglob('*.json'))} {arguments}"
    mark = target.parent / (target.name + ".state")
    if not mark.exists() or mark.read_text() != state:
        leftover = [] if arguments.with_torch else ["--leftover-imports", "local"]
        convert.convert(source, target, arguments.profile, leftover)
        mark.write_text(state)
    return target


def run_under_torch(texts, paths, work):
    """The result of each cell by title, from an earlier run where its text is the same."""
    kept = {title: work / "torch" / (hashlib.sha256(text.encode()).hexdigest()[:24] + ".pickle")
            for title, text in texts.items()}
    fresh = [title for title in texts if not kept[title].exists()]
    (work / "torch").mkdir(exist_ok=True)
    for title, result in zip(fresh, results_of("torch", [Cell(texts[t], paths[t]) for t in fresh])):
        if isinstance(result, Result):
            kept[title].write_bytes(pickle.dumps(result))
        else:
            print(f"no case  {title}: {result}", flush=True)
    return {title: pickle.loads(kept[title].read_bytes()) for title in texts if kept[title].exists()}


def judge(expected, actual):
    if isinstance(actual, str):
        return "raises", actual
    if actual.weights:
        return "weights", f"{len(actual.weights)} have no place, such as {actual.weights[0]}"
    how = compare.How(is_gradient=True, slack=20)
    difference = compare.difference(expected.values, actual.values, "output", how)
    return ("wrong", difference) if difference else ("right", "")


def converted_checkpoint(weights, packages, file):
    """The path of torch's weights, converted for one of the packages, or what the program said of the last of them."""
    import torch

    torch.save({name: torch.tensor(value) for name, value in weights.items()}, file.with_suffix(".pth"))
    said = ""
    for package in packages:
        done = subprocess.run([convert.PROGRAM, "weights", "convert", file.with_suffix(".pth"), "--out", file,
                               "--source", package], text=True, capture_output=True, check=False)
        if done.returncode == 0:
            return str(file), ""
        said = (done.stdout + done.stderr).strip()
    return "", said


def convert_checkpoints(expected, paths, work):
    """For each title the converted checkpoint, and for those that could not be converted the reason."""
    folder = work / "checkpoints"
    folder.mkdir(exist_ok=True)
    made = {title: converted_checkpoint(result.weights, paths[title], folder / f"{number}.pdparams")
            for number, (title, result) in enumerate(expected.items())}
    return ({title: file for title, (file, _) in made.items() if file},
            {title: said for title, (file, said) in made.items() if not file})


def convert_cells(texts, work, arguments):
    """The converted text of each cell by title."""
    convert.write_sources({str(i): text for i, text in enumerate(texts.values())}, work / "cells")
    convert.convert(work / "cells", work / "converted-cells", arguments.profile)
    return {title: (work / "converted-cells" / f"{number}.py").read_text() for number, title in enumerate(texts)}


def try_sheets(sheets, work, arguments):
    """Prints the outcome of each cell and, per file of models, how many are right."""
    texts, originals, paths, places = {}, {}, {}, {}
    for sheet in sheets:
        plain = install([*PLAIN, *sheet.plain], work / "plain")
        sources = install(sheet.converted, work / "source")
        targets = [converted(source, work / f"converted-{arguments.profile}" / source.name, arguments) for source in sources]
        texts.update(sheet.cells)
        originals.update(dict.fromkeys(sheet.cells, sources + plain))
        paths.update(dict.fromkeys(sheet.cells, targets + plain))
        places.update(dict.fromkeys(sheet.cells, sheet.name))
    expected = run_under_torch(texts, originals, work)
    weights = {title: result.weights for title, result in expected.items()}
    if arguments.checkpoints:
        programs = {title: [path for path in paths[title] if path.parent.name.startswith("converted-")] for title in expected}
        weights, refused = convert_checkpoints(expected, programs, work)
        for title, said in refused.items():
            print(f"no checkpoint {title}: {said[-300:]}", flush=True)
    texts = {title: text for title, text in convert_cells(texts, work, arguments).items() if title in weights}
    cells = [Cell(text, paths[title], weights[title]) for title, text in texts.items()]
    right, tried = collections.Counter(), collections.Counter()
    choice = "paddle with torch" if arguments.with_torch else "paddle"
    for title, actual in zip(texts, results_under(arguments.paddle_python, choice, cells)):
        outcome, seen = judge(expected[title], actual)
        tried[places[title]] += 1
        right[places[title]] += outcome == "right"
        print(f"{outcome:8} {title}: {seen}".rstrip(": "), flush=True)
    for name, count in tried.items():
        print(f"{right[name]:3} of {count:3} {name}")
    print(f"{right.total()} of {tried.total()} models of {len(tried)} packages")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--only", default="", help="a regular expression: the files of models/ to try")
    parser.add_argument("--with-torch", action="store_true", help="leftover imports of torch are kept, and find it")
    parser.add_argument("--profile", default="3.3")
    parser.add_argument("--paddle-python", default=sys.executable, help="a Python with the Paddle of the profile")
    parser.add_argument("--checkpoints", action="store_true", help="weights go through converted checkpoints")
    parser.add_argument("--style", default="exact", choices=["native", "exact"])
    arguments = parser.parse_args()
    work = arguments.work = arguments.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    os.environ["OMP_NUM_THREADS"] = "1"
    convert.use_rules_of_tree(work, arguments.style)
    sheets = [Sheet(path) for path in sorted((HERE / "models").glob("*.py")) if re.search(arguments.only, path.stem)]
    try_sheets(sheets, work, arguments)


if __name__ == "__main__":
    main()
