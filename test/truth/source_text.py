"""Values of PyTorch as source text: what a user would have typed to get them."""

import numpy
import torch

_implied = {torch.float32, torch.int64, torch.bool, torch.complex64}


class NotExpressible(Exception):
    """The value has no short source text."""


def _number(value, dtype):
    if dtype.is_complex:
        return repr(complex(value))
    if not dtype.is_floating_point:
        return repr(value)
    if value != value or value in (float("inf"), float("-inf")):
        return f"float('{value}')"
    return repr(float(str(numpy.float32(value)))) if dtype != torch.float64 else repr(value)


def _nested(values, dtype):
    if isinstance(values, list):
        return "[" + ", ".join(_nested(v, dtype) for v in values) + "]"
    return _number(values, dtype)


def tensor_text(tensor, limit):
    """An expression for `tensor`, which may have at most `limit` elements."""
    if tensor.layout != torch.strided or tensor.is_quantized or tensor.device.type != "cpu":
        raise NotExpressible(str(tensor.layout))
    if tensor.numel() > limit:
        raise NotExpressible(f"{tensor.numel()} elements")
    if tensor.is_complex() and not torch.isfinite(torch.view_as_real(tensor.resolve_conj())).all():
        raise NotExpressible("complex infinities")
    options = "" if tensor.dtype in _implied else f", dtype={tensor.dtype}"
    if tensor.requires_grad:
        options += ", requires_grad=True"
    if tensor.numel() == 0 and tensor.dim() != 1:
        return f"torch.zeros({list(tensor.shape)}{options or ', dtype=' + str(tensor.dtype)})"
    if tensor.numel() == 0 and tensor.dtype in _implied:
        options = f", dtype={tensor.dtype}" + options
    return f"torch.tensor({_nested(tensor.detach().tolist(), tensor.dtype)}{options})"


class Statements:
    """Assignments that bind the tensors of a call to names."""

    def __init__(self, limit):
        self.lines = []
        self._names = iter("x y z u v w a b c d e f g h".split())
        self._limit = limit

    def bind(self, tensor):
        name = next(self._names, None)
        if name is None:
            raise NotExpressible("too many tensors")
        self.lines.append(f"{name} = {tensor_text(tensor, self._limit)}")
        return name

    def text(self, value):
        if isinstance(value, torch.Tensor):
            return self.bind(value)
        if value is Ellipsis:
            return "..."
        if isinstance(value, torch.Size):
            return self.text(list(value))
        if isinstance(value, tuple) and type(value) is tuple:
            return (
                "("
                + ", ".join(self.text(v) for v in value)
                + ("," if len(value) == 1 else "")
                + ")"
            )
        if isinstance(value, list):
            return "[" + ", ".join(self.text(v) for v in value) + "]"
        if isinstance(value, dict):
            return "{" + ", ".join(f"{k!r}: {self.text(v)}" for k, v in value.items()) + "}"
        if isinstance(value, float) and (value != value or abs(value) == float("inf")):
            return f"float('{value}')"
        if isinstance(value, slice):
            return (
                f"slice({self.text(value.start)}, {self.text(value.stop)}, {self.text(value.step)})"
            )
        if value is None or type(value) in (bool, int, float, complex, str):
            return repr(value)
        if isinstance(value, (torch.dtype, torch.memory_format, torch.layout)):
            return str(value)
        if isinstance(value, numpy.generic):
            return self.text(value.item())
        if isinstance(value, torch.device):
            return repr(str(value))
        raise NotExpressible(type(value).__name__)
