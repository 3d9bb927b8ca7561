def set_trainable(layer, requires_grad=True):
    """The layer itself, whose parameters need a gradient or do not."""
    for parameter in layer.parameters():
        parameter.stop_gradient = not requires_grad
    return layer
