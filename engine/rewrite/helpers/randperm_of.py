import paddle

from .drawn_by import drawn_by


def randperm_of(n, *, generator=None, dtype=None, device=None, requires_grad=False, pin_memory=False):
    """The whole numbers below `n` in a random order."""
    made = drawn_by(generator, paddle.randperm, n, dtype or paddle.int64)
    return made if device is None else made.to(device)
