import paddle


def gelu(input, approximate="none"):
    """Return the GELU of `input`, with PyTorch's `approximate`."""
    return paddle.nn.functional.gelu(input, approximate == "tanh")
