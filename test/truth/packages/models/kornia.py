# Converted: kornia
# As they are: kornia-rs

# %% blur
import kornia
model = kornia.filters.GaussianBlur2d((5, 5), (1.5, 1.5))
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% Sobel
import kornia
model = kornia.filters.Sobel()
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16) ** 2)

# %% HSV
import kornia
model = kornia.color.RgbToHsv()
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16) ** 2)

# %% affine
import kornia
model = torch.nn.Identity()
run = lambda: kornia.geometry.transform.warp_affine(
    torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16), torch.tensor([[[0.9, 0.1, 0.5], [-0.1, 0.9, 1.0]]]), (16, 16))

# %% SSIM
import kornia
model = kornia.losses.SSIMLoss(5)
run = lambda: model(torch.linspace(0, 1, 3 * 16 * 16).reshape(1, 3, 16, 16), torch.linspace(1, 0, 3 * 16 * 16).reshape(1, 3, 16, 16) ** 2)

# %% HardNet
import kornia
model = kornia.feature.HardNet(pretrained=False)
run = lambda: model(torch.linspace(0, 1, 2 * 32 * 32).reshape(2, 1, 32, 32) ** 2)

# %% Harris corners
import kornia
model = kornia.feature.CornerHarris(torch.tensor(0.04))
run = lambda: model((torch.arange(256) % 7).float().reshape(1, 1, 16, 16) / 7)
