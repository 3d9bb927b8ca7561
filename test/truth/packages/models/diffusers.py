# Converted: diffusers==0.35.2
# As they are: safetensors importlib-metadata zipp regex httpx

# %% UNet2DModel
from diffusers import UNet2DModel
model = UNet2DModel(sample_size=16, in_channels=3, out_channels=3, layers_per_block=1, block_out_channels=(32, 64),
                    down_block_types=("DownBlock2D", "AttnDownBlock2D"), up_block_types=("AttnUpBlock2D", "UpBlock2D"))
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16), torch.tensor([5])).sample

# %% AutoencoderKL
from diffusers import AutoencoderKL
model = AutoencoderKL(block_out_channels=(32, 32), down_block_types=("DownEncoderBlock2D",) * 2,
                      up_block_types=("UpDecoderBlock2D",) * 2, latent_channels=4, norm_num_groups=8)
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16)).sample

# %% UNet2DConditionModel
from diffusers import UNet2DConditionModel
model = UNet2DConditionModel(sample_size=8, block_out_channels=(32, 64), layers_per_block=1, cross_attention_dim=16,
                             down_block_types=("CrossAttnDownBlock2D", "DownBlock2D"), norm_num_groups=8,
                             up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"), attention_head_dim=8)
run = lambda: model(torch.linspace(-1, 1, 4 * 8 * 8).reshape(1, 4, 8, 8), torch.tensor([3]),
                    torch.linspace(-1, 1, 5 * 16).reshape(1, 5, 16)).sample

# %% DDIM scheduler
from diffusers import DDIMScheduler
model = torch.nn.Identity()
scheduler = DDIMScheduler(num_train_timesteps=100)
scheduler.set_timesteps(10)
run = lambda: scheduler.step(torch.linspace(-1, 1, 48).reshape(1, 3, 4, 4), 50, torch.linspace(1, -1, 48).reshape(1, 3, 4, 4)).prev_sample
