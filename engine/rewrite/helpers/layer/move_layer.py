import paddle


def move_layer(layer, to):
    """The layer on another device or of another type: `to` names one of them, or is a tensor that has both."""
    if isinstance(to, int):
        to = f"gpu:{to}"
    if isinstance(to, paddle.Tensor):
        return layer.to(to.place, to.dtype)
    return layer.to(dtype=to) if isinstance(to, paddle.dtype) else layer.to(to)
