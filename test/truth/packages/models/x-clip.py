# Converted: x-clip
# %% FLIP encoder
from x_clip import CLIP
model = CLIP(dim_text=16, dim_image=16, dim_latent=8, num_text_tokens=50, text_enc_depth=1, text_seq_len=12, text_heads=2, visual_enc_depth=1,
             visual_image_size=32, visual_patch_size=8, visual_heads=2)
run = lambda: model(torch.arange(12).reshape(1, 12), torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32), freeze_image_encoder=False, return_loss=False)
