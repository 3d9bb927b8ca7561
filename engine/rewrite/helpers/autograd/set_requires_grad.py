def set_requires_grad(x, requires_grad=True):
    """The tensor itself, which is told whether it needs a gradient."""
    x.stop_gradient = not requires_grad
    return x
