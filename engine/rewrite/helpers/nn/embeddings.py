import paddle

from .parameters import place_layer


class Embedding(paddle.nn.Embedding):
    """Embedding with PyTorch's initialization; the row at `padding_idx` gets no gradient."""

    num_embeddings = property(
        lambda self: self._num_embeddings,
        lambda self, value: setattr(self, "_num_embeddings", value),
    )
    embedding_dim = property(
        lambda self: self._embedding_dim, lambda self, value: setattr(self, "_embedding_dim", value)
    )

    def __init__(
        self,
        num_embeddings,
        embedding_dim,
        padding_idx=None,
        max_norm=None,
        norm_type=2.0,
        scale_grad_by_freq=False,
        sparse=False,
        _weight=None,
        _freeze=False,
        device=None,
        dtype=None,
    ):
        self._norms = {} if max_norm is None else {"max_norm": max_norm, "norm_type": norm_type}
        scales = {"scale_grad_by_freq": True} if scale_grad_by_freq else {}
        super().__init__(
            num_embeddings, embedding_dim, padding_idx, sparse=sparse, **self._norms, **scales
        )
        self.padding_idx = None if padding_idx is None else padding_idx % num_embeddings
        if _weight is None:
            self.reset_parameters()
        else:
            start = paddle.nn.initializer.Assign(_weight)
            shape, kind = _weight.shape, _weight.dtype
            self.weight = self.create_parameter(shape, dtype=kind, default_initializer=start)
        self.weight.stop_gradient = _freeze
        place_layer(self, device, dtype)

    def reset_parameters(self):
        paddle.nn.initializer.Normal()(self.weight)
        if self.padding_idx is not None:
            with paddle.no_grad():
                self.weight[self.padding_idx] = 0.0

    def forward(self, input):
        if self.padding_idx is None:
            return super().forward(input)
        rows = paddle.nn.functional.embedding(
            input, self.weight, sparse=self._sparse, **self._norms
        )
        return paddle.where((input == self.padding_idx).unsqueeze(-1), rows.detach(), rows)


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
        initializer = paddle.nn.initializer
        start = initializer.Normal() if weight is None else initializer.Assign(weight)
        shape = [num_embeddings, embedding_dim]
        self.weight = self.create_parameter(shape, default_initializer=start)
        self.mode, self.padding_idx = mode, padding_idx
        self.include_last_offset = include_last_offset
        if padding_idx is not None and weight is None:
            with paddle.no_grad():
                self.weight[padding_idx] = 0.0

    def forward(self, input, offsets=None, per_sample_weights=None):
        options = self.mode, per_sample_weights, self.include_last_offset, self.padding_idx
        return self.over(input, self.weight, offsets, *options)

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
            count, length = input.shape
            bags = paddle.arange(count).repeat_interleave(length)
        else:
            starts = offsets[:-1] if include_last_offset else offsets
            count, places = starts.shape[0], paddle.arange(indices.shape[0], dtype=starts.dtype)
            bags = paddle.searchsorted(starts, places, right=True) - 1
        if padding_idx is not None:
            kept = (indices != padding_idx % weight.shape[0]).nonzero().flatten()
            rows, bags = rows.index_select(kept), bags.index_select(kept)
        if rows.shape[0] == 0:
            return paddle.zeros([count, width], weight.dtype)
        if mode == "max":
            # Of equal rows one takes the gradient, which a segment's maximum gives to all.
            ends = paddle.bincount(bags, minlength=count).cumsum().tolist()
            parts = [rows[start:end] for start, end in zip([0, *ends], ends)]
            none = paddle.zeros([width], rows.dtype)
            tops = [paddle.max(part, axis=0) if part.shape[0] else none for part in parts]
            return paddle.stack(tops)
        pooled = getattr(paddle.geometric, "segment_" + mode)(rows, bags)
        missing = count - pooled.shape[0]
        if not missing:
            return pooled
        return paddle.concat([pooled, paddle.zeros([missing, width], weight.dtype)])


def embedding(x, weight, padding_idx):
    """Return rows of `weight`; the row at `padding_idx` gets no gradient."""
    rows = paddle.nn.functional.embedding(x, weight)
    if padding_idx is None or rows.stop_gradient:
        return rows
    return paddle.where((x == padding_idx % weight.shape[0]).unsqueeze(-1), rows.detach(), rows)
