import copy

import paddle


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
