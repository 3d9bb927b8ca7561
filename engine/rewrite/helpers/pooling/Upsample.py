import paddle

from .interpolate import interpolate


class Upsample(paddle.nn.Layer):
    """Upsampling of inputs of 3 to 5 dimensions."""

    def __init__(self, size=None, scale_factor=None, mode="nearest", align_corners=None):
        super().__init__()
        self.size, self.scale_factor = size, scale_factor
        self.mode, self.align_corners = mode, align_corners

    def forward(self, x):
        return interpolate(x, self.size, self.scale_factor, self.mode, self.align_corners)
