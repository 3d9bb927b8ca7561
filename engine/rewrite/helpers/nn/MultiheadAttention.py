import paddle


class MultiheadAttention(paddle.compat.nn.MultiheadAttention):
    """Attention that starts as PyTorch's does: its last layer without a bias."""

    def __init__(self, *sizes, **options):
        super().__init__(*sizes, **options)
        if self.out_proj.bias is not None:
            paddle.nn.initializer.Constant(0.0)(self.out_proj.bias)
