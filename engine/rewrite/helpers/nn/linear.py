import paddle

from .parameters import place_layer, uniform_by_fan_in


class Bilinear(paddle.nn.Bilinear):
    """Bilinear layer with PyTorch's parameters, shapes and initialization."""

    def __init__(
        self, in1_features, in2_features, out_features, bias=True, device=None, dtype=None
    ):
        super().__init__(in1_features, in2_features, out_features, bias_attr=False)
        self.in1_features, self.in2_features = in1_features, in2_features
        self.out_features = out_features
        self.bias = self.create_parameter([out_features], is_bias=True) if bias else None
        self.reset_parameters()
        place_layer(self, device, dtype)

    def reset_parameters(self):
        uniform_by_fan_in(self, inputs=self.in1_features)

    def forward(self, input1, input2):
        if input1.ndim == 2:
            bias = None if self.bias is None else self.bias.unsqueeze(0)
            return paddle.nn.functional.bilinear(input1, input2, self.weight, bias)
        y = paddle.einsum("...i,oij,...j->...o", input1, self.weight, input2)
        return y if self.bias is None else y + self.bias


class Linear(paddle.compat.nn.Linear):
    """Linear layer with PyTorch's initialization; Paddle takes the outputs for the fan-in."""

    def reset_parameters(self):
        uniform_by_fan_in(self)


class LinearWithoutCompat(paddle.nn.Layer):
    """Linear layer with a weight of shape (out, in), as in PyTorch."""

    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None):
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight = self.create_parameter([out_features, in_features])
        self.bias = self.create_parameter([out_features]) if bias else None
        self.reset_parameters()
        place_layer(self, device, dtype)

    def reset_parameters(self):
        uniform_by_fan_in(self)

    def forward(self, input):
        return paddle.nn.functional.linear(input, self.weight.t(), self.bias)
