import paddle


def tensor_split(x, places, dim=0):
    """Split `x` into sections or at indices."""
    if isinstance(places, paddle.Tensor):
        places = places.tolist()
    return paddle.tensor_split(x, places, dim)
