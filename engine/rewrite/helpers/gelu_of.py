import paddle


def gelu_of(input, approximate="none"):
    """The function with PyTorch's name of its approximation."""
    return paddle.nn.functional.gelu(input, approximate == "tanh")
