import paddle


class GELU(paddle.nn.GELU):
    """GELU layer with PyTorch's `approximate`."""

    def __init__(self, approximate="none"):
        super().__init__(approximate == "tanh")
