# Converted: denoising-diffusion-pytorch ema-pytorch
# As they are: accelerate

# %% Unet
from denoising_diffusion_pytorch import Unet
model = Unet(dim=16, dim_mults=(1, 2), flash_attn=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16), torch.tensor([5]))

# %% Unet1D
from denoising_diffusion_pytorch import Unet1D
model = Unet1D(dim=16, dim_mults=(1, 2), channels=4)
run = lambda: model(torch.linspace(-1, 1, 4 * 32).reshape(1, 4, 32), torch.tensor([5]))
