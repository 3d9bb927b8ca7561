import paddle

from .place_layer import place_layer


class Embedding(paddle.nn.Embedding):
    """Embedding with PyTorch's initialization; the row at `padding_idx` gets no gradient."""

    num_embeddings = property(lambda self: self._num_embeddings)
    embedding_dim = property(lambda self: self._embedding_dim)

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
            self.weight = self.create_parameter(
                _weight.shape, dtype=_weight.dtype, default_initializer=start
            )
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
