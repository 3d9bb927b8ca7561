import copy

import paddle

from .parameters import uniform_by_fan_in


class TransformerDecoderLayer(paddle.nn.Layer):
    """Transformer decoder layer with PyTorch's parameters, masks and order of dimensions."""

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
        attention = paddle.compat.nn.MultiheadAttention
        self.self_attn = attention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.multihead_attn = attention(d_model, nhead, dropout, bias, batch_first=batch_first)
        self.linear1 = paddle.compat.nn.Linear(d_model, dim_feedforward, bias)
        self.dropout = paddle.nn.Dropout(dropout)
        self.linear2 = paddle.compat.nn.Linear(dim_feedforward, d_model, bias)
        self.norm1 = paddle.nn.LayerNorm(d_model, layer_norm_eps, bias_attr=None if bias else False)
        self.norm2 = paddle.nn.LayerNorm(d_model, layer_norm_eps, bias_attr=None if bias else False)
        self.norm3 = paddle.nn.LayerNorm(d_model, layer_norm_eps, bias_attr=None if bias else False)
        self.dropout1, self.dropout2 = paddle.nn.Dropout(dropout), paddle.nn.Dropout(dropout)
        self.dropout3 = paddle.nn.Dropout(dropout)
        is_name = isinstance(activation, str)
        self.activation = getattr(paddle.nn.functional, activation) if is_name else activation
        self.norm_first = norm_first
        for part in (self.linear1, self.linear2):
            uniform_by_fan_in(part)
        for attention in (self.self_attn, self.multihead_attn) if bias else ():
            paddle.nn.initializer.Constant(0.0)(attention.out_proj.bias)

    def forward(
        self,
        tgt,
        memory,
        tgt_mask=None,
        memory_mask=None,
        tgt_key_padding_mask=None,
        memory_key_padding_mask=None,
        tgt_is_causal=False,
        memory_is_causal=False,
    ):
        def attend(x):
            return self._sa_block(x, tgt_mask, tgt_key_padding_mask)

        def look(x):
            return self._mha_block(x, memory, memory_mask, memory_key_padding_mask)

        for part, norm in ((attend, self.norm1), (look, self.norm2), (self._ff_block, self.norm3)):
            tgt = tgt + part(norm(tgt)) if self.norm_first else norm(tgt + part(tgt))
        return tgt

    def _sa_block(self, x, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout1(self.self_attn(x, x, x, key_padding_mask, False, attn_mask)[0])

    def _mha_block(self, x, mem, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout2(
            self.multihead_attn(x, mem, mem, key_padding_mask, False, attn_mask)[0]
        )

    def _ff_block(self, x):
        return self.dropout3(self.linear2(self.dropout(self.activation(self.linear1(x)))))


class TransformerDecoder(paddle.nn.Layer):
    """Stack of decoder layers."""

    def __init__(self, decoder_layer, num_layers, norm=None):
        super().__init__()
        self.layers = paddle.nn.LayerList([copy.deepcopy(decoder_layer) for _ in range(num_layers)])
        self.norm = norm

    def forward(
        self,
        tgt,
        memory,
        tgt_mask=None,
        memory_mask=None,
        tgt_key_padding_mask=None,
        memory_key_padding_mask=None,
        tgt_is_causal=None,
        memory_is_causal=False,
    ):
        for layer in self.layers:
            tgt = layer(
                tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask
            )
        return tgt if self.norm is None else self.norm(tgt)


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


class TransformerEncoder(paddle.nn.Layer):
    """Stack of encoder layers."""

    def __init__(self, encoder_layer, num_layers, norm=None):
        super().__init__()
        self.layers = paddle.nn.LayerList([copy.deepcopy(encoder_layer) for _ in range(num_layers)])
        self.norm = norm

    def forward(self, src, mask=None, src_key_padding_mask=None, is_causal=None):
        for layer in self.layers:
            src = layer(src, mask, src_key_padding_mask)
        return src if self.norm is None else self.norm(src)


class Transformer(paddle.nn.Layer):
    """Transformer with PyTorch's parameters, masks and order of dimensions."""

    def __init__(
        self,
        d_model=512,
        nhead=8,
        num_encoder_layers=6,
        num_decoder_layers=6,
        dim_feedforward=2048,
        dropout=0.1,
        activation="relu",
        custom_encoder=None,
        custom_decoder=None,
        layer_norm_eps=1e-5,
        batch_first=False,
        norm_first=False,
        bias=True,
    ):
        super().__init__()
        options = (
            d_model,
            nhead,
            dim_feedforward,
            dropout,
            activation,
            layer_norm_eps,
            batch_first,
            norm_first,
            bias,
        )

        def norm():
            return paddle.nn.LayerNorm(d_model, layer_norm_eps, bias_attr=None if bias else False)

        self.encoder = custom_encoder or TransformerEncoder(
            TransformerEncoderLayer(*options), num_encoder_layers, norm()
        )
        self.decoder = custom_decoder or TransformerDecoder(
            TransformerDecoderLayer(*options), num_decoder_layers, norm()
        )
        for parameter in self.parameters():
            if parameter.ndim > 1:
                paddle.nn.init.xavier_uniform_(parameter)

    def forward(
        self,
        src,
        tgt,
        src_mask=None,
        tgt_mask=None,
        memory_mask=None,
        src_key_padding_mask=None,
        tgt_key_padding_mask=None,
        memory_key_padding_mask=None,
        src_is_causal=None,
        tgt_is_causal=None,
        memory_is_causal=False,
    ):
        memory = self.encoder(src, src_mask, src_key_padding_mask)
        return self.decoder(
            tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask
        )
