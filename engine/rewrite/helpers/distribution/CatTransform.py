import paddle


class CatTransform(paddle.distribution.Transform):
    """Transform that applies each of `transforms` to its slice along `axis`."""

    def __init__(self, transforms, axis=0, lengths=None):
        super().__init__()
        self.transforms, self.axis, self.lengths = (
            transforms,
            axis,
            lengths or [1] * len(transforms),
        )

    def _joined(self, method, x):
        pieces = zip(self.transforms, paddle.split(x, self.lengths, self.axis))
        return paddle.concat(
            [getattr(transform, method)(piece) for transform, piece in pieces], self.axis
        )

    def _forward(self, x):
        return self._joined("forward", x)

    def _inverse(self, y):
        return self._joined("inverse", y)

    def _forward_log_det_jacobian(self, x):
        return self._joined("forward_log_det_jacobian", x)
