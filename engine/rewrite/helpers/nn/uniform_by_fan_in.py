import paddle


def uniform_by_fan_in(layer, inputs=None):
    """Draws the first weights of a layer as PyTorch does: evenly, in bounds that its inputs give."""
    bound = max(inputs or layer.weight[:1].size, 1) ** -0.5
    for parameter in (layer.weight, layer.bias):
        if parameter is not None:
            paddle.nn.initializer.Uniform(-bound, bound)(parameter)
