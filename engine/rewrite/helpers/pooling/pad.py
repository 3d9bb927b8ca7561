import paddle


def pad(x, pad, mode="constant", value=None):
    """Pads, and cuts off where an amount is negative, which Paddle's own refuses."""
    for i, amount in enumerate(pad):
        if amount < 0:
            axis = x.ndim - 1 - i // 2
            start, end = (0, x.shape[axis] + amount) if i % 2 else (-amount, x.shape[axis])
            x = paddle.slice(x, [axis], [start], [end])
    return paddle.compat.nn.functional.pad(x, [max(n, 0) for n in pad], mode, value or 0)
