import math

import paddle

from .set_values import set_values


def init_orthogonal(tensor, gain=1):
    """Fill the tensor with a (semi-)orthogonal matrix."""
    rows = tensor.shape[0]
    columns = math.prod(tensor.shape) // rows
    q, r = paddle.linalg.qr(paddle.randn([max(rows, columns), min(rows, columns)]))
    q = q * paddle.sign(paddle.diag(r))
    return set_values(tensor, gain * (q if rows >= columns else q.t()).reshape(tensor.shape))
