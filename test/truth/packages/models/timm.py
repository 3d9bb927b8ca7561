# Converted: timm
# As they are: safetensors

# %% ResNet
import timm
model = timm.create_model("resnet18", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% ViT
import timm
model = timm.create_model("vit_tiny_patch16_224", img_size=64, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% ConvNeXt
import timm
model = timm.create_model("convnext_atto", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% Swin
import timm
from timm.models.swin_transformer import SwinTransformer
model = SwinTransformer(img_size=64, patch_size=4, num_classes=10, embed_dim=24, depths=(2, 2), num_heads=(2, 4), window_size=4)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% EfficientNet
import timm
model = timm.create_model("efficientnet_b0", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% MobileNetV3
import timm
model = timm.create_model("mobilenetv3_small_050", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% RegNet
import timm
model = timm.create_model("regnety_002", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% MLP-Mixer
import timm
from timm.models.mlp_mixer import MlpMixer
model = MlpMixer(num_classes=10, img_size=64, patch_size=16, num_blocks=2, embed_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% DeiT, distilled
import timm
model = timm.create_model("deit_tiny_distilled_patch16_224", img_size=64, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% BEiT
import timm
from timm.models.beit import Beit
model = Beit(img_size=64, patch_size=16, num_classes=10, embed_dim=48, depth=2, num_heads=2, use_rel_pos_bias=True)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% DenseNet
import timm
model = timm.create_model("densenet121", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% Inception
import timm
model = timm.create_model("inception_v3", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 96 * 96).reshape(1, 3, 96, 96))

# %% PoolFormer
import timm
from timm.models.metaformer import MetaFormer
model = MetaFormer(num_classes=10, depths=(1, 1), dims=(16, 32))
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% GhostNet
import timm
model = timm.create_model("ghostnet_050", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% ResNet with anti-aliasing
import timm
model = timm.create_model("resnetblur50", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% NFNet
import timm
model = timm.create_model("nf_regnet_b0", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))
