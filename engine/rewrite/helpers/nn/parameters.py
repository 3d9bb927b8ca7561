import paddle


def fill_with(tensor, initialize, *options, **named_options):
    """Fill the memory of the tensor by an initializer, which in Paddle replaces it."""
    values = paddle.empty_like(tensor)
    initialize(values, *options, **named_options)
    paddle.assign(values, tensor)
    return tensor


def initializer_with_fill(initialize):
    """Return an initializer that fills the memory of the tensor it is given."""
    return lambda tensor, *options, **named_options: fill_with(
        tensor, initialize, *options, **named_options
    )


def uniform_by_fan_in(layer, inputs=None):
    """Initialize a layer as PyTorch does: uniformly in +-1 / sqrt(fan_in)."""
    bound = max(inputs or layer.weight[:1].size, 1) ** -0.5
    for parameter in (layer.weight, layer.bias):
        if parameter is not None:
            paddle.nn.initializer.Uniform(-bound, bound)(parameter)


def place_layer(layer, device, dtype):
    """Move a new layer to `device` and `dtype`, if given."""
    if isinstance(device, int):
        device = f"gpu:{device}"
    if device is not None or dtype is not None:
        layer.to(device.replace("cuda", "gpu") if isinstance(device, str) else device, dtype)
