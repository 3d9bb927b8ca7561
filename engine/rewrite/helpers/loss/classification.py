import paddle

from ..layer.function_layer import FunctionLayer
from ..nn.linear import Linear


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


class MultiLabelMarginLoss(FunctionLayer):
    """Multi-label margin loss; labels end at the first -1."""

    inputs = 2

    @staticmethod
    def over(input, target, reduction="mean"):
        rows, labels = input.reshape([-1, input.shape[-1]]), target.reshape([-1, input.shape[-1]])
        counted = paddle.cumsum((labels < 0).astype("int64"), axis=1) == 0
        weights = counted.astype(rows.dtype).unsqueeze(-1)
        labels = paddle.where(counted, labels, paddle.zeros_like(labels))
        chosen = paddle.nn.functional.one_hot(labels, rows.shape[1]).astype(rows.dtype)
        chosen = chosen * weights
        others = (1 - paddle.max(chosen, 1)).unsqueeze(1)
        own = (chosen * rows.unsqueeze(1)).sum(-1, keepdim=True)
        losses = (1 - own + rows.unsqueeze(1)).clip(min=0) * others * weights
        losses = losses.sum([1, 2]).reshape(input.shape[:-1]) / rows.shape[1]
        return losses if reduction == "none" else getattr(losses, reduction)()


class MultiMarginLoss(FunctionLayer):
    """Multi-class margin loss."""

    inputs = 2

    @staticmethod
    def over(input, target, p=1, margin=1.0, weight=None, reduction="mean"):
        rows, index = input.reshape([-1, input.shape[-1]]), target.reshape([-1])
        own = paddle.nn.functional.one_hot(index, rows.shape[1]).astype(rows.dtype)
        losses = (margin - (rows * own).sum(1, keepdim=True) + rows).clip(min=0) ** p * (1 - own)
        if weight is not None:
            losses = losses * paddle.gather(weight, index).unsqueeze(1)
        losses = losses.mean(1).reshape(target.shape)
        return losses if reduction == "none" else getattr(losses, reduction)()


class AdaptiveLogSoftmaxWithLoss(paddle.nn.AdaptiveLogSoftmaxWithLoss):
    """Adaptive softmax whose tail weights are parameters and whose predictions are int64."""

    def __init__(self, in_features, n_classes, cutoffs, div_value=4.0, head_bias=False):
        super().__init__(in_features, n_classes, cutoffs, div_value=div_value, head_bias=head_bias)
        for cluster, (down, up) in enumerate(self.tail_weights):
            self.add_parameter(f"tail_{cluster}_down", down)
            self.add_parameter(f"tail_{cluster}_up", up)
        for weight in (self.head_weight, *(part for pair in self.tail_weights for part in pair)):
            bound = max(weight.shape[0], 1) ** -0.5
            paddle.nn.initializer.Uniform(-bound, bound)(weight)
        if self.head_bias is not None:
            paddle.nn.initializer.Uniform(-(in_features**-0.5), in_features**-0.5)(self.head_bias)

    def predict(self, input):
        return super().predict(input).astype("int64")


class CTCLoss(FunctionLayer):
    """CTC loss that accepts concatenated targets, and lengths as lists or tensors."""

    inputs = 4

    @staticmethod
    def over(
        log_probs,
        targets,
        input_lengths,
        target_lengths,
        blank=0,
        reduction="mean",
        zero_infinity=False,
    ):
        input_lengths = paddle.to_tensor(input_lengths, dtype="int64")
        target_lengths = paddle.to_tensor(target_lengths, dtype="int64")
        if targets.ndim == 1:
            lengths = target_lengths.tolist()
            rows = paddle.full([len(lengths), max(lengths)], blank, targets.dtype)
            start = 0
            for row, length in enumerate(lengths):
                rows[row, :length] = targets[start : start + length]
                start += length
            targets = rows
        lengths, options = (input_lengths, target_lengths), {"zero_infinity": zero_infinity}
        return paddle.nn.functional.ctc_loss(
            log_probs, targets.astype("int32"), *lengths, blank, reduction, **options
        )


class LinearCrossEntropyLoss(paddle.nn.Layer):
    """Cross entropy of a linear layer's logits and class indices or class probabilities."""

    def __init__(
        self,
        in_features,
        num_classes,
        bias=False,
        reduction="mean",
        weight=None,
        ignore_index=None,
        label_smoothing=0.0,
    ):
        super().__init__()
        self.num_classes, self.out_features, self.options = num_classes, (), None
        self.linear = Linear(in_features, num_classes, bias)
        self.reduction, self.ignore_index = reduction, ignore_index
        self.label_smoothing = label_smoothing
        self.register_buffer("weight", weight)

    def forward(self, input, target):
        ignored = -100 if self.ignore_index is None else self.ignore_index
        options = self.weight, ignored, self.reduction, self.label_smoothing
        return CrossEntropyLoss.over(self.linear(input), target, *options)
