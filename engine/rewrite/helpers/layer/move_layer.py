import paddle


def move_layer(layer, to):
    """Move the layer to another device or type, or to those of a tensor."""
    if isinstance(to, int):
        to = f"gpu:{to}"
    if isinstance(to, paddle.Tensor):
        return layer.to(to.place, to.dtype)
    return layer.to(dtype=to) if isinstance(to, paddle.dtype) else layer.to(to)
