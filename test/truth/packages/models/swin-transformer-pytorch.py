# Converted: swin-transformer-pytorch

# %% Swin
from swin_transformer_pytorch import SwinTransformer
model = SwinTransformer(hidden_dim=16, layers=(2, 2, 2, 2), heads=(2, 2, 2, 2), head_dim=8, num_classes=5, window_size=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))
