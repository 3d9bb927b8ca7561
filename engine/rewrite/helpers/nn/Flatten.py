import paddle


class Flatten(paddle.nn.Flatten):
    """Flatten layer that has second derivatives."""

    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__(start_dim, end_dim)

    def forward(self, input):
        first, last = (axis % input.ndim for axis in (self.start_axis, self.stop_axis))
        return input.reshape([*input.shape[:first], -1, *input.shape[last + 1 :]])
