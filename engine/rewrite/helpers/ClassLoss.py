import paddle


class ClassLoss(paddle.nn.CrossEntropyLoss):
    """Cross entropy of logits and class indices, of which some may be ignored, or class probabilities."""

    def __init__(self, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
        super().__init__()
        self.weight, self.ignore_index = weight, ignore_index
        self.reduction, self.label_smoothing = reduction, label_smoothing

    def forward(self, input, target):
        return self.over(input, target, self.weight, self.ignore_index, self.reduction, self.label_smoothing)

    @staticmethod
    def over(input, target, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
        """The loss; Paddle's own mean counts ignored labels that are below zero, unless there are weights."""
        axis = min(1, input.ndim - 1)
        if label_smoothing or target.is_floating_point():
            losses, count = ClassLoss.smoothed(input, target, weight, ignore_index, label_smoothing, axis)
            loss = losses if reduction == "none" else losses.sum()
            return loss / count if reduction == "mean" else loss
        is_plain_mean = reduction == "mean" and weight is None
        how = "sum" if is_plain_mean else reduction
        loss = paddle.nn.functional.cross_entropy(input, target, weight, ignore_index, how, axis=axis)
        return loss / (target != ignore_index).sum() if is_plain_mean else loss

    @staticmethod
    def smoothed(input, target, weight, ignore_index, label_smoothing, axis):
        """The losses one by one, and what their mean divides by."""
        if weight is None and input.ndim > 1 and not target.is_floating_point():
            counts = (target != ignore_index).astype(input.dtype)
            losses = paddle.nn.functional.cross_entropy(input, target, None, ignore_index, "none", axis=axis)
            picked = paddle.nn.functional.nll_loss(input, target, ignore_index=ignore_index, reduction="none")
            return losses - label_smoothing * (picked + counts * input.mean(axis)), counts.sum()
        scores = input - input.logsumexp(axis, keepdim=True)
        weights = 1 if weight is None else weight.reshape([-1] + [1] * (input.ndim - axis - 1))
        spread = -(scores * weights).mean(axis)
        if target.is_floating_point():
            losses = -(scores * weights * target).sum(axis) * (1 - label_smoothing) + spread * label_smoothing
            return losses, losses.size
        counts = (target != ignore_index).astype(input.dtype)
        losses = paddle.nn.functional.cross_entropy(input, target, weight, ignore_index, "none", axis=axis)
        losses = losses * (1 - label_smoothing) + spread * label_smoothing * counts
        if weight is not None:
            kept = paddle.where(target != ignore_index, target, paddle.zeros_like(target))
            counts = counts * paddle.gather(weight, kept.flatten()).reshape(target.shape)
        return losses, counts.sum()
