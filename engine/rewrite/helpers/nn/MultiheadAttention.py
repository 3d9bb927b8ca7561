import paddle


class MultiheadAttention(paddle.compat.nn.MultiheadAttention):
    """Multi-head attention with PyTorch's initialization."""

    def __init__(self, *sizes, **options):
        super().__init__(*sizes, **options)
        if self.out_proj.bias is not None:
            paddle.nn.initializer.Constant(0.0)(self.out_proj.bias)
