x = torch.arange(24.0).reshape(2, 4, 3) / 24

# %% torch.nn.RNN
layer = torch.nn.RNN(input_size=3, hidden_size=5, num_layers=2, nonlinearity='relu', bias=True, batch_first=True, dropout=0.0, bidirectional=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
# %% torch.nn.RNN
layer = torch.nn.RNN(input_size=3, hidden_size=5, num_layers=1, nonlinearity='relu', bias=False, batch_first=False, dropout=0.0, bidirectional=False)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
# %% torch.nn.RNN
layer = torch.nn.RNN(input_size=3, hidden_size=5, num_layers=2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x, torch.ones(2, 4, 5))
# %% torch.nn.RNN
layer = torch.nn.RNN(input_size=3, hidden_size=5, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(input=x, hx=torch.ones(1, 2, 5))
# %% torch.nn.RNN
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.RNN(input_size=3, hidden_size=5)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
# %% torch.nn.RNN
layer = torch.nn.RNN(3, 5, 2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
s = [list(p.shape) for p in layer.parameters()]
names = [k for k, _ in layer.named_parameters()]
w = layer.weight_ih_l0
v = (layer.input_size, layer.hidden_size, layer.num_layers)
# %% torch.nn.LSTM
layer = torch.nn.LSTM(input_size=3, hidden_size=5, num_layers=2, bias=True, batch_first=True, dropout=0.0, bidirectional=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, (h, c) = layer(x)
# %% torch.nn.LSTM
layer = torch.nn.LSTM(input_size=3, hidden_size=5, num_layers=1, bias=False, batch_first=False, dropout=0.0, bidirectional=False)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, (h, c) = layer(x)
# %% torch.nn.LSTM
layer = torch.nn.LSTM(input_size=3, hidden_size=5, num_layers=2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, (h, c) = layer(x, (torch.ones(2, 4, 5), torch.zeros(2, 4, 5)))
# %% torch.nn.LSTM
layer = torch.nn.LSTM(input_size=3, hidden_size=5, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, (h, c) = layer(input=x, hx=(torch.ones(1, 2, 5), torch.zeros(1, 2, 5)))
# %% torch.nn.LSTM
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.LSTM(input_size=3, hidden_size=5)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, (h, c) = layer(x)
# %% torch.nn.LSTM
layer = torch.nn.LSTM(3, 5, 2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, (h, c) = layer(x)
s = [list(p.shape) for p in layer.parameters()]
names = [k for k, _ in layer.named_parameters()]
w = layer.weight_ih_l0
v = (layer.input_size, layer.hidden_size, layer.num_layers)
# %% torch.nn.GRU
layer = torch.nn.GRU(input_size=3, hidden_size=5, num_layers=2, bias=True, batch_first=True, dropout=0.0, bidirectional=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
# %% torch.nn.GRU
layer = torch.nn.GRU(input_size=3, hidden_size=5, num_layers=1, bias=False, batch_first=False, dropout=0.0, bidirectional=False)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
# %% torch.nn.GRU
layer = torch.nn.GRU(input_size=3, hidden_size=5, num_layers=2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x, torch.ones(2, 4, 5))
# %% torch.nn.GRU
layer = torch.nn.GRU(input_size=3, hidden_size=5, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(input=x, hx=torch.ones(1, 2, 5))
# %% torch.nn.GRU
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.GRU(input_size=3, hidden_size=5)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
# %% torch.nn.GRU
layer = torch.nn.GRU(3, 5, 2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
s = [list(p.shape) for p in layer.parameters()]
names = [k for k, _ in layer.named_parameters()]
w = layer.weight_ih_l0
v = (layer.input_size, layer.hidden_size, layer.num_layers)
# %% torch.nn.RNN
layer = torch.nn.RNN(3, 5, 1, 'tanh', True, True, 0.0, False)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, h = layer(x)
# %% torch.nn.LSTM
layer = torch.nn.LSTM(input_size=3, hidden_size=5, proj_size=2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, (h, c) = layer(x)
# %% torch.nn.RNNCell
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.RNNCell(input_size=3, hidden_size=5, bias=True, nonlinearity='relu')
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
z = layer(x, y)
# %% torch.nn.RNNCell
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.RNNCell(input_size=3, hidden_size=5, bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
h = layer(x)
h = layer(x, h)
# %% torch.nn.GRUCell
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.GRUCell(input_size=3, hidden_size=5, bias=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x)
z = layer(x, y)
# %% torch.nn.GRUCell
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.GRUCell(input_size=3, hidden_size=5, bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
h = layer(x, torch.ones(4, 5))
# %% torch.nn.LSTMCell
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.LSTMCell(input_size=3, hidden_size=5, bias=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
h, c = layer(x)
h, c = layer(x, (h, c))
# %% torch.nn.LSTMCell
x = torch.arange(12.0).reshape(4, 3) / 12
layer = torch.nn.LSTMCell(input_size=3, hidden_size=5, bias=False)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y = layer(x, (torch.ones(4, 5), torch.zeros(4, 5)))
# %% torch.nn.MultiheadAttention
q = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.MultiheadAttention(embed_dim=6, num_heads=2, dropout=0.0, bias=True, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, w = layer(q, q * 2, q + 1)
# %% torch.nn.MultiheadAttention
q = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.MultiheadAttention(embed_dim=6, num_heads=2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, w = layer(q, q, q, need_weights=False)
# %% torch.nn.MultiheadAttention
q = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.MultiheadAttention(embed_dim=6, num_heads=2, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, w = layer(query=q, key=q, value=q, attn_mask=torch.triu(torch.ones(4, 4, dtype=torch.bool), 1), average_attn_weights=False)
# %% torch.nn.MultiheadAttention
q = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.MultiheadAttention(embed_dim=6, num_heads=2, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, w = layer(q, q, q, key_padding_mask=torch.tensor([[False, False, True, True], [False, False, False, True]]))
# %% torch.nn.MultiheadAttention
q = torch.arange(48.0).reshape(2, 4, 6) / 48
k = torch.arange(24.0).reshape(2, 4, 3) / 24
layer = torch.nn.MultiheadAttention(embed_dim=6, num_heads=2, kdim=3, vdim=3, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
y, w = layer(q, k, k)
# %% torch.nn.TransformerEncoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerEncoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, activation='relu', layer_norm_eps=1e-5, batch_first=True, norm_first=False, bias=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x)
# %% torch.nn.TransformerEncoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerEncoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, activation='relu', layer_norm_eps=1e-5, batch_first=True, norm_first=False, bias=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(src=x, src_mask=None, src_key_padding_mask=None)
# %% torch.nn.TransformerDecoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerDecoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, activation='relu', layer_norm_eps=1e-5, batch_first=True, norm_first=False, bias=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x, x * 2)
# %% torch.nn.TransformerEncoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerEncoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, activation='gelu', norm_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x)
# %% torch.nn.TransformerDecoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerDecoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, activation='gelu', norm_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x, x * 2)
# %% torch.nn.TransformerEncoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerEncoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, activation=torch.nn.functional.gelu)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x)
# %% torch.nn.TransformerDecoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerDecoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, activation=torch.nn.functional.gelu)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x, x * 2)
# %% torch.nn.TransformerEncoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerEncoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
m = torch.zeros(2, 4, dtype=torch.bool)
m[0, 3] = True
y = layer(x, src_key_padding_mask=m)[:, :3]
# %% torch.nn.TransformerEncoderLayer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.TransformerEncoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, batch_first=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
m = torch.triu(torch.full((4, 4), float('-inf')), diagonal=1)
y = layer(x, m)
# %% torch.nn.TransformerEncoder
x = torch.arange(48.0).reshape(2, 4, 6) / 48
_one = torch.nn.TransformerEncoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, batch_first=True)
layer = torch.nn.TransformerEncoder(encoder_layer=_one, num_layers=2, norm=torch.nn.LayerNorm(6), enable_nested_tensor=False)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x)
z = layer(x, mask=torch.triu(torch.ones(4, 4, dtype=torch.bool), 1))
# %% torch.nn.TransformerEncoder
x = torch.arange(48.0).reshape(2, 4, 6) / 48
_one = torch.nn.TransformerEncoderLayer(6, 2, 8, 0.0)
layer = torch.nn.TransformerEncoder(_one, 2)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x)
n = len(list(layer.parameters()))
# %% torch.nn.TransformerDecoder
x = torch.arange(48.0).reshape(2, 4, 6) / 48
_one = torch.nn.TransformerDecoderLayer(d_model=6, nhead=2, dim_feedforward=8, dropout=0.0, batch_first=True)
layer = torch.nn.TransformerDecoder(decoder_layer=_one, num_layers=2, norm=None)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x, x * 2)
z = layer(tgt=x, memory=x * 2, tgt_mask=torch.triu(torch.ones(4, 4, dtype=torch.bool), 1))
# %% torch.nn.Transformer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.Transformer(d_model=6, nhead=2, num_encoder_layers=1, num_decoder_layers=1, dim_feedforward=8, dropout=0.0, activation='relu', custom_encoder=None, custom_decoder=None, layer_norm_eps=1e-5, batch_first=True, norm_first=False, bias=True)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
y = layer(x, x * 2)
# %% torch.nn.Transformer
x = torch.arange(48.0).reshape(2, 4, 6) / 48
layer = torch.nn.Transformer(d_model=6, nhead=2, num_encoder_layers=1, num_decoder_layers=1, dim_feedforward=8, dropout=0.0)
with torch.no_grad():
    for _p in layer.parameters():
        if _p.requires_grad:
            _p.copy_(torch.linspace(-0.5, 0.5, _p.numel()).reshape(_p.shape))
layer.eval()
m = torch.nn.Transformer.generate_square_subsequent_mask(2)
y = layer(x, x * 2, tgt_mask=m)
# %% torch.nn.Transformer.generate_square_subsequent_mask
m = torch.nn.Transformer.generate_square_subsequent_mask(sz=3)
