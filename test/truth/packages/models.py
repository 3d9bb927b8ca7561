# %% vit-pytorch: ViT
from vit_pytorch import ViT
model = ViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: SimpleViT
from vit_pytorch import SimpleViT
model = SimpleViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: DeepViT
from vit_pytorch.deepvit import DeepViT
model = DeepViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=4, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: CaiT
from vit_pytorch.cait import CaiT
model = CaiT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, cls_depth=1, heads=4, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: T2TViT
from vit_pytorch.t2t import T2TViT
model = T2TViT(dim=32, image_size=64, depth=2, heads=2, mlp_dim=64, num_classes=10, t2t_layers=((7, 4), (3, 2), (3, 2)))
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% vit-pytorch: CCT
from vit_pytorch.cct import CCT
model = CCT(img_size=32, embedding_dim=32, n_conv_layers=2, kernel_size=7, stride=2, padding=3, pooling_kernel_size=3,
            pooling_stride=2, pooling_padding=1, num_layers=2, num_heads=2, mlp_ratio=2.0, num_classes=10,
            positional_embedding="learnable")
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: CrossViT
from vit_pytorch.cross_vit import CrossViT
model = CrossViT(image_size=32, num_classes=10, depth=1, sm_dim=16, sm_patch_size=8, sm_enc_depth=1, sm_enc_heads=2,
                 sm_enc_mlp_dim=32, lg_dim=24, lg_patch_size=16, lg_enc_depth=1, lg_enc_heads=2, lg_enc_mlp_dim=32,
                 cross_attn_depth=1, cross_attn_heads=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: PiT
from vit_pytorch.pit import PiT
model = PiT(image_size=64, patch_size=8, dim=32, num_classes=10, depth=(1, 1), heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% vit-pytorch: LeViT
from vit_pytorch.levit import LeViT
model = LeViT(image_size=64, num_classes=10, stages=2, dim=(16, 32), depth=1, heads=(2, 2), mlp_mult=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% vit-pytorch: CvT
from vit_pytorch.cvt import CvT
model = CvT(num_classes=10, s1_emb_dim=16, s2_emb_dim=24, s3_emb_dim=32, s3_depth=1)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% vit-pytorch: RegionViT
from vit_pytorch.regionvit import RegionViT
model = RegionViT(dim=(16, 16, 32, 32), depth=(1, 1, 1, 1), window_size=2, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% vit-pytorch: ScalableViT
from vit_pytorch.scalable_vit import ScalableViT
model = ScalableViT(num_classes=10, dim=16, heads=(1, 2), depth=(1, 1), ssa_dim_key=(8, 8), reduction_factor=(2, 1),
                    window_size=(4, None), dropout=0.0)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% vit-pytorch: MaxViT
from vit_pytorch.max_vit import MaxViT
model = MaxViT(num_classes=10, dim_conv_stem=16, dim=16, dim_head=8, depth=(1, 1), window_size=4, mbconv_expansion_rate=2,
               mbconv_shrinkage_rate=0.25, dropout=0.0)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: NesT
from vit_pytorch.nest import NesT
model = NesT(image_size=32, patch_size=4, dim=16, heads=2, num_hierarchies=2, block_repeats=(1, 1), num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: XCiT
from vit_pytorch.xcit import XCiT
model = XCiT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=1, cls_depth=1, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: ViT for small data
from vit_pytorch.vit_for_small_dataset import ViT as SmallViT
model = SmallViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: ParallelViT
from vit_pytorch.parallel_vit import ViT as ParallelViT
model = ParallelViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=2, mlp_dim=64, num_parallel_branches=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: ViT with rotary positions
from vit_pytorch.rvt import RvT
model = RvT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=1, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% vit-pytorch: MAE encoder with patch merger
from vit_pytorch.vit_with_patch_merger import ViT as MergerViT
model = MergerViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=4, heads=2, patch_merge_layer=2,
                  patch_merge_num_tokens=4, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% x-transformers: decoder
from x_transformers import TransformerWrapper, Decoder
model = TransformerWrapper(num_tokens=50, max_seq_len=32, attn_layers=Decoder(dim=32, depth=2, heads=2))
run = lambda: model(torch.arange(20).reshape(1, 20))

# %% x-transformers: encoder with rotary positions
from x_transformers import TransformerWrapper, Encoder
model = TransformerWrapper(num_tokens=50, max_seq_len=32, attn_layers=Encoder(dim=32, depth=2, heads=2, rotary_pos_emb=True, use_scalenorm=True, ff_glu=True))
run = lambda: model(torch.arange(20).reshape(1, 20))

# %% x-transformers: T5 positions
from x_transformers import TransformerWrapper, Decoder
model = TransformerWrapper(num_tokens=50, max_seq_len=32, attn_layers=Decoder(dim=32, depth=2, heads=2, rel_pos_bias=True))
run = lambda: model(torch.arange(20).reshape(1, 20))

# %% x-transformers: ViT
from x_transformers import ViTransformerWrapper, Encoder
model = ViTransformerWrapper(image_size=32, patch_size=8, num_classes=10, attn_layers=Encoder(dim=32, depth=2, heads=2))
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% x-transformers: continuous
from x_transformers import ContinuousTransformerWrapper, Encoder
model = ContinuousTransformerWrapper(dim_in=8, dim_out=4, max_seq_len=32, attn_layers=Encoder(dim=32, depth=2, heads=2))
run = lambda: model(torch.linspace(-1, 1, 160).reshape(1, 20, 8))

# %% perceiver-pytorch: Perceiver
from perceiver_pytorch import Perceiver
model = Perceiver(input_channels=3, input_axis=2, num_freq_bands=3, max_freq=10.0, depth=2, num_latents=8, latent_dim=16,
                  cross_heads=1, latent_heads=2, cross_dim_head=8, latent_dim_head=8, num_classes=10, weight_tie_layers=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 16, 16, 3))

# %% perceiver-pytorch: PerceiverIO
from perceiver_pytorch import PerceiverIO
model = PerceiverIO(dim=16, queries_dim=16, logits_dim=10, depth=2, num_latents=8, latent_dim=16, cross_heads=1, latent_heads=2,
                    cross_dim_head=8, latent_dim_head=8)
run = lambda: model(torch.linspace(-1, 1, 320).reshape(1, 20, 16), queries=torch.linspace(-1, 1, 64).reshape(4, 16))

# %% denoising-diffusion-pytorch: Unet
from denoising_diffusion_pytorch import Unet
model = Unet(dim=16, dim_mults=(1, 2), flash_attn=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16), torch.tensor([5]))

# %% denoising-diffusion-pytorch: Unet1D
from denoising_diffusion_pytorch import Unet1D
model = Unet1D(dim=16, dim_mults=(1, 2), channels=4)
run = lambda: model(torch.linspace(-1, 1, 4 * 32).reshape(1, 4, 32), torch.tensor([5]))

# %% efficientnet-pytorch: EfficientNet
from efficientnet_pytorch import EfficientNet
model = EfficientNet.from_name("efficientnet-b0", num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% rotary-embedding-torch: RotaryEmbedding
from rotary_embedding_torch import RotaryEmbedding
model = RotaryEmbedding(dim=8)
run = lambda: model.rotate_queries_or_keys(torch.linspace(-1, 1, 2 * 10 * 16).reshape(1, 2, 10, 16))

# %% pytorch-msssim: SSIM
from pytorch_msssim import SSIM
model = SSIM(data_range=1.0, size_average=True, channel=3)
run = lambda: model(torch.linspace(0, 1, 3 * 32 * 32).reshape(1, 3, 32, 32), torch.linspace(1, 0, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% local-attention: LocalAttention
from local_attention import LocalAttention
model = LocalAttention(dim=8, window_size=8, causal=True, look_backward=1, look_forward=0, dropout=0.0, exact_windowsize=False)
x = torch.linspace(-1, 1, 2 * 32 * 8).reshape(2, 32, 8)
run = lambda: model(x, x * 2, x + 1)

# %% local-attention: LocalTransformer
from local_attention import LocalTransformer
model = LocalTransformer(num_tokens=50, dim=32, depth=2, max_seq_len=32, causal=True, local_attn_window_size=8, heads=2, dim_head=16)
run = lambda: model(torch.arange(32).reshape(1, 32))

# %% nystrom-attention: Nystromformer
from nystrom_attention import Nystromformer
model = Nystromformer(dim=32, dim_head=8, heads=2, depth=2, num_landmarks=8, pinv_iterations=6)
run = lambda: model(torch.linspace(-1, 1, 32 * 32).reshape(1, 32, 32))

# %% performer-pytorch: language model
from performer_pytorch import PerformerLM
model = PerformerLM(num_tokens=50, max_seq_len=32, dim=32, depth=2, heads=2, dim_head=16, causal=False, local_attn_heads=0)
run = lambda: model(torch.arange(32).reshape(1, 32))

# %% axial-attention: AxialAttention
from axial_attention import AxialAttention
model = AxialAttention(dim=16, dim_index=1, dim_heads=8, heads=2, num_dimensions=2, sum_axial_out=True)
run = lambda: model(torch.linspace(-1, 1, 16 * 8 * 8).reshape(1, 16, 8, 8))

# %% vector-quantize-pytorch: FSQ
from vector_quantize_pytorch import FSQ
model = FSQ([8, 5, 5, 5])
run = lambda: model(torch.linspace(-1, 1, 40).reshape(1, 10, 4))

# %% vector-quantize-pytorch: VectorQuantize
from vector_quantize_pytorch import VectorQuantize
model = VectorQuantize(dim=8, codebook_size=16, decay=0.8, commitment_weight=1.0)
run = lambda: model(torch.linspace(-1, 1, 80).reshape(1, 10, 8))

# %% conformer: ConformerBlock
from conformer import ConformerBlock
model = ConformerBlock(dim=32, dim_head=8, heads=2, ff_mult=2, conv_expansion_factor=2, conv_kernel_size=7)
run = lambda: model(torch.linspace(-1, 1, 20 * 32).reshape(1, 20, 32))

# %% mlp-mixer-pytorch: MLPMixer
from mlp_mixer_pytorch import MLPMixer
model = MLPMixer(image_size=32, channels=3, patch_size=8, dim=32, depth=2, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% g-mlp-pytorch: gMLPVision
from g_mlp_pytorch import gMLPVision
model = gMLPVision(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% bottleneck-transformer-pytorch: BottleStack
from bottleneck_transformer_pytorch import BottleStack
model = BottleStack(dim=16, fmap_size=16, dim_out=32, proj_factor=4, downsample=True, heads=2, dim_head=8, num_layers=2, rel_pos_emb=True)
run = lambda: model(torch.linspace(-1, 1, 16 * 16 * 16).reshape(1, 16, 16, 16))

# %% egnn-pytorch: EGNN
from egnn_pytorch import EGNN
model = EGNN(dim=16)
run = lambda: model(torch.linspace(-1, 1, 160).reshape(1, 10, 16), torch.linspace(-2, 1, 30).reshape(1, 10, 3) ** 2)

# %% torchdiffeq: odeint
from torchdiffeq import odeint
model = torch.nn.Sequential(torch.nn.Linear(2, 8), torch.nn.Tanh(), torch.nn.Linear(8, 2))
run = lambda: odeint(lambda t, y: model(y), torch.tensor([[1.0, 0.0]]), torch.linspace(0.0, 1.0, 5), method="rk4")

# %% hyper-connections: residual
from hyper_connections import get_init_and_expand_reduce_stream_functions
model = torch.nn.Linear(8, 8)
init_hyper, expand_stream, reduce_stream = get_init_and_expand_reduce_stream_functions(1, disable=True)
run = lambda: reduce_stream(init_hyper(dim=8, branch=model)(expand_stream(torch.linspace(-1, 1, 16).reshape(2, 8))))
