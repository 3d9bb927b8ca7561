"""Do whole programs of public repositories, converted by one command, do under Paddle what they do under PyTorch?

    python test/programs/programs.py --work WORK --paddle-python PYTHON [--repositories TEMPLATE] [NAME ...]

A sheet per repository names its programs. The repository is cloned, data is made up where its programs look for it, the
edits of the sheet are made, and the whole tree is converted. Each program (or those whose name contains a NAME) runs
under the PyTorch of this Python, and converted under PYTHON, which has Paddle and no PyTorch, with the same first
weights and random numbers (same_start.py). Needs a network; no part of any test run. Everything is kept in WORK:
remove the folder of a repository there to do it again.

    agrees   the losses are the same numbers, at least the first ten and the first half of them
    runs     ends well, and the losses are as far away as those of another seed, or there are none
    differs  ends well with other losses
    silent   ends well with fewer lines or fewer steps
    stops    does not end well
"""

import argparse
import collections
import difflib
import itertools
import json
import math
import os
import pathlib
import re
import resource
import shlex
import shutil
import subprocess
import sys

import made_data

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("PADDLE_LS", str(HERE.parents[1] / "build" / "release" / "paddle-ls"))
SECONDS = 90  # limit for one program
BYTES = 12 << 30
# Shims for a program that expects a GPU, or an early PyTorch.
EVERYWHERE = [(r"\.cuda\(\)", ""), (r"\.data\[0\](?!\[)", ".item()"), (r", volatile=True", "")]


def script_of(program):
    """The path of `path` and of `path#another way to run it`."""
    return program.partition("#")[0]


def edited(text, pairs):
    for old, new in pairs:
        text = text.replace(old, new)
    for pattern, new in EVERYWHERE:
        text = re.sub(pattern, new, text)
    return text


def prepare(sheet, name, folder, template):
    """The tree of the repository with edits, what it becomes, and data in both."""
    tree = folder / "original"
    if (folder / "converted").exists():
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    owner, short = name.split("/")
    source = template.format(name, owner=owner, name=short)
    subprocess.run(
        ["git", "clone", "--quiet", "--depth", "1", source, str(tree)],
        check=True,
        env={**os.environ, "GIT_LFS_SKIP_SMUDGE": "1"},
        stderr=subprocess.DEVNULL,
    )
    shutil.rmtree(tree / ".git")
    for path in tree.rglob("*.py"):
        own = [
            pair
            for script, how in sheet["programs"].items()
            if script_of(script) == str(path.relative_to(tree))
            for pair in how.get("replace", [])
        ]
        text = path.read_text(encoding="utf-8", errors="surrogateescape")
        path.write_text(edited(text, own + sheet.get("replace", [])), "utf-8", "surrogateescape")
    with open(folder / "convert.log", "w", encoding="utf-8") as log:
        done = subprocess.run(
            [PROGRAM, "convert", "--out", str(folder / "converted"), str(tree)],
            check=False,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{name} could not be converted: see {folder / 'convert.log'}")
    for place, kinds in sheet.get("data", {}).items():
        for kind in kinds.split(", "):
            made_data.make(kind, tree / place)
            made_data.make(kind, folder / "converted" / place)


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(python, framework, tree, script, how, seed, log):
    """The status of the program, the lines it prints, and the losses that it takes a step by."""
    script = script_of(script)
    folder = tree / how.get("in", str(pathlib.Path(script).parent))
    folder.mkdir(parents=True, exist_ok=True)
    losses = log.with_suffix(".losses")
    losses.write_text("")
    extra = how.get("path", [])
    environment = {
        **os.environ,
        "OMP_NUM_THREADS": "1",
        "MPLBACKEND": "Agg",
        "CUDA_VISIBLE_DEVICES": "",
        "PYTHONDONTWRITEBYTECODE": "1",
        "GLOG_minloglevel": "3",
        "PYTHONHASHSEED": "0",
        "PYTHONPATH": os.pathsep.join(map(str, [HERE / "standins", *(tree / p for p in extra)])),
    }
    command = [
        python,
        str(HERE / "same_start.py"),
        framework,
        str(losses),
        str(seed),
        str(tree / script),
        *shlex.split(how.get("arguments", "")),
    ]
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=SECONDS,
            preexec_fn=limit,
            check=False,
        )
        status, out, errors = done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired as late:
        status, out, errors = "late", late.stdout or b"", late.stderr or b""
    log.write_bytes(out + b"\n==== errors\n" + errors)
    values = [float(line) for line in losses.read_text().split()]
    return (
        status,
        out.decode(errors="replace").splitlines(),
        values or printed(out.decode(errors="replace")),
        errors.decode(errors="replace"),
    )


