import paddle


class MultiLabelMarginLoss(paddle.nn.Layer):
    """Multi-label margin loss; labels end at the first -1."""

    def __init__(self, reduction="mean"):
        super().__init__()
        self.reduction = reduction

    def forward(self, input, target):
        return self.over(input, target, self.reduction)

    @staticmethod
    def over(input, target, reduction="mean"):
        rows, labels = input.reshape([-1, input.shape[-1]]), target.reshape([-1, input.shape[-1]])
        counted = paddle.cumsum((labels < 0).astype("int64"), axis=1) == 0
        labels = paddle.where(counted, labels, paddle.zeros_like(labels))
        chosen = paddle.nn.functional.one_hot(labels, rows.shape[1]).astype(rows.dtype)
        chosen = chosen * counted.astype(rows.dtype).unsqueeze(-1)
        others = (1 - paddle.max(chosen, 1)).unsqueeze(1)
        own = (chosen * rows.unsqueeze(1)).sum(-1, keepdim=True)
        losses = (
            (1 - own + rows.unsqueeze(1)).clip(min=0)
            * others
            * counted.astype(rows.dtype).unsqueeze(-1)
        )
        losses = losses.sum([1, 2]).reshape(input.shape[:-1]) / rows.shape[1]
        return losses if reduction == "none" else getattr(losses, reduction)()
