import paddle

from ..nn.Conv2d import Conv2d


class SqueezeExcitation(paddle.nn.Layer):
    """Squeeze-and-excitation block."""

    def __init__(
        self,
        input_channels,
        squeeze_channels,
        activation=paddle.nn.ReLU,
        scale_activation=paddle.nn.Sigmoid,
    ):
        super().__init__()
        self.avgpool = paddle.nn.AdaptiveAvgPool2D(1)
        self.fc1 = Conv2d(input_channels, squeeze_channels, 1)
        self.fc2 = Conv2d(squeeze_channels, input_channels, 1)
        self.activation, self.scale_activation = activation(), scale_activation()

    def forward(self, x):
        return self.scale_activation(self.fc2(self.activation(self.fc1(self.avgpool(x))))) * x
