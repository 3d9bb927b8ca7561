import paddle


class Permute(paddle.nn.Layer):
    """Permutes the dimensions of the input."""

    def __init__(self, dims):
        super().__init__()
        self.dims = dims

    def forward(self, x):
        return x.transpose(self.dims)
