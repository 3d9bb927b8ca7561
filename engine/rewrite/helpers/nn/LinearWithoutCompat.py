import paddle


class LinearWithoutCompat(paddle.nn.Layer):
    """Linear layer with a weight of shape (out, in), as in PyTorch."""

    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None):
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self.weight = self.create_parameter([out_features, in_features])
        self.bias = self.create_parameter([out_features]) if bias else None
        self.reset_parameters()
        if device is not None or dtype is not None:
            self.to(device.replace("cuda", "gpu") if isinstance(device, str) else device, dtype)

    def reset_parameters(self):
        bound = max(self.in_features, 1) ** -0.5
        for parameter in (self.weight, self.bias):
            if parameter is not None:
                paddle.nn.initializer.Uniform(-bound, bound)(parameter)

    def forward(self, input):
        return paddle.nn.functional.linear(input, self.weight.t(), self.bias)
