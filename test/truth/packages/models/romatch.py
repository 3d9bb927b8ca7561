# Converted: romatch torchvision==0.24.1
# As they are: opencv-python-headless

# %% decoder of RoMa: Gaussian process, coordinate decoder, refiners
from functools import partial
from romatch.models.matcher import GP, ConvRefiner, CosKernel, Decoder
from romatch.models.transformer import Block, MemEffAttention, TransformerDecoder

def projection(inputs, outputs):
    return torch.nn.Sequential(torch.nn.Conv2d(inputs, outputs, 1, 1), torch.nn.BatchNorm2d(outputs))

refiner = partial(ConvRefiner, kernel_size=5, dw=True, hidden_blocks=2, displacement_emb="linear", corr_in_other=True, amp=False, disable_local_corr_grad=True, bn_momentum=0.01, use_custom_corr=False)
model = Decoder(
    TransformerDecoder(torch.nn.Sequential(*[Block(32, 4, attn_class=MemEffAttention) for _ in range(2)]), 32, 8 ** 2 + 1, is_classifier=True, amp=False, pos_enc=False),
    torch.nn.ModuleDict({"16": GP(CosKernel, T=0.2, learn_temperature=False, only_attention=False, gp_dim=16, basis="fourier", no_cov=True)}),
    torch.nn.ModuleDict({"16": projection(20, 16), "8": projection(16, 16), "4": projection(12, 8), "2": projection(8, 8), "1": projection(6, 4)}),
    torch.nn.ModuleDict({"16": refiner(2 * 16 + 8 + 9, 2 * 16 + 8 + 9, 3, displacement_emb_dim=8, local_corr_radius=1),
                         "8": refiner(2 * 16 + 8 + 9, 2 * 16 + 8 + 9, 3, displacement_emb_dim=8, local_corr_radius=1),
                         "4": refiner(2 * 8 + 4 + 9, 2 * 8 + 4 + 9, 3, displacement_emb_dim=4, local_corr_radius=1),
                         "2": refiner(2 * 8 + 4, 20, 3, displacement_emb_dim=4), "1": refiner(2 * 4 + 4, 12, 3, displacement_emb_dim=4)}),
    detach=True, scales=["16", "8", "4", "2", "1"])

def pyramid(phase):
    return {scale: torch.sin(torch.arange(2.0 * channels * size * size) / 9 + phase).reshape(2, channels, size, size) for scale, channels, size in ((1, 6, 56), (2, 8, 28), (4, 12, 14), (8, 16, 7), (16, 20, 4))}

def run():
    return {str(scale): [values["flow"], values["certainty"]] for scale, values in model(pyramid(0.0), pyramid(0.4)).items()}

# %% VGG19 encoder
from romatch.models.encoders import VGG19
model = VGG19(pretrained=False, amp=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 48).reshape(1, 3, 64, 48))

# %% DINOv2 encoder
from functools import partial
from romatch.models.transformer import Block, MemEffAttention
from romatch.models.transformer.dinov2 import DinoVisionTransformer
model = DinoVisionTransformer(img_size=56, patch_size=14, embed_dim=32, depth=2, num_heads=4, init_values=1.0, ffn_layer="mlp", block_chunks=0, block_fn=partial(Block, attn_class=MemEffAttention))
run = lambda: {key: value for key, value in model.forward_features(torch.linspace(-1, 1, 3 * 56 * 70).reshape(1, 3, 56, 70)).items() if value is not None}
