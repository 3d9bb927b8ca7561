import paddle


class MultiMarginLoss(paddle.nn.Layer):
    """Multi-class margin loss."""

    def __init__(self, p=1, margin=1.0, weight=None, reduction="mean"):
        super().__init__()
        self.p, self.margin, self.weight, self.reduction = p, margin, weight, reduction

    def forward(self, input, target):
        return self.over(input, target, self.p, self.margin, self.weight, self.reduction)

    @staticmethod
    def over(input, target, p=1, margin=1.0, weight=None, reduction="mean"):
        rows, index = input.reshape([-1, input.shape[-1]]), target.reshape([-1])
        own = paddle.nn.functional.one_hot(index, rows.shape[1]).astype(rows.dtype)
        losses = (margin - (rows * own).sum(1, keepdim=True) + rows).clip(min=0) ** p * (1 - own)
        if weight is not None:
            losses = losses * paddle.gather(weight, index).unsqueeze(1)
        losses = losses.mean(1).reshape(target.shape)
        return losses if reduction == "none" else getattr(losses, reduction)()
