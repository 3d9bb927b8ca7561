def set_trainable(layer, requires_grad=True):
    """Set whether the parameters of the layer require gradients, and return the layer."""
    for parameter in layer.parameters():
        parameter.stop_gradient = not requires_grad
    return layer
