import paddle
from .relu import relu


class ReLU(paddle.nn.ReLU):
    """ReLU layer that propagates NaN."""

    def __init__(self, inplace=False):
        super().__init__()

    def forward(self, x):
        return relu(x)
