# Converted: self-attention-cv torchvision==0.24.1

# %% transformer of space and time
from self_attention_cv import Timesformer
model = Timesformer(img_dim=16, frames=3, num_classes=5, patch_dim=8, dim=16, blocks=2, heads=2, dim_linear_block=32)
run = lambda: model(torch.sin(torch.arange(2 * 3 * 3 * 16 * 16).float()).reshape(2, 3, 3, 16, 16))

# %% UNet transformer of volumes
from self_attention_cv import UNETR
model = UNETR(img_shape=(32, 32, 16), input_dim=2, output_dim=3, embed_dim=16, patch_size=16, num_heads=2,
              ext_layers=[1, 2, 3, 4], norm="instance", base_filters=4, dim_linear_block=32)
run = lambda: model(torch.sin(torch.arange(2 * 32 * 32 * 16).float()).reshape(1, 2, 32, 32, 16))

# %% bottleneck, axial and Linformer attention
from self_attention_cv import AxialAttentionResidualBlock, LinformerEncoder
from self_attention_cv.bottleneck_transformer import BottleneckBlock
model = torch.nn.ModuleDict({
    "bottleneck": BottleneckBlock(in_channels=16, fmap_size=(4, 6), out_channels=32, heads=2, proj_factor=2, pooling=True),
    "axial": AxialAttentionResidualBlock(in_channels=16, dim=6, heads=2),
    "linformer": LinformerEncoder(dim=16, tokens=12, k=4, blocks=2, heads=2, dim_linear_block=32)})
run = lambda: [
    model["bottleneck"](torch.sin(torch.arange(2 * 16 * 24).float()).reshape(2, 16, 4, 6)),
    model["axial"](torch.sin(torch.arange(2 * 16 * 36).float()).reshape(2, 16, 6, 6)),
    model["linformer"](torch.sin(torch.arange(2 * 12 * 16).float()).reshape(2, 12, 16))]
