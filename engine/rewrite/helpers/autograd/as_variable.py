import paddle


def as_variable(x):
    """A tensor of the same values, with a gradient of its own; other things as they are."""
    if not isinstance(x, paddle.Tensor) or not (x.is_floating_point() or x.is_complex()):
        return x
    made = x.detach() if x.stop_gradient else x.clone()
    made.stop_gradient = False
    return made
