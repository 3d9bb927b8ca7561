import paddle


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
