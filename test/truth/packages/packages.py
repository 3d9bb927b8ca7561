"""Do models of real packages, converted whole by one command, compute what the originals compute?

    python test/truth/packages/packages.py --work WORK [--only REGEX]

Installs the packages of PACKAGES into WORK, converts all of them, runs each cell of models.py under
PyTorch, and converted, with the same weights, under Paddle. Needs a network, PyTorch,
torchvision and Paddle; no part of any test run. `weights` means that weights found no place.
"""

import argparse
import json
import os
import pathlib
import pickle
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import compare  # noqa: E402
import convert  # noqa: E402
from portable import portable  # noqa: E402

PACKAGES = """x-transformers perceiver-pytorch denoising-diffusion-pytorch efficientnet-pytorch rotary-embedding-torch
pytorch-msssim vit-pytorch local-attention nystrom-attention performer-pytorch axial-attention
vector-quantize-pytorch conformer mlp-mixer-pytorch g-mlp-pytorch torchdiffeq bottleneck-transformer-pytorch
egnn-pytorch einops einx hyper-connections axial-positional-embedding torch-einops-utils""".split()
# Python that they import and that stays as it is.
PLAIN = "loguru frozendict tqdm packaging pillow scipy ema-pytorch assoc-scan".split()


def install(work):
    source = work / "source"
    if not source.exists():
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(source),
                        *PACKAGES, *PLAIN], check=True)
    return source


def cells():
    parts = re.split(r"^# %% (.*)$", (HERE / "models.py").read_text(), flags=re.MULTILINE)[1:]
    return {title: "import torch\n" + body for title, body in zip(parts[::2], parts[1::2])}


def names_in_paddle(name):
    """What a weight may be called in the state of the converted model."""
    yield name
    yield name.replace("running_mean", "_mean").replace("running_var", "_variance")
    if name.endswith("weight"):
        yield name.removesuffix("weight") + "_weight"


def weights_of(model):
    return {name: value.detach().numpy() for name, value in model.state_dict().items()}


def set_weights(model, weights):
    """Copies torch's weights into a Paddle model; the names that found no place."""
    import paddle

    state, lost = model.state_dict(), []
    for name, value in weights.items():
        place = next((state[n] for n in names_in_paddle(name) if n in state), None)
        if place is None or list(place.shape) != list(value.shape):
            if not name.endswith("num_batches_tracked"):
                lost.append(name)
            continue
        place.set_value(paddle.to_tensor(value).astype(place.dtype))
    return lost


def run_cell(text, framework, folder, weights):
    """(values, weights or lost names, what was raised)."""
    sys.path.insert(0, str(folder))
    space = {"__name__": "__main__"}
    framework_module = __import__(framework)
    (framework_module.manual_seed if framework == "torch" else framework_module.seed)(1)
    exec(compile(text, "<cell>", "exec"), space)
    model = space["model"]
    model.eval()
    about = weights_of(model) if framework == "torch" else set_weights(model, weights)
    with framework_module.no_grad():
        return portable(space["run"](), framework), about


def in_child(text, framework, folder, weights):
    """The result of `run_cell`, or a sentence, from a child of this process."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            result = run_cell(text, framework, folder, weights)
        except BaseException as error:  # packages may raise anything
            import traceback
            last = traceback.extract_tb(error.__traceback__)[-1]
            result = f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})"[-1500:]
        with os.fdopen(writer, "wb") as out:
            pickle.dump(result, out)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        data = stream.read()
    os.waitpid(child, 0)
    return pickle.loads(data) if data else "died"


def judge(title, text, converted, work):
    expected = in_child(text, "torch", work / "source", None)
    if isinstance(expected, str):
        return "no case", expected
    actual = in_child(converted, "paddle", work / "converted", expected[1])
    if isinstance(actual, str):
        return "raises", actual
    if actual[1]:
        return "weights", f"{len(actual[1])} have no place, such as {actual[1][0]}"
    difference = compare.difference(expected[0], actual[0], "output", compare.How(is_gradient=True, slack=20))
    return ("wrong", difference) if difference else ("right", "")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--profile", default="3.3")
    arguments = parser.parse_args()
    work = arguments.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    source = install(work)
    convert.use_rules_of_tree(work)
    convert.convert(source, work / "converted", arguments.profile)
    texts = {title: text for title, text in cells().items() if re.search(arguments.only, title)}
    convert.write_sources({str(i): text for i, text in enumerate(texts.values())}, work / "cells")
    convert.convert(work / "cells", work / "converted-cells", arguments.profile)
    right = cases = 0
    for number, (title, text) in enumerate(texts.items()):
        converted = (work / "converted-cells" / f"{number}.py").read_text()
        outcome, seen = judge(title, text, converted, work)
        cases += outcome != "no case"
        right += outcome == "right"
        print(f"{outcome:8} {title}: {seen}".rstrip(": "), flush=True)
    print(f"{right} of {cases} models")


if __name__ == "__main__":
    main()
