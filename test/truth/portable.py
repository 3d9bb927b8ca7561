"""The result of a case, as plain data that needs neither PyTorch nor Paddle to be read."""

import types
from dataclasses import dataclass, field

import numpy


@dataclass
class Array:
    """A tensor, or a numpy array (whose `needs_grad` is None)."""

    dtype: str
    values: numpy.ndarray
    needs_grad: bool | None


@dataclass
class Opaque:
    """Something of which only the kind is compared."""

    kind: str


@dataclass
class Run:
    """How a case ended: the values of its names, or what it raised."""

    values: dict = field(default_factory=dict)
    raised: str = ""
    message: str = ""


def _tensor_values(tensor, dtype):
    if hasattr(tensor, "resolve_conj"):
        tensor = tensor.resolve_conj().resolve_neg()
    tensor = tensor.detach()
    if getattr(tensor, "layout", None) is not None and "sparse" in str(tensor.layout):
        tensor = tensor.to_dense()
    elif hasattr(tensor, "is_sparse_coo") and (tensor.is_sparse_coo() or tensor.is_sparse_csr()):
        tensor = tensor.to_dense()
    if dtype in ("bfloat16", "float16", "float8_e4m3fn", "float8_e5m2"):
        tensor = (
            tensor.cpu().float() if hasattr(tensor, "resolve_conj") else tensor.astype("float32")
        )
    return numpy.array(tensor.cpu().numpy())


def _from_torch(value):
    import torch

    if isinstance(value, torch.Tensor):
        dtype = str(value.dtype).removeprefix("torch.")
        return Array(dtype, _tensor_values(value, dtype), value.requires_grad)
    if isinstance(value, torch.dtype):
        return "dtype " + str(value).removeprefix("torch.")
    if isinstance(value, torch.device):
        return "device " + value.type
    return None


def _from_paddle(value):
    import paddle

    if isinstance(value, paddle.Tensor):
        dtype = str(value.dtype).removeprefix("paddle.")
        return Array(dtype, _tensor_values(value, dtype), not value.stop_gradient)
    if isinstance(value, paddle.dtype):
        return "dtype " + str(value).removeprefix("paddle.")
    if type(value).__name__ == "Device":
        return "device " + value.type
    if type(value).__name__.endswith("Place"):
        return (
            "device " + ("cpu" if value.is_cpu_place() else "gpu")
            if hasattr(value, "is_cpu_place")
            else "device " + str(value).split("(")[-1].rstrip(")").split(":")[0]
        )
    return None


_readers = {"torch": _from_torch, "paddle": _from_paddle}


def portable(value, framework, depth=0):
    """`value` of `framework` as arrays, numbers, texts, lists and dictionaries."""
    found = _readers[framework](value)
    if found is not None:
        return found
    if value is None or type(value) in (bool, int, float, complex, str, bytes):
        return value
    if (
        type(value).__mro__[1:] == int.__mro__
    ):  # the size of a tensor of Paddle, which is an int that can be called
        return int(value)
    if isinstance(value, numpy.ndarray):
        if value.dtype == object:
            return Opaque("array of objects")
        return Array(str(value.dtype), value.copy(), None)
    if isinstance(value, numpy.generic):
        return value.item()
    if depth < 8:
        if isinstance(value, dict):
            return {str(k): portable(v, framework, depth + 1) for k, v in value.items()}
        if isinstance(value, (list, tuple)):
            return [portable(v, framework, depth + 1) for v in value]
        if isinstance(value, (set, frozenset)):
            return sorted((portable(v, framework, depth + 1) for v in value), key=repr)
    return Opaque("object")


def names_of(namespace, framework):
    """The names that a case bound, without modules, classes, functions and private ones."""
    skipped = (types.ModuleType, type, types.FunctionType, types.BuiltinFunctionType)
    return {
        name: portable(value, framework)
        for name, value in namespace.items()
        if not name.startswith("_") and not isinstance(value, skipped)
    }
