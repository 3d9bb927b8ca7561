from .ConvBase import ConvBase


class ConvTransposeBase(ConvBase):
    """Mixin for Paddle's transposed convolutions: PyTorch's parameters and initialization."""

    def __init__(
        self,
        in_channels,
        out_channels,
        kernel_size,
        stride=1,
        padding=0,
        output_padding=0,
        groups=1,
        bias=True,
        dilation=1,
        padding_mode="zeros",
        device=None,
        dtype=None,
    ):
        super().__init__(
            in_channels,
            out_channels,
            kernel_size,
            stride,
            padding,
            dilation,
            groups,
            bias,
            padding_mode,
            device,
            dtype,
            output_padding=output_padding,
        )

    def forward(self, input, output_size=None):
        return super(ConvBase, self).forward(input, output_size)
