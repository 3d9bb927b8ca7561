import paddle


class CrossEntropyLoss(paddle.nn.CrossEntropyLoss):
    """Cross entropy of logits and class indices or class probabilities."""

    def __init__(self, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
        super().__init__()
        self.weight, self.ignore_index = weight, ignore_index
        self.reduction, self.label_smoothing = reduction, label_smoothing

    def forward(self, input, target):
        return self.over(
            input, target, self.weight, self.ignore_index, self.reduction, self.label_smoothing
        )

    @staticmethod
    def over(input, target, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
        """Return the loss; its mean is weighted, and leaves out ignored labels."""
        axis = min(1, input.ndim - 1)
        scores = input - input.logsumexp(axis, keepdim=True)
        if target.is_floating_point():
            losses, count = CrossEntropyLoss.of_probabilities(
                scores, target, weight, label_smoothing, axis
            )
        else:
            losses, count = CrossEntropyLoss.of_labels(
                scores, target, weight, ignore_index, label_smoothing, axis
            )
        if reduction == "none":
            return losses
        return losses.sum() / count if reduction == "mean" else losses.sum()

    @staticmethod
    def of_probabilities(scores, target, weight, label_smoothing, axis):
        """The losses one by one, and what their mean divides by."""
        target = target * (1 - label_smoothing) + label_smoothing / scores.shape[axis]
        losses = -(CrossEntropyLoss.weighted(scores, weight, axis) * target).sum(axis)
        return losses, losses.size

    @staticmethod
    def of_labels(scores, target, weight, ignore_index, label_smoothing, axis):
        """The losses one by one, and what their mean divides by."""
        batch = scores if axis else scores.unsqueeze(0)

        def picked(values):
            labels = target if axis else target.unsqueeze(0)
            losses = paddle.nn.functional.nll_loss(values, labels, weight, ignore_index, "none")
            return losses.reshape(target.shape)

        losses, counts = picked(batch), picked(-paddle.ones_like(batch))
        if label_smoothing:
            kept = (target != ignore_index).astype(scores.dtype)
            spread = -CrossEntropyLoss.weighted(scores, weight, axis).mean(axis) * kept
            losses = losses * (1 - label_smoothing) + spread * label_smoothing
        return losses, counts.sum()

    @staticmethod
    def weighted(scores, weight, axis):
        if weight is None:
            return scores
        return scores * weight.reshape([-1] + [1] * (scores.ndim - axis - 1))
