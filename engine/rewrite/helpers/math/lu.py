import paddle


def lu(x, pivot=True, get_infos=False):
    """The packed factors, the pivots and, if asked for, one number for each matrix."""
    parts = paddle.linalg.lu(x, pivot, get_infos)
    return (*parts[:2], parts[2].reshape(x.shape[:-2])) if get_infos else parts
