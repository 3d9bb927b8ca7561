import math

import paddle

from .redrawn import redrawn


def orthogonal_start(tensor, gain=1):
    """The tensor, drawn anew so that its rows, or its columns, are orthogonal to each other."""
    rows = tensor.shape[0]
    columns = math.prod(tensor.shape) // rows
    q, r = paddle.linalg.qr(paddle.randn([max(rows, columns), min(rows, columns)]))
    q = q * paddle.sign(paddle.diag(r))
    return redrawn(tensor, gain * (q if rows >= columns else q.t()).reshape(tensor.shape))
