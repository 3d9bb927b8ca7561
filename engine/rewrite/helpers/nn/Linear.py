import paddle

from .uniform_by_fan_in import uniform_by_fan_in


class Linear(paddle.compat.nn.Linear):
    """Linear layer with PyTorch's initialization; Paddle takes the outputs for the fan-in."""

    def reset_parameters(self):
        uniform_by_fan_in(self)
