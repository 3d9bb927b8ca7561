import paddle


class CTCLoss(paddle.nn.Layer):
    """CTC loss that accepts concatenated targets, and lengths as lists or tensors."""

    def __init__(self, blank=0, reduction="mean", zero_infinity=False):
        super().__init__()
        self.blank, self.reduction, self.zero_infinity = blank, reduction, zero_infinity

    def forward(self, log_probs, targets, input_lengths, target_lengths):
        return self.over(
            log_probs,
            targets,
            input_lengths,
            target_lengths,
            self.blank,
            self.reduction,
            self.zero_infinity,
        )

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
        return paddle.nn.functional.ctc_loss(
            log_probs,
            targets.astype("int32"),
            input_lengths,
            target_lengths,
            blank,
            reduction,
            zero_infinity=zero_infinity,
        )
