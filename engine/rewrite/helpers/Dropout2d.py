import paddle

from .channel_dropout import channel_dropout


class Dropout2d(paddle.nn.Dropout2D):
    """Drops whole channels, also of what is no image."""

    def forward(self, input):
        return channel_dropout(input, self.p, self.training)
