"""Writes a program of a few lines that computes what one site or layer does, under both frameworks."""

import builtins
import keyword
import os
import re

import numpy

from .same_values import weights, with_values_of
from .side_function import SideFunction

ENDING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "reproduction.py")
COPIED_FROM = "# What follows"
BEGINNING = '''\
"""{title}

    python reproduce.py             each framework that can be imported
    python reproduce.py torch       one of them
    python reproduce.py paddle

Tensors and weights are those that the original had in the recorded run.
"""

import importlib.util
import os
import subprocess
import sys

import numpy


{torch}

{paddle}
'''


class Files:
    """The files next to the program: each array once, named after the name that reads it."""

    def __init__(self, folder):
        self._folder, self._names, self._arrays = folder, set(), {}

    def _name(self, wanted, extension):
        stem = re.sub(r"[^\w.-]+", "_", wanted)[:60].strip(".") or "value"
        name, count = f"{stem}.{extension}", 1
        while name.lower() in self._names:
            count += 1
            name = f"{stem}-{count}.{extension}"
        self._names.add(name.lower())
        return name

    def array(self, path, wanted):
        if path not in self._arrays:
            name = self._arrays[path] = self._name(wanted, "npy")
            numpy.save(os.path.join(self._folder, name), numpy.load(path))
        return self._arrays[path]

    def dtype(self, path):
        return str(numpy.load(path, mmap_mode="r").dtype)

    def state(self, layer, wanted):
        name = self._name(wanted, "npz")
        numpy.savez(os.path.join(self._folder, name), **weights(layer))
        return name


def _site(said, files):
    function = SideFunction(said["framework"], files, {name.split(".")[0] for name in said["names"]})
    for name, value in said["names"].items():
        if not (hasattr(builtins, name) and "other" in value):
            function.bind(name, value)
    return function.written(said["expression"], said["framework"])


def _layer(said, files):
    function = SideFunction(said["framework"], files)
    layer = function.text(said["called"], "layer")
    given = [function.text(each, f"input-{place}") for place, each in enumerate(said["arguments"])]
    given += [f"{name}={function.text(each, name)}" if name.isidentifier() and not keyword.iskeyword(name)
              else f"**{{{name!r}: {function.text(each, name)}}}" for name, each in said["named"].items()]
    return function.written(f"{layer}({', '.join(given)})", said["framework"])


def _with_original_values(original, converted):
    """What the converted program has captured, with the arrays of the original."""
    if "names" in converted:
        names = {name: with_values_of(value, original.get("names", {}).get(name, {}))
                 for name, value in converted["names"].items()}
        return {**converted, "names": names}
    # Names of arguments differ between the frameworks, their order does not.
    places = [*original["arguments"], *original["named"].values()]
    count = len(converted["arguments"])
    own = [*converted["arguments"], *converted["named"].values()]
    if len(own) == len(places):
        own = [with_values_of(*pair) for pair in zip(own, places)]
    return {**converted, "arguments": own[:count], "named": dict(zip(converted["named"], own[count:])),
            "called": with_values_of(converted["called"], original["called"])}


def _title(original, converted):
    def place(said):
        if "names" in said:
            return f"{said['file']}:{said['line']} of {said['folder']}"
        return f"{said['layer'] or 'the model'} ({said['called']['layer']}) of {said['folder']}"

    title = f"Under PyTorch what {place(original)} computes,\nunder Paddle what {place(converted)} computes."
    return title.replace("\\", "\\\\").replace('"""', "'''")


def write_reproducer(folder, original, converted):
    """Writes `reproduce.py` and its arrays. `original` and `converted` are what the two sides have captured."""
    os.makedirs(folder, exist_ok=True)
    files, write = Files(folder), _site if "names" in original else _layer
    parts = {"torch": write(original, files), "paddle": write(_with_original_values(original, converted), files)}
    with open(ENDING, encoding="utf-8") as file:
        whole = file.read()
    with open(os.path.join(folder, "reproduce.py"), "w", encoding="utf-8") as file:
        beginning = BEGINNING.format(title=_title(original, converted), **parts)
        file.write(beginning + whole[whole.index(f"\n{COPIED_FROM}"):])
