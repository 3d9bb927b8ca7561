"""Dropout does nothing, or does the same on both sides: its masks are drawn by size and number of the call.

Inside recurrent layers dropout is part of one operator, where no mask can be given: there it is off either way.
"""

import collections
import functools
import math
import zlib

import numpy

# What SELU's fixed point gives: alpha dropout sets elements to it, and restores mean and deviation after.
ALPHA = -1.7580993408473766


class Masks:
    def __init__(self, seed):
        self._seed, self._counts = seed, collections.Counter()

    def restart(self, step):
        self._counts.clear()

    def draw(self, shape, p):
        """True where an element is kept. Attention may have batch and heads in one dimension or in two: the number of
        elements tells which mask it is."""
        shape = tuple(int(size) for size in shape)
        count = math.prod(shape)
        self._counts[count] += 1
        name = repr((self._seed, "dropout", count, self._counts[count]))
        return numpy.random.default_rng(zlib.crc32(name.encode())).random(shape) >= p


def _channels(x, last, batched_rank):
    """The shape of a mask by channel as it is drawn, and as it is applied. `last`: channels come last."""
    shape = [int(size) for size in x.shape]
    if len(shape) < batched_rank:  # no batch
        return shape[:1], shape[:1] + [1] * (len(shape) - 1)
    batch, channels = shape[0], shape[-1] if last else shape[1]
    ones = [1] * (len(shape) - 2)
    return [batch, channels], [batch, *ones, channels] if last else [batch, channels, *ones]


class Dropout:
    """The functions that replace those of a framework. `masks` is nothing when dropout is off."""

    def __init__(self, backend, masks):
        self._backend, self._masks = backend, masks

    def _is_idle(self, p, training):
        return self._masks is None or not training or float(p) == 0

    def _mask(self, x, p, drawn, applied):
        return self._backend.like(self._masks.draw(drawn, float(p)).reshape(applied), x)

    def _scaled(self, x, p, mask):
        return x * mask / (1 - float(p)) if float(p) < 1 else x * 0

    def elements(self, x, p, training, axis=None):
        if self._is_idle(p, training):
            return x
        kept = [axis] if isinstance(axis, int) else axis
        rank = len(x.shape)
        kept = range(rank) if kept is None else [place % rank for place in kept]
        shape = [int(size) if place in kept else 1 for place, size in enumerate(x.shape)]
        return self._scaled(x, p, self._mask(x, p, shape, shape))

    def channels(self, x, p, training, last=False, batched_rank=3):
        if self._is_idle(p, training):
            return x
        return self._scaled(x, p, self._mask(x, p, *_channels(x, last, batched_rank)))

    def alpha(self, x, p, training, by_channel=False):
        if self._is_idle(p, training):
            return x
        p = float(p)
        if p >= 1:
            return x * 0
        shapes = _channels(x, False, 2) if by_channel else (list(x.shape), list(x.shape))
        mask = self._mask(x, p, *shapes)
        scale = 1 / math.sqrt((1 - p) * (1 + p * ALPHA**2))
        return scale * (x * mask + ALPHA * (1 - mask)) - scale * ALPHA * p


def replace_in(functions, owner, everywhere=()):
    """Sets the functions by name where the owner has them."""
    for module in (owner, *everywhere):
        for name, function in functions.items():
            if hasattr(module, name):
                setattr(module, name, functools.wraps(getattr(module, name))(function))


def quiet_recurrent(kind):
    forward = kind.forward

    @functools.wraps(forward)
    def without_dropout(self, *arguments, **named):
        before, self.dropout = self.dropout, 0.0
        try:
            return forward(self, *arguments, **named)
        finally:
            self.dropout = before

    kind.forward = without_dropout


def install(backend, masks):
    """Replaces the dropout of the framework and says in words what is done."""
    dropout = Dropout(backend, masks)
    if backend.name == "torch":
        from .dropout_torch import functions
    else:
        from .dropout_paddle import functions
    functions(dropout)
    for kind in backend.recurrent:
        quiet_recurrent(kind)
    return {"dropout": "off" if masks is None else "masks", "dropout of recurrent layers": "off"}
