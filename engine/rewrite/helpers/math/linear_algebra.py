import paddle

from ..dtype.promotion import promote_tensors
from ..tensor.shapes import broadcast_tensors


def cdist(x, y, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """Return the p-norm distance of each row of `x` to each row of `y`; batches may be empty."""
    if x.size and y.size:
        return paddle.cdist(x, y, p, compute_mode)
    batch = paddle.broadcast_shape(x.shape[:-2], y.shape[:-2])
    return paddle.zeros([*batch, x.shape[-2], y.shape[-2]], x.dtype)


def chain_matmul(*matrices):
    """Return the product of matrices, multiplied in the cheapest order."""
    return paddle.linalg.multi_dot(matrices) if len(matrices) > 1 else matrices[0]


def einsum(equation, *operands):
    """Return the sum of products; int64 is computed as float64 as long as that is exact."""
    operands = promote_tensors(*operands)
    if operands[0].dtype != paddle.int64:
        return paddle.einsum(equation, *operands)
    operands = [x.astype("float64") for x in operands]
    if bool((paddle.einsum(equation, *(x.abs() for x in operands)) >= 2**53).any()):
        raise OverflowError("float64 does not hold sums of this size exactly")
    return paddle.einsum(equation, *operands).astype("int64")


def cross(x, y, axis=None):
    """Return the cross product along `axis`, by default the first dimension of size 3."""
    axis = list(x.shape).index(3) if axis is None else axis
    x, y = broadcast_tensors(x, y)
    if x.stop_gradient != y.stop_gradient:
        # Backward through paddle.cross ends the process unless both need a gradient.
        x, y = [each.detach() if each.stop_gradient else each for each in (x, y)]
        x.stop_gradient = y.stop_gradient = False
    return paddle.cross(x, y, axis)


def lu(x, pivot=True, get_infos=False):
    """Return the LU factorization, the pivots and optionally the info tensor."""
    parts = paddle.linalg.lu(x, pivot, get_infos)
    return (*parts[:2], parts[2].reshape(x.shape[:-2])) if get_infos else parts


def lu_unpack(data, pivots, unpack_data=True, unpack_pivots=True):
    """Return P, L and U of an LU factorization; those not asked for are empty."""
    parts = paddle.linalg.lu_unpack(data, pivots, unpack_data, unpack_pivots)
    wanted = unpack_pivots, unpack_data, unpack_data
    return tuple(
        part if is_wanted else paddle.empty([0], data.dtype)
        for part, is_wanted in zip(parts, wanted)
    )


def tensorsolve(a, b, dims=None):
    """Solve the tensor equation `tensordot(a, x, x.ndim) = b`."""
    a = a if dims is None else paddle.moveaxis(a, list(dims), list(range(-len(dims), 0)))
    if a.ndim == 2:
        return paddle.linalg.solve(a, b)
    return paddle.linalg.solve(a.flatten(0, b.ndim - 1).flatten(1), b.flatten()).reshape(
        a.shape[b.ndim :]
    )


def renorm(x, p, dim, max_norm):
    """Return `x` with the p-norm of each slice along `dim` limited to `max_norm`."""
    if p != float("inf"):
        return paddle.renorm(x, float(p), dim, max_norm)
    others = [axis for axis in range(x.ndim) if axis != dim % x.ndim]
    norms = x.abs().amax(others, keepdim=True)
    return x * paddle.where(norms > max_norm, max_norm / (norms + 1e-7), paddle.ones_like(norms))


def sparse_log_softmax(x, axis):
    """Return the log-softmax over the specified elements of a sparse tensor along `axis`."""
    x = x.coalesce()
    places, shape = x.indices(), x.shape
    present = (
        paddle.sparse.sparse_coo_tensor(places, paddle.ones_like(x.values()), shape).to_dense() > 0
    )
    dense = x.to_dense()
    scores = paddle.where(present, dense, paddle.full_like(dense, -float("inf")))
    scores = scores - scores.logsumexp(axis, keepdim=True)
    return paddle.sparse.sparse_coo_tensor(places, paddle.gather_nd(scores, places.t()), shape)


def to_dense(x):
    """Return a sparse tensor as a dense one, and a dense one as it is."""
    return x.to_dense() if x.is_sparse() else x


def sparse_matmul(x, y):
    """Return the dense product of two matrices, sparse or not; Paddle's is for GPUs only."""
    return paddle.matmul(
        *(matrix.to_dense() if matrix.is_sparse() else matrix for matrix in (x, y))
    )


def grouped_mm(x, y, offs=None):
    """Return the matrix products of groups, which end at `offs` where an operand has two axes."""
    if offs is None:
        return paddle.bmm(x, y)
    ends = offs.tolist()
    groups = list(zip([0] + ends[:-1], ends))
    if x.ndim == 2 and y.ndim == 2:
        return paddle.stack([x[:, start:end] @ y[start:end] for start, end in groups])
    if x.ndim == 2:
        parts = [x[start:end] @ y[i] for i, (start, end) in enumerate(groups) if end > start]
        rest = paddle.zeros([x.shape[0] - ends[-1], y.shape[-1]], x.dtype)
        return paddle.concat([*parts, rest]) if ends[-1] < x.shape[0] else paddle.concat(parts)
    parts = [x[i] @ y[:, start:end] for i, (start, end) in enumerate(groups) if end > start]
    rest = paddle.zeros([x.shape[1], y.shape[1] - ends[-1]], x.dtype)
    return paddle.concat([*parts, rest], 1) if ends[-1] < y.shape[1] else paddle.concat(parts, 1)
