# Converted: vit-pytorch

# %% ViT
from vit_pytorch import ViT
model = ViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% SimpleViT
from vit_pytorch import SimpleViT
model = SimpleViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% DeepViT
from vit_pytorch.deepvit import DeepViT
model = DeepViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=4, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% CaiT
from vit_pytorch.cait import CaiT
model = CaiT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, cls_depth=1, heads=4, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% T2TViT
from vit_pytorch.t2t import T2TViT
model = T2TViT(dim=32, image_size=64, depth=2, heads=2, mlp_dim=64, num_classes=10, t2t_layers=((7, 4), (3, 2), (3, 2)))
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% CCT
from vit_pytorch.cct import CCT
model = CCT(img_size=32, embedding_dim=32, n_conv_layers=2, kernel_size=7, stride=2, padding=3, pooling_kernel_size=3,
            pooling_stride=2, pooling_padding=1, num_layers=2, num_heads=2, mlp_ratio=2.0, num_classes=10,
            positional_embedding="learnable")
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% CrossViT
from vit_pytorch.cross_vit import CrossViT
model = CrossViT(image_size=32, num_classes=10, depth=1, sm_dim=16, sm_patch_size=8, sm_enc_depth=1, sm_enc_heads=2,
                 sm_enc_mlp_dim=32, lg_dim=24, lg_patch_size=16, lg_enc_depth=1, lg_enc_heads=2, lg_enc_mlp_dim=32,
                 cross_attn_depth=1, cross_attn_heads=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% PiT
from vit_pytorch.pit import PiT
model = PiT(image_size=64, patch_size=8, dim=32, num_classes=10, depth=(1, 1), heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% LeViT
from vit_pytorch.levit import LeViT
model = LeViT(image_size=64, num_classes=10, stages=2, dim=(16, 32), depth=1, heads=(2, 2), mlp_mult=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% CvT
from vit_pytorch.cvt import CvT
model = CvT(num_classes=10, s1_emb_dim=16, s2_emb_dim=24, s3_emb_dim=32, s3_depth=1)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% RegionViT
from vit_pytorch.regionvit import RegionViT
model = RegionViT(dim=(16, 16, 32, 32), depth=(1, 1, 1, 1), window_size=2, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% ScalableViT
from vit_pytorch.scalable_vit import ScalableViT
model = ScalableViT(num_classes=10, dim=16, heads=(1, 2), depth=(1, 1), ssa_dim_key=(8, 8), reduction_factor=(2, 1),
                    window_size=(4, None), dropout=0.0)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% MaxViT
from vit_pytorch.max_vit import MaxViT
model = MaxViT(num_classes=10, dim_conv_stem=16, dim=16, dim_head=8, depth=(1, 1), window_size=4, mbconv_expansion_rate=2,
               mbconv_shrinkage_rate=0.25, dropout=0.0)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% NesT
from vit_pytorch.nest import NesT
model = NesT(image_size=32, patch_size=4, dim=16, heads=2, num_hierarchies=2, block_repeats=(1, 1), num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% XCiT
from vit_pytorch.xcit import XCiT
model = XCiT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=1, cls_depth=1, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% ViT for small data
from vit_pytorch.vit_for_small_dataset import ViT as SmallViT
model = SmallViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% ParallelViT
from vit_pytorch.parallel_vit import ViT as ParallelViT
model = ParallelViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=2, heads=2, mlp_dim=64, num_parallel_branches=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% ViT with rotary positions
from vit_pytorch.rvt import RvT
model = RvT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=1, heads=2, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% MAE encoder with patch merger
from vit_pytorch.vit_with_patch_merger import ViT as MergerViT
model = MergerViT(image_size=32, patch_size=8, num_classes=10, dim=32, depth=4, heads=2, patch_merge_layer=2,
                  patch_merge_num_tokens=4, mlp_dim=64)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))
