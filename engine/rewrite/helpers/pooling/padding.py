import paddle

from ..tensor.shapes import ntuple


def crop_negative(x, amounts):
    """Return `x` cropped by negative amounts, and the amounts to pad that are left."""
    for i, amount in enumerate(amounts):
        if amount < 0:
            axis = x.ndim - 1 - i // 2
            start, end = (0, x.shape[axis] + amount) if i % 2 else (-amount, x.shape[axis])
            x = paddle.slice(x, [axis], [start], [end])
    return x, [max(amount, 0) for amount in amounts]


def pad(x, amounts, mode="constant", value=None):
    """Pad `x`, which may have any type; negative amounts crop it."""
    x, amounts = crop_negative(x, amounts)
    lacks_kernel = x.dtype in (paddle.bool, paddle.uint8, paddle.int8)
    plain = x.astype("int32") if lacks_kernel else x
    padded = paddle.compat.nn.functional.pad(plain, amounts, mode, value or 0)
    return padded.astype(x.dtype) if lacks_kernel else padded


class ZeroPad2d(paddle.nn.Layer):
    """Pads the last two dimensions with zeros; Paddle's own takes four dimensions."""

    def __init__(self, padding):
        super().__init__()
        self.padding = (padding,) * 4 if isinstance(padding, int) else tuple(padding)

    def forward(self, input):
        return pad(input, self.padding)


def pad_by_pairs(x, pad, mode="constant", value=None):
    """Pad `x` by pairs of amounts, those of the last dimension first."""
    if mode == "constant":
        x, pad = crop_negative(x, pad)  # which Paddle's own refuses
        pairs = [n for pair in zip(pad[-2::-2], pad[::-2]) for n in pair]
        pairs = [0] * (2 * x.ndim - len(pad)) + pairs
        return paddle.nn.functional.pad(x, pairs, mode, value or 0.0)
    rows = x.reshape([1] * (len(pad) // 2 + 2 - x.ndim) + x.shape)
    layout = {1: "NCL", 2: "NCHW", 3: "NCDHW"}[len(pad) // 2]
    result = paddle.nn.functional.pad(rows, list(pad), mode, data_format=layout)
    return result.reshape(result.shape[len(rows.shape) - x.ndim :])


def same_padding(kernel_size, dilation, dimensions):
    """Return the padding before and after each dimension that keeps its size at stride 1."""
    rows = zip(ntuple(kernel_size, dimensions), ntuple(dilation, dimensions))
    totals = [gap * (kernel - 1) for kernel, gap in rows]
    return [end for total in totals for end in (total // 2, total - total // 2)]