def printed(text):
    """Numbers with a fraction, without those of seconds."""
    return [
        float(number)
        for number in re.findall(r"(?<![\w.])-?\d+\.\d+(?:e[-+]?\d+)?(?!\w|\s*s\b|\.)", text)
    ]


def near(one, other):
    return (
        math.isclose(one, other, rel_tol=1e-3, abs_tol=1e-6)
        or math.isnan(one)
        and math.isnan(other)
    )


def where(errors, tree):
    """The last place within the tree in a traceback: a path and a line."""
    found = [
        (pathlib.Path(path), int(line))
        for path, line in re.findall(r'File "([^"]+)", line (\d+)', errors)
    ]
    inside = [(path.relative_to(tree), line) for path, line in found if path.is_relative_to(tree)]
    own = [place for place in inside if place[0].name != "paddle_helpers.py"]
    return (own or inside or [(None, 0)])[-1]


def lines_of(path):
    return path.read_text(encoding="utf-8", errors="replace").splitlines() if path.exists() else []


def before(old, new, line):
    """The number of the line of `old` that line `line` of `new` was."""
    for _, i, end, j, last in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if j <= line - 1 < last:
            return min(i + line - 1 - j, max(end - 1, i)) + 1
    return 0


def stopped(status, errors, folder):
    """What stops a converted program, and where."""
    error = (
        "takes more than 90 s"
        if status == "late"
        else f"ends by signal {-status}" if status < 0 else ""
    )
    raised = re.findall(
        r"^(\w[\w.]*(?:Error|Exception|Exit|Interrupt|NotImplemented)\b.*)", errors, re.M
    )
    last = [line for line in errors.splitlines() if line.strip()][-1:]
    path, line = where(errors, folder / "converted")
    result = {"error": error or (raised or last or ["nothing"])[-1]}
    if path:
        old, new = lines_of(folder / "original" / path), lines_of(folder / "converted" / path)
        place = before(old, new, line)
        log = (folder / "convert.log").read_text(encoding="utf-8", errors="replace")
        result.update(
            place=f"{path}:{line}",
            converted=new[line - 1].strip() if line <= len(new) else "",
            original=f"{place}: {old[place - 1].strip()}" if 0 < place <= len(old) else "",
            listed=f"{path}:{place}" in log,
        )
    return result


def verdict(first, other, ours):
    """What became of a program that ends well under both."""
    (_, lines, losses, _), (_, our_lines, our_losses, _) = first, ours
    pairs = list(itertools.zip_longest(losses, our_losses))
    if all(None not in pair and near(*pair) for pair in pairs):
        if not losses:
            return {"verdict": "runs", "error": "no number to compare"}
        if len(our_lines) < len(lines):
            return {
                "verdict": "silent",
                "error": f"prints {len(our_lines)} lines instead of {len(lines)}",
            }
        return {"verdict": "agrees", "steps": len(losses)}
    at, pair = next((i, pair) for i, pair in enumerate(pairs) if None in pair or not near(*pair))
    result = {"error": f"loss {at + 1} of {len(losses)} is {pair[1]} instead of {pair[0]}"}
    if len(our_losses) < 0.5 * len(losses) or len(our_lines) < 0.5 * len(lines):
        return {"verdict": "silent", **result}
    mean, second, our_mean = (
        sum(values) / len(values) if values else 0 for values in (losses, other()[2], our_losses)
    )
    is_finite = math.isfinite(our_mean) or not math.isfinite(mean)
    is_as_far = abs(our_mean - mean) <= 3 * abs(second - mean) + 0.1 * abs(mean)
    if not is_finite or not is_as_far or at == 0:
        return {"verdict": "differs", **result}
    # Rounding errors grow from step to step.
    return (
        {"verdict": "agrees", "steps": at}
        if at >= max(10, len(losses) / 2)
        else {"verdict": "runs", **result}
    )


