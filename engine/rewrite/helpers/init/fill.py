import math

import paddle


def set_values(tensor, values):
    """Set the elements of the tensor to `values`, and return it."""
    with paddle.no_grad():
        tensor.set_value(values.astype(tensor.dtype))
    return tensor


def fill_parameter(parameter, value):
    """Fill the parameter with `value`, and return it."""
    return set_values(parameter, paddle.full_like(parameter, value))


def init_normal(tensor, mean=0.0, std=1.0, a=None, b=None):
    """Fill the tensor from a normal distribution, truncated to [a, b] if given."""
    if a is None:
        values = mean + std * paddle.randn(tensor.shape)
    else:
        low, high = (0.5 * (1 + math.erf((end - mean) / std / 2**0.5)) for end in (a, b))
        places = paddle.uniform(tensor.shape, min=2 * low - 1, max=2 * high - 1)
        values = paddle.clip(mean + std * 2**0.5 * paddle.erfinv(places), a, b)
    return set_values(tensor, values)


def init_uniform(tensor, a=0.0, b=1.0):
    """Fill the tensor from a uniform distribution."""
    return set_values(tensor, paddle.uniform(tensor.shape, min=a, max=b))


def init_orthogonal(tensor, gain=1):
    """Fill the tensor with a (semi-)orthogonal matrix."""
    rows = tensor.shape[0]
    columns = math.prod(tensor.shape) // rows
    q, r = paddle.linalg.qr(paddle.randn([max(rows, columns), min(rows, columns)]))
    q = q * paddle.sign(paddle.diag(r))
    return set_values(tensor, gain * (q if rows >= columns else q.t()).reshape(tensor.shape))


def init_sparse(tensor, sparsity, std=0.01):
    """Fill the matrix from a normal distribution, with a fraction of each column set to zero."""
    rows, columns = tensor.shape
    zeros = math.ceil(sparsity * rows)
    values = paddle.normal(0.0, std, [rows, columns]).astype(tensor.dtype)
    order = paddle.rand([rows, columns]).argsort(axis=0).argsort(axis=0)
    paddle.assign(paddle.where(order < zeros, paddle.zeros_like(values), values), tensor)
    return tensor
