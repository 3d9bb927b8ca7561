# Converted: piqa torchvision==0.24.1

# %% SSIM and MS-SSIM
from piqa import MS_SSIM, SSIM
model = torch.nn.ModuleList([SSIM(window_size=7), MS_SSIM(window_size=5, padding=True, reduction="none")])
def run():
    x, y = torch.linspace(0, 40, 2 * 3 * 96 * 96).sin().reshape(2, 3, 96, 96) / 2 + 0.5, torch.linspace(0, 41, 2 * 3 * 96 * 96).sin().reshape(2, 3, 96, 96) / 2 + 0.5
    return model[0](x, y), model[1](x, y)

# %% GMSD and MDSI
from piqa import GMSD, MDSI, MS_GMSD
model = torch.nn.ModuleList([GMSD(), MS_GMSD(), MDSI()])
def run():
    x, y = torch.linspace(0, 40, 3 * 48 * 48).sin().reshape(1, 3, 48, 48) / 2 + 0.5, torch.linspace(0, 41, 3 * 48 * 48).cos().reshape(1, 3, 48, 48) / 2 + 0.5
    return [metric(x, y) for metric in model]

# %% HaarPSI, VSI and FSIM
from piqa import FSIM, VSI, HaarPSI
model = torch.nn.ModuleList([HaarPSI(), VSI(), FSIM()])
def run():
    x, y = torch.linspace(0, 40, 3 * 48 * 48).sin().reshape(1, 3, 48, 48) / 2 + 0.5, torch.linspace(0, 41, 3 * 48 * 48).sin().reshape(1, 3, 48, 48) / 2 + 0.5
    return [metric(x, y) for metric in model]

# %% PSNR and total variation
from piqa import PSNR, TV
model = torch.nn.ModuleList([PSNR(), TV(norm="L2", reduction="none")])
def run():
    x, y = torch.linspace(0, 1, 2 * 3 * 64).reshape(2, 3, 8, 8), torch.linspace(0, 9, 2 * 3 * 64).sin().abs().reshape(2, 3, 8, 8)
    return model[0](x, y), model[1](y)
