import paddle

from ..nn.convolution import Conv2d
from ..nn.parameters import uniform_by_fan_in
from ..normalization.batch_norm import BatchNorm2d


class TorchvisionResNet(paddle.vision.models.ResNet):
    """Paddle's ResNet with torchvision's parameters."""

    def __init__(
        self,
        block,
        layers,
        num_classes=1000,
        zero_init_residual=False,
        groups=1,
        width_per_group=64,
        replace_stride_with_dilation=None,
        norm_layer=None,
    ):
        paddle.nn.Layer.__init__(self)
        self.groups, self.base_width = groups, width_per_group
        self.num_classes, self.with_pool = num_classes, True
        self._norm_layer, self.inplanes, self.dilation = norm_layer or BatchNorm2d, 64, 1
        self.conv1 = Conv2d(3, 64, 7, stride=2, padding=3, bias=False)
        self.bn1 = self._norm_layer(64)
        self.relu = paddle.nn.ReLU()
        self.maxpool = paddle.nn.MaxPool2D(3, stride=2, padding=1)
        self.layer1 = self._make_layer(block, 64, layers[0])
        dilate = replace_stride_with_dilation or [False, False, False]
        for i, width in enumerate((128, 256, 512)):
            made = self._make_layer(block, width, layers[i + 1], stride=2, dilate=dilate[i])
            self.add_sublayer(f"layer{i + 2}", made)
        self.avgpool = paddle.nn.AdaptiveAvgPool2D((1, 1))
        self.fc = paddle.compat.nn.Linear(512 * block.expansion, num_classes)
        uniform_by_fan_in(self.fc)
        for part in self.sublayers():
            if isinstance(part, paddle.nn.Conv2D):
                paddle.nn.init.kaiming_normal_(part.weight, mode="fan_out", nonlinearity="relu")
            last = getattr(part, "bn3", getattr(part, "bn2", None))
            if zero_init_residual and isinstance(part, block) and last is not None:
                paddle.nn.init.zeros_(last.weight)

    def _forward_impl(self, x):
        return paddle.vision.models.ResNet.forward(self, x)

    def forward(self, x):
        return self._forward_impl(x)
