def set_requires_grad(x, requires_grad=True):
    """Set whether the tensor requires a gradient, and return the tensor."""
    x.stop_gradient = not requires_grad
    return x
