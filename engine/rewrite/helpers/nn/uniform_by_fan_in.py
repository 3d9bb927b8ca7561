import paddle


def uniform_by_fan_in(layer, inputs=None):
    """Initialize a layer as PyTorch does: uniformly in +-1 / sqrt(fan_in)."""
    bound = max(inputs or layer.weight[:1].size, 1) ** -0.5
    for parameter in (layer.weight, layer.bias):
        if parameter is not None:
            paddle.nn.initializer.Uniform(-bound, bound)(parameter)
