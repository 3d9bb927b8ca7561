import paddle

from .uniform_by_fan_in import uniform_by_fan_in


class TransformerEncoderLayer(paddle.nn.Layer):
    """Transformer encoder layer with PyTorch's parameters, masks and order of dimensions."""

    def __init__(
        self,
        d_model,
        nhead,
        dim_feedforward=2048,
        dropout=0.1,
        activation="relu",
        layer_norm_eps=1e-5,
        batch_first=False,
        norm_first=False,
        bias=True,
        device=None,
        dtype=None,
    ):
        super().__init__()
        self.self_attn = paddle.compat.nn.MultiheadAttention(
            d_model, nhead, dropout, bias, batch_first=batch_first
        )
        self.linear1 = paddle.compat.nn.Linear(d_model, dim_feedforward, bias)
        self.dropout = paddle.nn.Dropout(dropout)
        self.linear2 = paddle.compat.nn.Linear(dim_feedforward, d_model, bias)
        self.norm1 = paddle.nn.LayerNorm(d_model, layer_norm_eps, bias_attr=None if bias else False)
        self.norm2 = paddle.nn.LayerNorm(d_model, layer_norm_eps, bias_attr=None if bias else False)
        self.dropout1, self.dropout2 = paddle.nn.Dropout(dropout), paddle.nn.Dropout(dropout)
        is_name = isinstance(activation, str)
        self.activation = getattr(paddle.nn.functional, activation) if is_name else activation
        self.norm_first = norm_first
        for part in (self.linear1, self.linear2):
            uniform_by_fan_in(part)
        if bias:
            paddle.nn.initializer.Constant(0.0)(self.self_attn.out_proj.bias)

    def forward(self, src, src_mask=None, src_key_padding_mask=None, is_causal=False):
        if self.norm_first:
            src = src + self._sa_block(self.norm1(src), src_mask, src_key_padding_mask)
            return src + self._ff_block(self.norm2(src))
        src = self.norm1(src + self._sa_block(src, src_mask, src_key_padding_mask))
        return self.norm2(src + self._ff_block(src))

    def _sa_block(self, x, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout1(self.self_attn(x, x, x, key_padding_mask, False, attn_mask)[0])

    def _ff_block(self, x):
        return self.dropout2(self.linear2(self.dropout(self.activation(self.linear1(x)))))
