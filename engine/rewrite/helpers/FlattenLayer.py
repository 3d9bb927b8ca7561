import paddle


class FlattenLayer(paddle.nn.Flatten):
    """Flattens from one dimension to another."""

    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__(start_dim, end_dim)
