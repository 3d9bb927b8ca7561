# Converted: clip-anytorch
# As they are: ftfy wcwidth regex

# %% CLIP
from clip.model import CLIP
model = CLIP(embed_dim=16, image_resolution=32, vision_layers=2, vision_width=64, vision_patch_size=8, context_length=12,
             vocab_size=60, transformer_width=64, transformer_heads=1, transformer_layers=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32), torch.arange(12).reshape(1, 12))

# %% ResNet CLIP
from clip.model import ModifiedResNet
model = ModifiedResNet(layers=(1, 1, 1, 1), output_dim=16, heads=4, input_resolution=64, width=8)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))