def try_program(script, how, folder, arguments):
    logs = folder / "runs"
    logs.mkdir(exist_ok=True)
    slug = re.sub(r"\W+", "_", script)
    original = (sys.executable, "torch", folder / "original", script, how)
    first = run(*original, 0, logs / f"{slug}.torch.log")
    if first[0] != 0:
        last = [line for line in first[3].splitlines() if line.strip()][-1:]
        return {"verdict": "no original", "error": f"{first[0]} {(last or [''])[-1]}"}
    ours = run(
        arguments.paddle_python,
        "paddle",
        folder / "converted",
        script,
        how,
        0,
        logs / f"{slug}.paddle.log",
    )
    if ours[0] != 0:
        return {"verdict": "stops", **stopped(ours[0], ours[3], folder)}
    return verdict(first, lambda: run(*original, 1, logs / f"{slug}.other.log"), ours)


def kind_of(error):
    """An error without what differs from program to program."""
    return re.sub(r"\d+(\.\d+)?(e[-+]\d+)?", "N", re.sub(r"0x[0-9a-f]+|/[\w./-]+/", "", error))[
        :110
    ]


def line_about(name, result):
    text = f"{result['verdict']:8} {name}"
    if result["verdict"] == "agrees":
        return f"{text} ({result['steps']} losses)"
    text += f": {result['error']}"
    if result.get("place"):
        listed = "on the list" if result["listed"] else "not on the list"
        text += f"\n           {result['place']} ({listed}): {result['converted']}\n           was {result['original']}"
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--paddle-python", required=True)
    parser.add_argument(
        "--repositories",
        default="https://github.com/{}.git",
        metavar="TEMPLATE",
        help="where to clone from: {} is OWNER/NAME; also {owner} and {name}",
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    arguments = parser.parse_args()
    arguments.work = arguments.work.resolve()
    counts, causes = collections.Counter(), collections.Counter()
    for path in sorted((HERE / "sheets").glob("*.json")):
        sheet, repository = json.loads(path.read_text(encoding="utf-8")), path.stem.replace(
            "+", "/"
        )
        wanted = [
            script
            for script in sheet["programs"]
            if not arguments.names
            or any(name in f"{repository}/{script}" for name in arguments.names)
        ]
        if not wanted:
            continue
        folder = arguments.work / path.stem
        try:
            prepare(sheet, repository, folder, arguments.repositories)
        except (RuntimeError, subprocess.CalledProcessError) as error:
            print(f"not tried {repository}: {error}", flush=True)
            continue
        known = folder / "results.json"
        results = json.loads(known.read_text(encoding="utf-8")) if known.exists() else {}
        for script in wanted:
            if script not in results:
                results[script] = try_program(script, sheet["programs"][script], folder, arguments)
                known.write_text(
                    json.dumps(results, indent=1, ensure_ascii=False), encoding="utf-8"
                )
            print(line_about(f"{repository}/{script}", results[script]), flush=True)
            counts[results[script]["verdict"]] += 1
            if results[script]["verdict"] == "stops":
                causes[kind_of(results[script]["error"])] += 1
    print(
        "\n"
        + ", ".join(f"{count} {kind}" for kind, count in counts.most_common())
        + f", {counts.total()} in all"
    )
    for cause, count in causes.most_common():
        print(f"{count:5} {cause}")


if __name__ == "__main__":
    main()
