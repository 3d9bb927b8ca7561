import paddle


def lu(x, pivot=True, get_infos=False):
    """Return the LU factorization, the pivots and optionally the info tensor."""
    parts = paddle.linalg.lu(x, pivot, get_infos)
    return (*parts[:2], parts[2].reshape(x.shape[:-2])) if get_infos else parts
