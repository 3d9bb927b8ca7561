import paddle


def pad(x, amounts, mode="constant", value=None):
    """Pad `x`; negative amounts crop it."""
    for i, amount in enumerate(amounts):
        if amount < 0:
            axis = x.ndim - 1 - i // 2
            start, end = (0, x.shape[axis] + amount) if i % 2 else (-amount, x.shape[axis])
            x = paddle.slice(x, [axis], [start], [end])
    return paddle.compat.nn.functional.pad(x, [max(n, 0) for n in amounts], mode, value or 0)
