import paddle

from .uniform_by_fan_in import uniform_by_fan_in


class Linear(paddle.compat.nn.Linear):
    """A linear layer that starts as PyTorch's does: Paddle's own takes its outputs for its inputs."""

    def reset_parameters(self):
        uniform_by_fan_in(self)
