import paddle

from ..nn.parameters import place_layer


class GroupNorm(paddle.nn.GroupNorm):
    """Group norm with PyTorch's parameters."""

    def __init__(
        self,
        num_groups,
        num_channels,
        eps=1e-5,
        affine=True,
        device=None,
        dtype=None,
        bias=True,
    ):
        weight_attr, bias_attr = None if affine else False, None if affine and bias else False
        super().__init__(
            num_groups, num_channels, epsilon=eps, weight_attr=weight_attr, bias_attr=bias_attr
        )
        place_layer(self, device, dtype)
