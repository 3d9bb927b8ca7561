"""Do the states of PyTorch's layers find their places in what the layers become?

    python test/truth/layer_states.py --record        # under PyTorch: writes layer_states/recorded.json.gz
    python test/truth/layer_states.py --work WORK [--style exact] [--profile 3.2 --paddle-python OTHER/bin/python]

For each line of layer_states/layers.txt there is a class that holds the layer. Its states get made-up values. The class
is converted, a checkpoint with these values is converted for it, Paddle loads what comes out, nothing may be missing or
left over, and the layer has to compute what PyTorch's did, which is on record. The check needs Paddle alone: the Python of
WORK/../venv unless another is named. Exit status 77 where there is none.
"""

import argparse
import gzip
import json
import os
import pathlib
import shutil
import struct
import subprocess
import sys

SKIPPED = 77
HERE = pathlib.Path(__file__).resolve().parent / "layer_states"
RECORD = HERE / "recorded.json.gz"
PROGRAM = """import torch
import torchvision
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.part = {layer}


def x(*shape):
    size = 1
    for each in shape:
        size *= each
    return torch.linspace(-1, 1, size).reshape(shape)


def i(*shape):
    size = 1
    for each in shape:
        size *= each
    return (torch.arange(size) % 3).reshape(shape)


def run(net):
    layer = net.part
    return {call}
"""
# What Paddle has and PyTorch does not; it stays as it is made.
MADE_BY_PADDLE = ("_mean", "_variance")


def lines():
    for line in (HERE / "layers.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            layer, call = line.split(" | ")
            yield layer, call


def made_up(name, shape, number):
    """Values for a state: different in every place, above zero where a root is taken."""
    import numpy

    size = int(numpy.prod(shape))
    values = 0.3 * numpy.sin(numpy.arange(size, dtype=numpy.float64) * 1.7 + number)
    if name.endswith(("running_var", "weight_g", "original0")):
        values = abs(values) + 0.5
    return values.reshape(shape).astype("float32")


def record():
    import torch

    rows = []
    for layer, call in lines():
        space = {}
        exec(PROGRAM.format(layer=layer, call=call), space)
        net = space["Net"]()
        states = {name: list(value.shape) for name, value in net.state_dict().items()}
        whole = [name for name, value in net.state_dict().items() if not value.is_floating_point()]
        values = {
            name: torch.tensor(made_up(name, shape, number))
            for number, (name, shape) in enumerate(states.items())
            if name not in whole
        }
        net.load_state_dict(values, strict=False)
        net.eval()
        with torch.no_grad():
            result = space["run"](net)
        output = (
            [float(f"{value:.6g}") for value in result.flatten().tolist()]
            if isinstance(result, torch.Tensor)
            else None
        )
        rows.append(
            {"layer": layer, "call": call, "states": states, "whole": whole, "output": output}
        )
    with gzip.GzipFile(RECORD, "wb", mtime=0) as file:
        file.write(json.dumps(rows).encode())
    print(f"{len(rows)} layers recorded")


def safetensors(tensors):
    header, data = {}, b""
    for name, value in tensors.items():
        kind = {"float32": "F32", "int64": "I64"}[str(value.dtype)]
        header[name] = {
            "dtype": kind,
            "shape": value.shape,
            "data_offsets": [len(data), len(data) + value.nbytes],
        }
        data += value.tobytes()
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


def write_sources(rows, folder):
    for number, row in enumerate(rows):
        place = folder / f"layer_{number:03}"
        place.mkdir(parents=True)
        (place / "net.py").write_text(PROGRAM.format(**row), encoding="utf-8")


def write_checkpoint(row, file):
    import numpy

    file.write_bytes(
        safetensors(
            {
                name: (
                    numpy.zeros(shape, "int64")
                    if name in row["whole"]
                    else made_up(name, shape, number)
                )
                for number, (name, shape) in enumerate(row["states"].items())
            }
        )
    )


def complaint(row, place):
    """What is wrong with a layer; empty where it is right."""
    import convert
    import numpy
    import paddle

    write_checkpoint(row, place / "net.safetensors")
    done = subprocess.run(
        [
            convert.PROGRAM,
            "weights",
            "convert",
            place / "net.safetensors",
            "--out",
            place / "net.pdparams",
            "--source",
            place,
            "--class",
            "net:Net",
        ],
        text=True,
        capture_output=True,
        check=False,
    )
    if done.returncode != 0:
        return (done.stdout + done.stderr).strip()
    space = {}
    sys.path.insert(0, str(place))
    exec(
        compile((place / "net.py").read_text(encoding="utf-8"), str(place / "net.py"), "exec"),
        space,
    )
    sys.path.remove(str(place))
    net = space["Net"]()
    missing, unexpected = net.set_state_dict(paddle.load(str(place / "net.pdparams")))
    if missing or unexpected:
        return f"missing {missing}, left over {unexpected}"
    net.eval()
    with paddle.no_grad():
        result = space["run"](net)
    if row["output"] is None:
        return ""
    apart = abs(numpy.array(row["output"]) - result.numpy().ravel().astype("float64"))
    bound = 2e-4 * max(1, float(abs(numpy.array(row["output"])).max()))
    return f"the output differs by {apart.max():.3g}" if apart.max() > bound else ""


def check(options):
    import convert

    rows = json.loads(gzip.open(RECORD).read())
    folder = options.work / f"layer_states_{options.style}"
    shutil.rmtree(folder, ignore_errors=True)
    write_sources(rows, folder / "source")
    subprocess.run(
        [
            convert.PROGRAM,
            "convert",
            "--style",
            options.style,
            "--helpers-in",
            "file",
            "--profile",
            options.profile,
            "--out",
            folder / "converted",
            folder / "source",
        ],
        capture_output=True,
        check=False,
    )
    wrong = 0
    for number, row in enumerate(rows):
        try:
            said = complaint(row, folder / "converted" / f"layer_{number:03}")
        except Exception as error:
            said = f"{type(error).__name__}: {error}"
        if said:
            wrong += 1
            print(f"{row['layer']}: {said[:300]}")
    print(f"{len(rows) - wrong} of {len(rows)} layers take their states")
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--work", type=pathlib.Path)
    parser.add_argument("--style", choices=["native", "exact"], default="native")
    parser.add_argument("--profile", default="3.3")
    parser.add_argument("--paddle-python")
    parser.add_argument("--inside", action="store_true", help="this Python has Paddle")
    options = parser.parse_args()
    os.environ.setdefault("GLOG_minloglevel", "3")
    if options.record:
        record()
        return 0
    if options.inside:
        return check(options)
    python = options.paddle_python or str(options.work.parent / "venv" / "bin" / "python")
    try:
        found = (
            subprocess.run(
                [python, "-c", "import paddle"], capture_output=True, check=False
            ).returncode
            == 0
        )
    except OSError:
        found = False
    if not found:
        print("skipped: there is no Python with Paddle")
        return SKIPPED
    return subprocess.run([python, *sys.argv, "--inside"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
