"""The part that both backends share."""

import functools


NORMED = {"original0": "_g", "original1": "_v"}


def without_parametrizations(path):
    """Weight norms that are parametrizations of PyTorch, by the names that they have as hooks and under Paddle."""
    owner, found, name = path.rpartition("parametrizations.")
    weight, _, part = name.partition(".")
    return f"{owner}{weight}{NORMED[part]}" if found and part in NORMED else path


class Shared:
    def dtype(self, tensor):
        return str(tensor.dtype).rpartition(".")[2]

    def gradient(self, parameter):
        return parameter.grad

    def detached(self, tensor):
        return tensor.detach()

    def state(self, root):
        return root.state_dict()


def identity(model=None, *arguments, **named):
    """Replaces a compiler, also as a decorator with arguments."""
    return model if model is not None else lambda function: function


def watched_backward(original, before, after):
    """A backward pass with `before(tensors)` and `after()` around it."""

    @functools.wraps(original)
    def backward(tensors, *arguments, **named):
        before(tensors)
        result = original(tensors, *arguments, **named)
        after()
        return result

    return backward
