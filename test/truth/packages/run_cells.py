"""Runs cells of models under one framework, each in a process of its own.

The framework is imported once, by a child that computes nothing and forks for every cell, so that neither
torch nor Paddle is ever loaded in the caller.
"""

import importlib.machinery
import importlib.metadata
import os
import pathlib
import pickle
import resource
import subprocess
import sys
import tempfile
import traceback
from dataclasses import dataclass

SECONDS = 120  # of processor time for a cell
TORCH = ("torch", "torchvision", "torchaudio")

TRIALS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TRIALS))
from portable import portable  # noqa: E402


@dataclass
class Result:
    """What a cell gave: plain values, and torch's weights by name or the names that found no place."""

    values: object
    weights: object


@dataclass
class Cell:
    """Code to run, where it finds modules, and the weights to give its model."""

    text: str
    paths: list
    weights: object = None


class WithoutTorch(importlib.machinery.PathFinder):
    """Finds what a Python finds that has no torch, except what `paths` have: converted code has to do without."""

    paths = []

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if path is None and name in TORCH:
            path = cls.paths
        return super().find_spec(name, path, target)

    @classmethod
    def find_distributions(cls, context=importlib.metadata.DistributionFinder.Context()):
        found = super().find_distributions(context)
        return (each for each in found if each.metadata["Name"] not in TORCH)


def hide_torch():
    sys.meta_path[:] = [WithoutTorch if finder is importlib.machinery.PathFinder else finder for finder in sys.meta_path]


def names_in_paddle(name):
    """What a weight may be called in the state of the converted model."""
    yield name
    yield name.replace("running_mean", "_mean").replace("running_var", "_variance")
    if name.endswith("weight"):
        yield name.removesuffix("weight") + "_weight"
        yield name.removesuffix("weight") + "scale"
    for part, other in (("original0", "weight_g"), ("original1", "weight_v")):
        yield name.replace(f"parametrizations.weight.{part}", other)


def weights_of(model):
    return {name: value.detach().numpy().copy() for name, value in model.state_dict().items()}


def set_weights(model, weights):
    """Copies torch's weights into a Paddle model; the names that found no place."""
    import paddle

    state, lost = model.state_dict(), []
    # What Paddle's linear layer keeps the other way round.
    turned = {f"{name}.weight".lstrip(".") for name, layer in model.named_sublayers(include_self=True)
              if isinstance(layer, paddle.nn.Linear)}
    for name, value in weights.items():
        place = next((state[n] for n in names_in_paddle(name) if n in state), None)
        if name in turned and value.ndim == 2:
            value = value.T
        if name.endswith(("original0", "weight_g")) and place is not None and value.size == place.size:
            value = value.reshape(place.shape)  # the norms of rows, which have all dimensions in torch
        if place is None or list(place.shape) != list(value.shape):
            if not name.endswith("num_batches_tracked"):
                lost.append(name)
            continue
        place.set_value(paddle.to_tensor(value).astype(place.dtype))
    return lost


def load_weights(model, file):
    """Loads a converted checkpoint as programs do; the names of the model that it lacks, and what it has too much."""
    import paddle

    missing, unexpected = model.set_state_dict(paddle.load(file))
    return [f"{name} (missing)" for name in missing] + [f"{name} (unexpected)" for name in unexpected]


def take_weights(model, weights):
    return load_weights(model, weights) if isinstance(weights, str) else set_weights(model, weights)


def run_cell(text, framework, weights):
    space = {"__name__": "__main__"}
    module = sys.modules[framework]
    (module.manual_seed if framework == "torch" else module.seed)(1)
    exec(compile(text, "<cell>", "exec"), space)
    model = space["model"]
    model.eval()
    about = weights_of(model) if framework == "torch" else take_weights(model, weights)
    with module.no_grad():
        return Result(portable(space["run"](), framework), about)


def said(error):
    """What was raised, and where, innermost last."""
    places = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-3:]]
    return f"{type(error).__name__}: {error}"[-1200:] + f" ({' > '.join(places)})"


def values_from_child(work):
    """What the generator `work` yields in a fork of this process, until it dies."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        with os.fdopen(writer, "wb") as out:
            for value in work():
                pickle.dump(value, out)
                out.flush()
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        try:
            while True:
                yield pickle.load(stream)
        except EOFError:
            pass
    os.waitpid(child, 0)


def is_seen_by_cells(folder):
    """False for the working directory and the folders of these programs, whose modules may be named as packages are."""
    place = pathlib.Path(folder).resolve()
    return place not in (pathlib.Path.cwd(), TRIALS) and TRIALS not in place.parents


def limited_cell(cell, framework):
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    WithoutTorch.paths = [str(path) for path in cell.paths]
    sys.path[:] = WithoutTorch.paths + list(filter(is_seen_by_cells, sys.path))
    if "pkg_resources" in sys.modules:  # imported by the framework, it knows the earlier folders only
        for path in WithoutTorch.paths:
            sys.modules["pkg_resources"].working_set.add_entry(path)
    try:
        yield run_cell(cell.text, framework, cell.weights)
    except BaseException as error:  # packages may raise anything
        yield said(error)


def results_of(choice, cells):
    """Yields the `Result` of each cell, or a sentence, in their order.

    `choice` is torch, paddle, or "paddle with torch".
    """
    framework = choice.split()[0]

    def run_all():
        __import__(framework)
        if choice == "paddle":
            hide_torch()
        for cell in cells:
            yield next(values_from_child(lambda: limited_cell(cell, framework)), "died")

    return values_from_child(run_all) if cells else iter(())


def results_under(python, choice, cells):
    """What `results_of` gives in the interpreter `python`, all at once."""
    with tempfile.TemporaryDirectory() as folder:
        asked, given = pathlib.Path(folder) / "cells", pathlib.Path(folder) / "results"
        asked.write_bytes(pickle.dumps(cells))
        subprocess.run([python, __file__, choice, asked, given], check=True)
        return pickle.loads(given.read_bytes())


def main():
    choice, asked, given = sys.argv[1:]
    results = list(results_of(choice, pickle.loads(pathlib.Path(asked).read_bytes())))
    pathlib.Path(given).write_bytes(pickle.dumps(results))


if __name__ == "__main__":
    from run_cells import main  # so that what is pickled belongs to a module that the caller has

    main()
