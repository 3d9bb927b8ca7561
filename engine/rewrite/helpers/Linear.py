import paddle

from .start_evenly import start_evenly


class Linear(paddle.compat.nn.Linear):
    """A linear layer that starts as PyTorch's does: Paddle's own takes its outputs for its inputs."""

    def reset_parameters(self):
        start_evenly(self)
