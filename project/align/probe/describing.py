"""The description of a captured value in capture.json; arrays go to files next to it."""

import functools
import inspect
import os
import types

import numpy

from .public_names import is_named, said_module, said_name

DEPTH, LENGTH = 6, 256  # beyond which a value is not looked into
LITERALS = (bool, int, float, complex, str, bytes, type(None), type(Ellipsis), slice, range)
CONTAINERS = ("Sequential", "ModuleList", "LayerList")


def type_of(value):
    return f"{type(value).__module__}.{type(value).__qualname__}"


def literal(value):
    """Python text for a plain value; nothing for another."""
    if isinstance(value, numpy.generic) and value.dtype.kind in "fciub":
        return f"numpy.{value.dtype.name}({literal(value.item())})"
    if type(value) not in LITERALS:
        return None
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return f'float("{value}")'
    return repr(value)


class Describer:
    def __init__(self, plan, backend, roots, folder):
        self._plan, self._backend, self._roots, self._folder = plan, backend, roots, folder
        self._count = 0

    def value(self, value, with_state=True, depth=0):
        if depth > DEPTH:
            return {"other": type_of(value)}
        if isinstance(value, self._backend.Layer):
            return self.layer(value, with_state, depth)
        return (self._array(value) or self._plain(value) or self._list(value, with_state, depth)
                or self._name(value, with_state, depth) or {"other": type_of(value)})

    def _array(self, value):
        if self._backend.is_tensor(value):
            array = self._backend.array(value)
            return {"tensor": self._file(array), "dtype": self._backend.dtype(value), "shape": list(array.shape)}
        if isinstance(value, numpy.ndarray) and value.dtype.kind in "fciub":
            return {"array": self._file(value), "dtype": str(value.dtype), "shape": list(value.shape)}
        return None

    def _file(self, array):
        name = f"{self._count}.npy"
        self._count += 1
        numpy.save(os.path.join(self._folder, name), array)
        return os.path.join(self._folder, name)

    def _plain(self, value):
        text = literal(value)
        if text is not None:
            return {"literal": text}
        module = self._backend.module
        if isinstance(value, module.dtype):
            return {"literal": f"{self._backend.name}.{str(value).rpartition('.')[2]}"}
        if type(value).__name__ == "device":
            return {"literal": f"torch.device({str(value)!r})"}
        return {"literal": "paddle.CPUPlace()"} if type(value).__name__ in ("Place", "CPUPlace") else None

    def _list(self, value, with_state, depth):
        def inner(each):
            return self.value(each, with_state, depth + 1)

        is_list = type(value) in (list, tuple) or type(value).__name__ == "Size"
        if is_list and len(value) <= LENGTH:
            return {"list" if type(value) is list else "tuple": [inner(each) for each in value]}
        if isinstance(value, dict) and len(value) <= LENGTH and all(literal(key) for key in value):
            return {"dict": {literal(key): inner(each) for key, each in value.items()}}
        return None

    def _name(self, value, with_state, depth):
        if isinstance(value, types.ModuleType):
            return said_module(value, self._plan.root)
        if isinstance(value, functools.partial):
            inner = [self.value(each, with_state, depth + 1) for each in (value.func, *value.args)]
            named = {name: self.value(each, with_state, depth + 1) for name, each in value.keywords.items()}
            return {"partial": inner, "named": named}
        return said_name(value, self._plan.root, self._backend.name) if is_named(value) else None

    def layer(self, layer, with_state=True, depth=0):
        said = {"layer": type_of(layer), "made": layer.__dict__.get("_made_at"),
                "construction": self._construction(layer, depth + 1)}
        if not with_state:
            return said
        return {**said, "training": layer.training, "switched": self._switched(layer), **self._state(layer)}

    def _switched(self, layer):
        """Layers inside whose mode is not that of the layer. Dropout did nothing in the recorded run."""
        def mode(each):
            drops = "Drop" in type(each).__name__ and self._plan.dropout == "off"
            return each.training and not drops

        return {path: mode(each) for path, each in self._backend.layers(layer) if mode(each) != layer.training}

    def _state(self, layer):
        """Weights and buffers, each with its name in the other program's state."""
        before, state = self._prefix(layer), {}
        floats = set()
        for name, tensor in self._backend.state(layer).items():
            if not self._backend.is_tensor(tensor):
                continue
            state[name] = {**self._array(tensor), **self._elsewhere(layer, name, before)}
            floats |= {state[name]["dtype"]} & {"float16", "bfloat16", "float64"}
        return {"state": state, "dtype": floats.pop() if len(floats) == 1 else None}

    def _elsewhere(self, layer, name, before):
        whole, path = f"{before}{name}", (before or "").partition(":")[2]
        known = self._plan.names.get(whole, "")
        is_known = known.startswith(path) and len(known) > len(path)
        return {"elsewhere": known[len(path):] if is_known else self._backend.canonical(layer, name),
                "turned": self._backend.is_turned(layer, name) or whole in self._plan.transposed}

    def _prefix(self, layer):
        """What stands before the names of the layer's weights in those of its root: "0:blocks.1."."""
        for root in self._roots.all:
            for path, each in self._backend.layers(root.layer):
                if each is layer:
                    return f"{root.number}:{path}." if path else f"{root.number}:"
        return None

    def _construction(self, layer, depth):
        made = layer.__dict__.get("_made_by")

        def said(value):
            return self.value(value, False, depth)

        if made is not None and getattr(made, "text", None):
            return {"text": made.text, "names": {name: said(value) for name, value in made.names.items()}}
        kind = said_name(type(layer), self._plan.root, self._backend.name)
        if kind is None or made is None:
            return None
        if self._backend.is_own(layer) and type(layer).__name__ in CONTAINERS:
            children = {name: said(each) for name, each in layer.named_children()}
            return {"container": kind, "children": children}
        named = {name: said(value) for name, value in self._unusual(layer, made.named)}
        return {"class": kind, "arguments": [said(each) for each in made.arguments], "named": named}

    def _unusual(self, layer, named):
        """Arguments that differ from their defaults."""
        try:
            usual = inspect.signature(type(layer).__init__).parameters
        except (TypeError, ValueError):
            usual = {}
        for name, value in named.items():
            default = usual[name].default if name in usual else inspect.Parameter.empty
            if default is not value and not (type(default) is type(value) and literal(value) == literal(default)
                                             and literal(value) is not None):
                yield name, value
