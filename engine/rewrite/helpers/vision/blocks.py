import paddle

from ..nn.convolution import Conv2d
from ..normalization.batch_norm import BatchNorm2d
from ..tensor.shapes import ntuple


class Conv2dNormActivation(paddle.nn.Sequential):
    """Convolution, followed by an optional norm and activation."""

    def __init__(
        self,
        in_channels,
        out_channels,
        kernel_size=3,
        stride=1,
        padding=None,
        groups=1,
        norm_layer=BatchNorm2d,
        activation_layer=paddle.nn.ReLU,
        dilation=1,
        inplace=True,
        bias=None,
    ):
        if padding is None:
            pairs = zip(ntuple(kernel_size, 2), ntuple(dilation, 2))
            padding = [(size - 1) // 2 * step for size, step in pairs]
        bias = norm_layer is None if bias is None else bias
        options = stride, padding, dilation, groups, bias
        layers = [Conv2d(in_channels, out_channels, kernel_size, *options)]
        if norm_layer is not None:
            layers.append(norm_layer(out_channels))
        if activation_layer is not None:
            layers.append(activation_layer())
        super().__init__(*layers)
        self.out_channels = out_channels


class Permute(paddle.nn.Layer):
    """Permutes the dimensions of the input."""

    def __init__(self, dims):
        super().__init__()
        self.dims = dims

    def forward(self, x):
        return x.transpose(self.dims)


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


class StochasticDepth(paddle.nn.Layer):
    """Drops the input, or rows of it, with probability `p` during training."""

    def __init__(self, p, mode):
        super().__init__()
        self.p, self.mode = p, mode

    def forward(self, x):
        return self.dropped(x, self.p, self.mode, self.training)

    @staticmethod
    def dropped(x, p, mode, training=True):
        if not training or p == 0:
            return x
        rows = x.shape[0] if mode == "row" else 1
        kept = paddle.bernoulli(paddle.full([rows] + [1] * (x.ndim - 1), 1 - p, x.dtype))
        return x * kept / (1 - p) if p < 1 else x * kept
