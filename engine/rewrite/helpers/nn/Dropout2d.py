import paddle

from .dropout_channels import dropout_channels


class Dropout2d(paddle.nn.Dropout2D):
    """Dropout of whole channels, for inputs of any number of dimensions."""

    def forward(self, input):
        return dropout_channels(input, self.p, self.training)
