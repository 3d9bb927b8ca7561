import paddle


def pad(x, amounts, mode="constant", value=None):
    """Pad `x`; negative amounts crop it."""
    for i, amount in enumerate(amounts):
        if amount < 0:
            axis = x.ndim - 1 - i // 2
            start, end = (0, x.shape[axis] + amount) if i % 2 else (-amount, x.shape[axis])
            x = paddle.slice(x, [axis], [start], [end])
    return paddle.compat.nn.functional.pad(x, [max(n, 0) for n in amounts], mode, value or 0)


def pad_bool(x, pad, mode="constant", value=False):
    """Pad a tensor of any type, bool included."""
    plain = x.astype("int32") if x.dtype == paddle.bool else x
    return paddle.compat.nn.functional.pad(plain, pad, mode, value).astype(x.dtype)


def pad_by_pairs(x, pad, mode="constant", value=None):
    """Pad `x` by pairs of amounts, those of the last dimension first."""
    if mode == "constant":
        for i, amount in enumerate(pad):
            if amount < 0:  # which Paddle's own refuses
                axis = x.ndim - 1 - i // 2
                start, end = (0, x.shape[axis] + amount) if i % 2 else (-amount, x.shape[axis])
                x = paddle.slice(x, [axis], [start], [end])
        pad = [max(amount, 0) for amount in pad]
        pairs = [0] * (2 * x.ndim - len(pad)) + [
            n for pair in zip(pad[-2::-2], pad[::-2]) for n in pair
        ]
        return paddle.nn.functional.pad(x, pairs, mode, value or 0.0)
    rows = x.reshape([1] * (len(pad) // 2 + 2 - x.ndim) + x.shape)
    formats = {1: "NCL", 2: "NCHW", 3: "NCDHW"}
    result = paddle.nn.functional.pad(rows, list(pad), mode, data_format=formats[len(pad) // 2])
    return result.reshape(result.shape[len(rows.shape) - x.ndim :])


def same_padding(kernel_size, dilation, dimensions):
    """Return the padding before and after each dimension that keeps its size at stride 1."""

    def each(value):
        return [value] * dimensions if isinstance(value, int) else list(value)

    totals = [gap * (kernel - 1) for kernel, gap in zip(each(kernel_size), each(dilation))]
    return [end for total in totals for end in (total // 2, total - total // 2)]
