"""What programs read from layers, optimizers, schedulers and small objects: does converted code have it?

    python object_table.py --work FOLDER [--paddle-python PYTHON] [--out objects.tsv]

Asks torch for every public attribute and method of an object of each class (`dir`), reads each in a program,
converts the program and reads again under Paddle. Each is one of *same* (the text stays, and so does the value),
*converted*, *said* (a finding that is not safe), or *missing* (it raises, or is another value, without a word).
A method counts by being there: what calls of it give is for other cases.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys

import convert

HERE = pathlib.Path(__file__).resolve().parent
SUBJECTS = HERE / "object_subjects.json"

# What a name holds, told without the framework's own words.
TELL = """
import json as _json


def _told(value):
    name = type(value).__module__.partition(".")[0]
    if callable(value) or name in ("torch", "paddle") and type(value).__name__ not in ("Size", "Tensor", "Parameter", "EagerParamBase"):
        return "an object"
    if hasattr(value, "tolist"):
        return ["tensor", list(value.shape)]
    if isinstance(value, (list, tuple)):
        return [type(value).__name__ if type(value).__name__ != "Size" else "tuple", [_told(each) for each in value]]
    if isinstance(value, dict):
        return ["dict", sorted(str(key) for key in value)]
    value = round(value, 6) if isinstance(value, float) else value
    return value if isinstance(value, (int, float, str, type(None))) else "an object"
"""

LIST = """
import json, sys
import torch
import torch.nn as nn
result = {}
plain = set(dir(object)) | set(dir(type("C", (), {})()))
base = set(dir(nn.Module())) | set(dir(torch.nn.Parameter))
for name, lines in json.load(open(sys.argv[1])).items():
    space = {"torch": torch, "nn": nn}
    exec("\\n".join(lines), space)
    subject = space["subject"]
    inherited = plain
    if isinstance(subject, nn.Module) and name != "Module":
        inherited = plain | set(dir(nn.Module()))
    names = [each for each in dir(subject) if not each.startswith("_") and each not in inherited]
    result[name] = [each for each in names if each not in ("T_destination", "call_super_init", "dump_patches")]
print(json.dumps(result))
"""


def program_of(lines, names):
    text = "import torch\nimport torch.nn as nn\n" + "\n".join(lines) + "\nseen = {}\n"
    for name in names:
        text += f"try:\n    seen['{name}'] = _told(subject.{name})\nexcept Exception as error:\n    seen['{name}'] = repr(error)\n"
    return text


def read(python, folder):
    runner = TELL + (
        "import pathlib, sys, contextlib, io\n"
        "result = {}\n"
        "for path in sorted(pathlib.Path(sys.argv[1]).glob('*.py')):\n"
        "    space = {'_told': _told, '__name__': path.stem}\n"
        "    try:\n"
        "        exec(compile(path.read_text(), str(path), 'exec'), space)\n"
        "        result[path.stem] = space['seen']\n"
        "    except Exception as error:\n"
        "        result[path.stem] = {'': repr(error)}\n"
        "print('\\n' + _json.dumps(result))\n"
    )
    done = subprocess.run(
        [python, "-c", runner, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return json.loads(done.stdout.splitlines()[-1])


def outcome(line, changed, said, expected, actual):
    if line in said:
        return "said"
    both_raise = str(expected).partition("(")[0].endswith("Error") and "Error" in str(actual)
    if expected != actual and not both_raise:
        return "missing"
    return "converted" if changed else "same"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--torch-python", default=sys.executable)
    parser.add_argument("--paddle-python", default=sys.executable)
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "objects.tsv")
    options = parser.parse_args()
    subjects = json.loads(SUBJECTS.read_text(encoding="utf-8"))
    listed = subprocess.run(
        [options.torch_python, "-W", "ignore", "-c", LIST, str(SUBJECTS)],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    names = json.loads(listed.stdout.splitlines()[-1])
    options.work.mkdir(parents=True, exist_ok=True)
    convert.use_rules_of_tree(options.work)
    source, target = options.work / "source", options.work / "target"
    programs = {name: program_of(lines, names[name]) for name, lines in subjects.items()}
    convert.write_sources(programs, source)
    convert.convert(source, target, "3.3")
    found = convert.findings(source, "3.3")
    before, after = read(options.torch_python, source), read(options.paddle_python, target)
    counts, rows = collections.Counter(), []
    for name, program in programs.items():
        converted = (target / f"{name}.py").read_text(encoding="utf-8")
        lines = program.splitlines()
        said = {
            lines[each["start_line"] - 1].strip()
            for each in found.get(name, [])
            if each["fix"] != "safe" and each["code"] not in convert.HARMLESS
        }
        for attribute in names[name]:
            line = f"seen['{attribute}'] = _told(subject.{attribute})"
            actual = after[name].get(attribute, after[name].get("", "nothing"))
            is_said = {line} if line in said else set()
            ending = outcome(line, line not in converted, is_said, before[name][attribute], actual)
            counts[ending] += 1
            rows.append(
                (
                    name,
                    attribute,
                    ending,
                    "" if ending != "missing" else f"{before[name][attribute]} / {actual}"[:150],
                )
            )
    with options.out.open("w", encoding="utf-8") as out:
        for row in rows:
            out.write("\t".join(row[:3]) + "\n")
    for row in rows:
        if row[2] == "missing":
            print(*row, sep="\t")
    print(dict(counts))


if __name__ == "__main__":
    main()
