# Converted: smalldiffusion accelerate

# %% diffusion transformer
from smalldiffusion import CondEmbedderLabel, DiT
model = DiT(in_dim=8, channels=2, patch_size=2, depth=2, head_dim=8, num_heads=2, cond_embed=CondEmbedderLabel(16, 5))
for weight in model.parameters():
    torch.nn.init.normal_(weight, std=0.2)  # many are zero at first
run = lambda: model(
    torch.sin(torch.arange(2 * 2 * 8 * 8).float()).reshape(2, 2, 8, 8), torch.tensor([0.5, 2.0]), torch.tensor([1, 4]))

# %% U-Net
from smalldiffusion import Scaled, Unet
model = Scaled(Unet)(8, 1, 1, ch=32, ch_mult=(1, 2), num_res_blocks=1, attn_resolutions=(4,))
run = lambda: model(torch.sin(torch.arange(2 * 8 * 8).float()).reshape(2, 1, 8, 8), torch.tensor([0.5, 2.0]).reshape(2, 1, 1, 1))

# %% ideal denoiser and a schedule
from smalldiffusion import IdealDenoiser, ScheduleLogLinear, TimeInputMLP
schedule = ScheduleLogLinear(N=50, sigma_min=0.01, sigma_max=10)
points = torch.sin(torch.arange(24).float()).reshape(12, 2)
model = TimeInputMLP(dim=2, hidden_dims=(16, 32, 16))
ideal = IdealDenoiser([point for point in points])
run = lambda: [
    schedule.sample_sigmas(5), ideal(points[:3] + 0.1, torch.tensor(0.3)), model(points, schedule.sigmas[:12, None])]
