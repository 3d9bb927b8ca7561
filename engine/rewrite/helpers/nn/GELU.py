import paddle


class GELU(paddle.nn.GELU):
    """A layer that names its approximation as PyTorch does."""

    def __init__(self, approximate="none"):
        super().__init__(approximate == "tanh")
