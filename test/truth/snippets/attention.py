# %% torch.nn.MultiheadAttention
import torch.nn as nn
attention = nn.MultiheadAttention(4, 2, batch_first=True)
for p in attention.parameters():
    nn.init.constant_(p, 0.1)
x = torch.arange(12.0).reshape(1, 3, 4) / 10
y, w = attention(x, x, x)
# %% torch.nn.TransformerEncoderLayer torch.nn.TransformerEncoder
import torch.nn as nn
layer = nn.TransformerEncoderLayer(d_model=4, nhead=2, dim_feedforward=8, dropout=0.0, batch_first=True)
for p in layer.parameters():
    nn.init.constant_(p, 0.1)
x = torch.arange(12.0).reshape(1, 3, 4) / 10
y = layer(x)
# %% torch.nn.functional.scaled_dot_product_attention
import torch.nn.functional as F
q = torch.arange(24.0).reshape(1, 2, 3, 4) / 10
a = F.scaled_dot_product_attention(q, q, q)
b = F.scaled_dot_product_attention(q, q, q, is_causal=True)
m = torch.ones(3, 3).tril().bool()
c = F.scaled_dot_product_attention(q, q, q, attn_mask=m)
d = F.scaled_dot_product_attention(q, q, q, attn_mask=m, dropout_p=0.0)
# %% torch.nn.functional.scaled_dot_product_attention
import torch.nn.functional as F
x = torch.linspace(-1, 1, 2 * 2 * 3 * 4 * 8).reshape(2, 2, 3, 4, 8)
x.requires_grad_()
kept = (torch.arange(20) % 3 > 0).reshape(4, 5)[:, :4]
a = F.scaled_dot_product_attention(x, x * 2, x + 1)
b = F.scaled_dot_product_attention(x, x, x, is_causal=True, scale=0.3)
c = F.scaled_dot_product_attention(x, x, x, kept)
d = F.scaled_dot_product_attention(x[0, 0, 0], x[0, 0, 1], x[0, 0, 2], torch.linspace(0, 1, 16).reshape(4, 4))
e = F.scaled_dot_product_attention(x[0, 0], x[0, 0], x[0, 0], is_causal=True)
f = F.scaled_dot_product_attention(x.repeat(1, 1, 2, 1, 1), x, x, enable_gqa=True)
f.sum().backward()
attend = F.scaled_dot_product_attention
g = attend(x, x, x).detach()
# %% torch.nn.functional.multi_head_attention_forward
F = torch.nn.functional
x = torch.linspace(-1, 1, 5 * 2 * 8).reshape(5, 2, 8)
w, o = torch.linspace(-1, 1, 24 * 8).reshape(24, 8), torch.linspace(1, -1, 64).reshape(8, 8)
b = torch.linspace(0, 1, 24)
a, e = F.multi_head_attention_forward(x[:1], x, x, 8, 2, w, b, None, None, False, 0.0, o, None, training=False)
wq, wk, wv = w[:8], w[8:16], w[16:]
c, none = F.multi_head_attention_forward(
    query=x, key=x, value=x, embed_dim_to_check=8, num_heads=4, in_proj_weight=None, in_proj_bias=None, bias_k=None,
    bias_v=None, add_zero_attn=False, dropout_p=0.0, out_proj_weight=o, out_proj_bias=b[:8], need_weights=False,
    attn_mask=torch.triu(torch.ones(5, 5), diagonal=1).bool(), use_separate_proj_weight=True, q_proj_weight=wq,
    k_proj_weight=wk, v_proj_weight=wv)
# %% torch.nn.TransformerEncoderLayer
class Layer(torch.nn.TransformerEncoderLayer):
    def forward(self, x):
        return x + self._sa_block(self.norm1(x), None, None) + self._ff_block(self.norm2(x))
layer = Layer(4, 2, 8, batch_first=True).eval()
for parameter in layer.parameters():
    torch.nn.init.constant_(parameter, 0.1)
a = layer(torch.arange(24.0).reshape(2, 3, 4))
b = isinstance(layer, torch.nn.TransformerEncoderLayer), isinstance(layer, torch.nn.TransformerDecoderLayer)
c = layer.linear1.in_features, layer.norm_first
# %% torch.nn.functional.scaled_dot_product_attention
import torch.nn.functional as F

q = torch.linspace(-1, 1, 48).reshape(2, 2, 3, 4)
mask = torch.tensor([[True, False, True], [False, False, False], [True, True, True]])
closed = F.scaled_dot_product_attention(q, q.cos(), q.sin(), attn_mask=mask)
added = F.scaled_dot_product_attention(q[0], q[0].cos(), q[0].sin(), attn_mask=torch.zeros(3, 3).masked_fill(~mask, float("-inf")))
