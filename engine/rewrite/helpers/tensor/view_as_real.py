import paddle


def view_as_real(x):
    """Return complex numbers as pairs of real numbers in a last dimension."""
    return paddle.stack([x.real(), x.imag()], -1)
