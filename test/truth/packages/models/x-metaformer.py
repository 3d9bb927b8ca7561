# Converted: x-metaformer

# %% CAFormer
from x_metaformer import CAFormer
model = CAFormer(in_channels=3, depths=(1, 1, 2, 1), dims=(16, 32, 48, 64), multi_query_attention=False, use_seqpool=True, init_kernel_size=3,
                 init_stride=2, drop_path_rate=0.4, norm="ln", use_grn_mlp=True, use_pos_emb=True, head_dim=16, num_heads=4, attn_dropout=0.1,
                 proj_dropout=0.1, patchmasking_prob=0.05, num_mem_vecs=2, improve_locality=True)
run = lambda: model(torch.sin(torch.arange(6144.0) / 11).reshape(2, 3, 32, 32))

# %% ConvFormer with gated activation
from x_metaformer import ConvFormer
model = ConvFormer(in_channels=3, depths=(1, 1, 1, 1), dims=(16, 24, 32, 40), norm="bn", use_dual_patchnorm=True, use_starreglu=True)
run = lambda: model(torch.linspace(-1, 1, 3072).reshape(1, 3, 32, 32), return_embeddings=True)

# %% CFFormer, mixing by Fourier transform
from x_metaformer import CFFormer
model = CFFormer(in_channels=2, depths=(1, 2, 1, 1), dims=(16, 24, 32, 48), norm="rms", init_kernel_size=(8, 4), init_stride=(4, 2), use_pos_emb=False)
run = lambda: model(torch.cos(torch.arange(4096.0) / 5).reshape(1, 2, 64, 32), return_embeddings=True)
