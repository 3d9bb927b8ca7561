import paddle

from .draw_with_generator import draw_with_generator


def randperm_with_generator(
    n, *, generator=None, dtype=None, device=None, requires_grad=False, pin_memory=False
):
    """Return a random permutation of 0 to n - 1, drawn from the generator if one is given."""
    made = draw_with_generator(generator, paddle.randperm, n, dtype or paddle.int64)
    return made if device is None else made.to(device)
