# Converted: x-transformers torch-einops-utils
# As they are: einx loguru

# %% decoder
from x_transformers import TransformerWrapper, Decoder
model = TransformerWrapper(num_tokens=50, max_seq_len=32, attn_layers=Decoder(dim=32, depth=2, heads=2))
run = lambda: model(torch.arange(20).reshape(1, 20))

# %% encoder with rotary positions
from x_transformers import TransformerWrapper, Encoder
model = TransformerWrapper(num_tokens=50, max_seq_len=32, attn_layers=Encoder(dim=32, depth=2, heads=2, rotary_pos_emb=True, use_scalenorm=True, ff_glu=True))
run = lambda: model(torch.arange(20).reshape(1, 20))

# %% T5 positions
from x_transformers import TransformerWrapper, Decoder
model = TransformerWrapper(num_tokens=50, max_seq_len=32, attn_layers=Decoder(dim=32, depth=2, heads=2, rel_pos_bias=True))
run = lambda: model(torch.arange(20).reshape(1, 20))

# %% ViT
from x_transformers import ViTransformerWrapper, Encoder
model = ViTransformerWrapper(image_size=32, patch_size=8, num_classes=10, attn_layers=Encoder(dim=32, depth=2, heads=2))
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% continuous
from x_transformers import ContinuousTransformerWrapper, Encoder
model = ContinuousTransformerWrapper(dim_in=8, dim_out=4, max_seq_len=32, attn_layers=Encoder(dim=32, depth=2, heads=2))
run = lambda: model(torch.linspace(-1, 1, 160).reshape(1, 20, 8))
