import paddle


def gelu(input, approximate="none"):
    """The function with PyTorch's name of its approximation."""
    return paddle.nn.functional.gelu(input, approximate == "tanh")
