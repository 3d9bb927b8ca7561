import paddle


def tensor_split(x, places, dim=0):
    """`x` in so many pieces, or cut at these places: numbers, or a tensor of them."""
    if isinstance(places, paddle.Tensor):
        places = places.tolist()
    return paddle.tensor_split(x, places, dim)
