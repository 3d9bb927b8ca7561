import math

import paddle


def general_cosine(size, a, sym=True, dtype=None):
    """Return the general cosine window with the coefficients `a`."""
    turn = 2 * math.pi / max(1, size - 1 if sym else size)
    places = paddle.arange(size, dtype=dtype or paddle.get_default_dtype())
    waves = [
        paddle.cos(places * (k * turn)) * ((-1) ** k * value) for k, value in enumerate(a) if k
    ]
    return sum(waves, a[0]) if waves else paddle.full_like(places, a[0])
