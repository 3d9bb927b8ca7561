import paddle

from ..normalization.BatchNorm2d import BatchNorm2d
from ..nn.Conv2d import Conv2d


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
            pairs = zip(
                *([each] * 2 if isinstance(each, int) else each for each in (kernel_size, dilation))
            )
            padding = [(size - 1) // 2 * step for size, step in pairs]
        layers = [
            Conv2d(
                in_channels,
                out_channels,
                kernel_size,
                stride,
                padding,
                dilation=dilation,
                groups=groups,
                bias=norm_layer is None if bias is None else bias,
            )
        ]
        if norm_layer is not None:
            layers.append(norm_layer(out_channels))
        if activation_layer is not None:
            layers.append(activation_layer())
        super().__init__(*layers)
        self.out_channels = out_channels
