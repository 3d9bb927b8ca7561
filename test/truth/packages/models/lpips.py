# Converted: lpips

# %% DSSIM and head
import lpips
model = lpips.NetLinLayer(8)
run = lambda: (model.model(torch.linspace(-1, 1, 8 * 9).reshape(1, 8, 3, 3)), lpips.normalize_tensor(torch.linspace(-1, 1, 24).reshape(1, 6, 2, 2)))
