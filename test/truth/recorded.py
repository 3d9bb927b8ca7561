"""What PyTorch gave for a fixed sample of cases, as a file: the program text and numbers.

    python test/truth/recorded.py OUTCOMES.jsonl WORK > test/truth/recorded.json.gz

The sample: every snippet and program, one case of every API in calls/, and of every other API and call
shape one case, as far as they are right now. `check_recorded.py` needs only this file and Paddle, so cases of
other packages are left out.
"""

import gzip
import json
import pathlib
import pickle
import sys

import numpy

from case import Case, read_cases
from portable import Array, Opaque, Run

DIGITS = 8
OTHER_PACKAGES = ("einops",)


def encoded(value):
    if isinstance(value, Array):
        flat = value.values.ravel()
        if value.values.dtype.kind == "c":
            flat = flat.view(flat.real.dtype)
        numbers = (
            [float(f"{v:.{DIGITS}g}") for v in flat.tolist()]
            if flat.dtype.kind == "f"
            else flat.tolist()
        )
        return {
            "array": value.dtype,
            "shape": value.values.shape,
            "kind": str(value.values.dtype),
            "gradient": value.needs_grad,
            "numbers": numbers,
        }
    if isinstance(value, Opaque):
        return {"opaque": value.kind}
    if isinstance(value, complex):
        return {"complex": [value.real, value.imag]}
    if isinstance(value, bytes):
        return {"opaque": "bytes"}
    if isinstance(value, dict):
        return {"members": {k: encoded(v) for k, v in value.items()}}
    return [encoded(v) for v in value] if isinstance(value, list) else value


def decoded(value):
    if isinstance(value, list):
        return [decoded(v) for v in value]
    if not isinstance(value, dict):
        return value
    if "array" in value:
        dtype = numpy.dtype(value["kind"])
        plain = numpy.dtype(f"f{dtype.itemsize // 2}") if dtype.kind == "c" else dtype
        numbers = numpy.array(value["numbers"], plain).view(dtype).reshape(value["shape"])
        return Array(value["array"], numbers, value["gradient"])
    if "opaque" in value:
        return Opaque(value["opaque"])
    if "complex" in value:
        return complex(*value["complex"])
    return {k: decoded(v) for k, v in value["members"].items()}


def run_text(run):
    return {"values": {k: encoded(v) for k, v in run.values.items()}, "raised": run.raised}


def run_of(text):
    return Run({k: decoded(v) for k, v in text["values"].items()}, text["raised"])


def read_recorded(path):
    """(case, its runs, one per seed) for every recorded case."""
    for row in json.loads(gzip.decompress(path.read_bytes())):
        yield Case(**row["case"]), tuple(map(run_of, row["runs"]))


def main():
    outcomes = [
        json.loads(line) for path in sys.argv[1:-1] for line in open(path, encoding="utf-8")
    ]
    work = pathlib.Path(sys.argv[-1])
    runs = pickle.loads((work / "torch.pickle").read_bytes())
    cases = {
        case.key: case
        for path in sorted(work.glob("*.jsonl"))
        if not path.name.startswith("outcomes")
        for case in read_cases(path)
    }
    chosen = {}
    for row in outcomes:
        if (
            row["outcome"] != "right"
            or row["key"] not in cases
            or row["api"].startswith(OTHER_PACKAGES)
        ):
            continue
        whole = row["shape"].startswith(("snippet", "program"))
        shape = "call" if row["shape"].startswith("call ") else row["shape"]
        chosen.setdefault(row["key"] if whole else (row["api"], shape), row["key"])
    rows = [
        {"case": vars(cases[key]), "runs": [run_text(run) for run in runs[key]]}
        for key in sorted(chosen.values())
    ]
    sys.stdout.buffer.write(gzip.compress(json.dumps(rows).encode(), mtime=0))


if __name__ == "__main__":
    main()
