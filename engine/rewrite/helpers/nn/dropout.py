import paddle


def dropout_channels(x, p=0.5, training=True):
    """Zero out whole channels, for inputs of any number of dimensions."""
    if x.ndim == 4:
        return paddle.nn.functional.dropout2d(x, p, training)
    return paddle.nn.functional.dropout(x, p, axis=[0, 1], training=training)


class Dropout2d(paddle.nn.Dropout2D):
    """Dropout of whole channels, for inputs of any number of dimensions."""

    def forward(self, input):
        return dropout_channels(input, self.p, self.training)
