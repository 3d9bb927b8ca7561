import paddle


class RoIPool(paddle.nn.Layer):
    """RoI pooling of boxes given per image, or in rows that begin with the image index."""

    def __init__(self, pool, *options, **named_options):
        super().__init__()
        self.pool, self.options, self.named_options = pool, options, named_options

    def forward(self, x, boxes):
        return self.over(x, boxes, self.pool, *self.options, **self.named_options)

    @staticmethod
    def over(x, boxes, pool, *options, **named_options):
        if isinstance(boxes, (list, tuple)):
            counts = paddle.to_tensor([len(part) for part in boxes], dtype="int32")
            return pool(x, paddle.concat(list(boxes)), counts, *options, **named_options)
        images = boxes[:, 0].astype("int64")
        order = images.argsort(stable=True)
        counts = paddle.bincount(images, minlength=x.shape[0]).astype("int32")
        return pool(x, boxes[order][:, 1:], counts, *options, **named_options)[order.argsort()]
