# Converted: open-clip-torch timm
# As they are: ftfy wcwidth regex safetensors

# %% ViT and text
import open_clip
from open_clip.model import CLIP, CLIPTextCfg, CLIPVisionCfg
model = CLIP(embed_dim=16, vision_cfg=CLIPVisionCfg(layers=2, width=32, head_width=16, patch_size=8, image_size=32),
             text_cfg=CLIPTextCfg(context_length=12, vocab_size=60, width=32, heads=2, layers=2))
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32), torch.arange(12).reshape(1, 12))

# %% ModifiedResNet
from open_clip.modified_resnet import ModifiedResNet
model = ModifiedResNet(layers=(1, 1, 1, 1), output_dim=16, heads=4, image_size=64, width=8)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))
