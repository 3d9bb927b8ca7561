import paddle


class EmbeddingBag(paddle.nn.Layer):
    """Sums, means or maxima of embeddings in bags of indices."""

    def __init__(
        self,
        num_embeddings,
        embedding_dim,
        mode="mean",
        include_last_offset=False,
        padding_idx=None,
        weight=None,
    ):
        super().__init__()
        start = (
            paddle.nn.initializer.Normal()
            if weight is None
            else paddle.nn.initializer.Assign(weight)
        )
        self.weight = self.create_parameter(
            [num_embeddings, embedding_dim], default_initializer=start
        )
        self.mode, self.include_last_offset, self.padding_idx = (
            mode,
            include_last_offset,
            padding_idx,
        )
        if padding_idx is not None and weight is None:
            with paddle.no_grad():
                self.weight[padding_idx] = 0.0

    def forward(self, input, offsets=None, per_sample_weights=None):
        return self.over(
            input,
            self.weight,
            offsets,
            self.mode,
            per_sample_weights,
            self.include_last_offset,
            self.padding_idx,
        )

    @staticmethod
    def over(
        input,
        weight,
        offsets=None,
        mode="mean",
        per_sample_weights=None,
        include_last_offset=False,
        padding_idx=None,
    ):
        if input.is_floating_point():
            input, weight = weight, input
        indices, width = input.flatten(), weight.shape[1]
        rows = paddle.nn.functional.embedding(indices, weight)
        if per_sample_weights is not None:
            rows = rows * per_sample_weights.flatten().unsqueeze(-1)
        if offsets is None and padding_idx is None and rows.shape[0]:
            return getattr(paddle, mode)(rows.reshape([input.shape[0], -1, width]), axis=1)
        if offsets is None:
            count, bags = input.shape[0], paddle.arange(input.shape[0]).repeat_interleave(
                input.shape[1]
            )
        else:
            starts = offsets[:-1] if include_last_offset else offsets
            count, places = starts.shape[0], paddle.arange(indices.shape[0], dtype=starts.dtype)
            bags = paddle.searchsorted(starts, places, right=True) - 1
        if padding_idx is not None:
            kept = (indices != padding_idx % weight.shape[0]).nonzero().flatten()
            rows, bags = rows.index_select(kept), bags.index_select(kept)
        if rows.shape[0] == 0:
            return paddle.zeros([count, width], weight.dtype)
        if (
            mode == "max"
        ):  # of rows that are alike one takes the gradient, which a segment's maximum gives to all
            ends = paddle.bincount(bags, minlength=count).cumsum().tolist()
            parts = [rows[start:end] for start, end in zip([0, *ends], ends)]
            none = paddle.zeros([width], rows.dtype)
            return paddle.stack(
                [paddle.max(part, axis=0) if part.shape[0] else none for part in parts]
            )
        pooled = getattr(paddle.geometric, "segment_" + mode)(rows, bags)
        missing = count - pooled.shape[0]
        return (
            paddle.concat([pooled, paddle.zeros([missing, width], weight.dtype)])
            if missing
            else pooled
        )
