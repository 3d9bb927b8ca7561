import paddle


def as_variable(x):
    """Return a copy of a floating-point tensor that requires its own gradient; others as is."""
    if not isinstance(x, paddle.Tensor) or not (x.is_floating_point() or x.is_complex()):
        return x
    made = x.detach() if x.stop_gradient else x.clone()
    made.stop_gradient = False
    return made


def clone_gradient(x):
    """Return a copy of the tensor's gradient, or None."""
    return None if x.grad is None else x.grad.clone()


def set_requires_grad(x, requires_grad=True):
    """Set whether the tensor requires a gradient, and return the tensor."""
    x.stop_gradient = not requires_grad
    return x
