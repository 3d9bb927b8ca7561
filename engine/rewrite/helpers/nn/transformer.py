import copy

import paddle

from .parameters import uniform_by_fan_in


class TransformerLayerBase(paddle.nn.Layer):
    """Base class of transformer layers: PyTorch's parameters, masks and order of dimensions."""

    attentions = ["self_attn"]

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
        for name in self.attentions:
            attention = paddle.compat.nn.MultiheadAttention(
                d_model, nhead, dropout, bias, batch_first=batch_first
            )
            if bias:
                paddle.nn.initializer.Constant(0.0)(attention.out_proj.bias)
            self.add_sublayer(name, attention)
        self.linear1 = paddle.compat.nn.Linear(d_model, dim_feedforward, bias)
        self.dropout = paddle.nn.Dropout(dropout)
        self.linear2 = paddle.compat.nn.Linear(dim_feedforward, d_model, bias)
        for part in (self.linear1, self.linear2):
            uniform_by_fan_in(part)
        attribute = None if bias else False
        for number in range(1, len(self.attentions) + 2):
            norm = paddle.nn.LayerNorm(d_model, layer_norm_eps, bias_attr=attribute)
            self.add_sublayer(f"norm{number}", norm)
        for number in range(1, len(self.attentions) + 2):
            self.add_sublayer(f"dropout{number}", paddle.nn.Dropout(dropout))
        is_name = isinstance(activation, str)
        self.activation = getattr(paddle.nn.functional, activation) if is_name else activation
        self.norm_first = norm_first

    def _sa_block(self, x, attn_mask, key_padding_mask, is_causal=False):
        return self.dropout1(self.self_attn(x, x, x, key_padding_mask, False, attn_mask)[0])

    def _ff_block(self, x):
        dropout = self.dropout3 if len(self.attentions) > 1 else self.dropout2
        return dropout(self.linear2(self.dropout(self.activation(self.linear1(x)))))


class TransformerEncoderLayer(TransformerLayerBase):
    """Transformer encoder layer with PyTorch's parameters, masks and order of dimensions."""

    def forward(self, src, src_mask=None, src_key_padding_mask=None, is_causal=False):
        if self.norm_first:
            src = src + self._sa_block(self.norm1(src), src_mask, src_key_padding_mask)
            return src + self._ff_block(self.norm2(src))
        src = self.norm1(src + self._sa_block(src, src_mask, src_key_padding_mask))
        return self.norm2(src + self._ff_block(src))


class TransformerDecoderLayer(TransformerLayerBase):
    """Transformer decoder layer with PyTorch's parameters, masks and order of dimensions."""

    attentions = ["self_attn", "multihead_attn"]

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

    def _mha_block(self, x, mem, attn_mask, key_padding_mask, is_causal=False):
        found = self.multihead_attn(x, mem, mem, key_padding_mask, False, attn_mask)
        return self.dropout2(found[0])


class TransformerStack(paddle.nn.Layer):
    """Copies of a transformer layer, one after the other, and a norm."""

    def __init__(self, layer, num_layers, norm=None):
        super().__init__()
        self.layers = paddle.nn.LayerList([copy.deepcopy(layer) for _ in range(num_layers)])
        self.norm = norm

    def run(self, x, *others, **masks):
        for layer in self.layers:
            x = layer(x, *others, **masks)
        return x if self.norm is None else self.norm(x)


class TransformerEncoder(TransformerStack):
    """Stack of encoder layers."""

    def __init__(self, encoder_layer, num_layers, norm=None):
        super().__init__(encoder_layer, num_layers, norm)

    def forward(self, src, mask=None, src_key_padding_mask=None, is_causal=None):
        return self.run(src, mask, src_key_padding_mask)


class TransformerDecoder(TransformerStack):
    """Stack of decoder layers."""

    def __init__(self, decoder_layer, num_layers, norm=None):
        super().__init__(decoder_layer, num_layers, norm)

    def forward(self, tgt, memory, *others, **masks):
        return self.run(tgt, memory, *others, **masks)


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
        sizes = d_model, nhead, dim_feedforward
        options = dropout, activation, layer_norm_eps, batch_first, norm_first, bias

        def norm():
            return paddle.nn.LayerNorm(d_model, layer_norm_eps, bias_attr=None if bias else False)

        self.encoder = custom_encoder or TransformerEncoder(
            TransformerEncoderLayer(*sizes, *options), num_encoder_layers, norm()
        )
        self.decoder = custom_decoder or TransformerDecoder(
            TransformerDecoderLayer(*sizes, *options), num_decoder_layers, norm()
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
        padding = tgt_key_padding_mask, memory_key_padding_mask
        return self.decoder(tgt, memory, tgt_mask, memory_mask, *padding)
