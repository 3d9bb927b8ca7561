import paddle

from .draw_with_generator import draw_with_generator


def randint_with_generator(
    low=0,
    high=None,
    size=None,
    *,
    generator=None,
    dtype=None,
    device=None,
    requires_grad=False,
    pin_memory=False,
):
    """Return random integers, drawn from the generator if one is given."""
    if isinstance(high, (list, tuple)):
        high, size = None, high
    low, high = (0, low) if high is None else (low, high)
    made = draw_with_generator(generator, paddle.randint, low, high, size, dtype or paddle.int64)
    return made if device is None else made.to(device)
