import paddle

from .dropout_channels import dropout_channels


class Dropout2d(paddle.nn.Dropout2D):
    """Drops whole channels, also of what is no image."""

    def forward(self, input):
        return dropout_channels(input, self.p, self.training)
