import paddle

from ..pooling.padding import same_padding
from .parameters import place_layer, uniform_by_fan_in


def plain_numbers(value):
    """Return an integer or a list of integers; those of NumPy become Python's, as Paddle wants."""
    return [int(each) for each in value] if isinstance(value, (list, tuple)) else int(value)


class ConvBase:
    """Mixin for Paddle's convolutions: PyTorch's parameters, attributes and initialization."""

    in_channels = property(
        lambda self: self._in_channels, lambda self, value: setattr(self, "_in_channels", value)
    )
    out_channels = property(
        lambda self: self._out_channels, lambda self, value: setattr(self, "_out_channels", value)
    )
    groups = property(
        lambda self: self._groups, lambda self, value: setattr(self, "_groups", value)
    )
    padding_mode = property(
        lambda self: self._padding_mode, lambda self, value: setattr(self, "_padding_mode", value)
    )
    kernel_size = property(
        lambda self: tuple(self._kernel_size),
        lambda self, value: self._set(value, "_kernel_size"),
    )
    stride = property(
        lambda self: tuple(self._stride), lambda self, value: self._set(value, "_stride")
    )
    dilation = property(
        lambda self: tuple(self._dilation), lambda self, value: self._set(value, "_dilation")
    )

    def __init__(
        self,
        in_channels,
        out_channels,
        kernel_size,
        stride=1,
        padding=0,
        dilation=1,
        groups=1,
        bias=True,
        padding_mode="zeros",
        device=None,
        dtype=None,
        **options,
    ):
        stride, dilation = (
            value[0] if isinstance(value, list) and len(value) == 1 else value
            for value in map(plain_numbers, (stride, dilation))
        )
        options.update(stride=stride, dilation=dilation, groups=groups)
        options["bias_attr"] = None if bias else False
        super().__init__(in_channels, out_channels, plain_numbers(kernel_size), **options)
        self._padding_mode = padding_mode
        self.padding = padding
        self.reset_parameters()
        place_layer(self, device, dtype)

    def reset_parameters(self):
        uniform_by_fan_in(self)

    def _set(self, value, name):
        values = plain_numbers(value)
        values = [values] if isinstance(values, int) else values
        setattr(self, name, values * len(self._kernel_size) if len(values) == 1 else values)

    @property
    def padding(self):
        return tuple(self._padding) if len(self._padding) == len(self._kernel_size) else "same"

    @padding.setter
    def padding(self, padding):
        if padding == "same":
            padding = same_padding(self._kernel_size, self._dilation, len(self._kernel_size))
        self._set(0 if padding == "valid" else padding, "_padding")

    def forward(self, input):
        return self._conv_forward(input, self.weight, self.bias)

    def _conv_forward(self, input, weight, bias):
        functions, dimensions = paddle.nn.functional, len(self._kernel_size)
        padding = self._padding
        if self._padding_mode != "zeros":
            is_both = len(padding) > dimensions
            ends = padding if is_both else [end for edge in padding for end in (edge, edge)]
            around = [end for at in range(2 * dimensions - 2, -1, -2) for end in ends[at : at + 2]]
            input = functions.pad(input, around, self._padding_mode, data_format=self._data_format)
            padding = 0
        convolve = getattr(functions, f"conv{dimensions}d")
        return convolve(input, weight, bias, self._stride, padding, self._dilation, self._groups)


class Conv1d(ConvBase, paddle.nn.Conv1D):
    """1D convolution with PyTorch's parameters, attributes and initialization."""


class Conv2d(ConvBase, paddle.nn.Conv2D):
    """2D convolution with PyTorch's parameters, attributes and initialization."""


class Conv3d(ConvBase, paddle.nn.Conv3D):
    """3D convolution with PyTorch's parameters, attributes and initialization."""


class ConvTransposeBase(ConvBase):
    """Mixin for Paddle's transposed convolutions: PyTorch's parameters and initialization."""

    order = "stride padding output_padding groups bias dilation padding_mode device dtype".split()

    def __init__(self, in_channels, out_channels, kernel_size, *args, **options):
        options.update(zip(self.order, args))
        super().__init__(in_channels, out_channels, kernel_size, **options)

    def forward(self, input, output_size=None):
        return super(ConvBase, self).forward(input, output_size)


class ConvTranspose1d(ConvTransposeBase, paddle.nn.Conv1DTranspose):
    """1D transposed convolution with PyTorch's parameters, attributes and initialization."""


class ConvTranspose2d(ConvTransposeBase, paddle.nn.Conv2DTranspose):
    """2D transposed convolution with PyTorch's parameters, attributes and initialization."""


class ConvTranspose3d(ConvTransposeBase, paddle.nn.Conv3DTranspose):
    """3D transposed convolution with PyTorch's parameters, attributes and initialization."""
