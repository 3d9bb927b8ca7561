# Converted: lpips torchvision

# %% DSSIM and head
import lpips
model = lpips.NetLinLayer(8)
run = lambda: (model.model(torch.linspace(-1, 1, 8 * 9).reshape(1, 8, 3, 3)), lpips.normalize_tensor(torch.linspace(-1, 1, 24).reshape(1, 6, 2, 2)))

# %% DSSIM
import lpips
model = lpips.DSSIM(colorspace="Gray") if hasattr(lpips, "DSSIM") else lpips.ScalingLayer()
run = lambda: lpips.ScalingLayer()(torch.linspace(-1, 1, 48).reshape(1, 3, 4, 4))

# %% LPIPS with AlexNet
import lpips
model = lpips.LPIPS(net="alex", pretrained=False, pnet_rand=True, verbose=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64), torch.linspace(1, -1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% LPIPS with VGG
import lpips
model = lpips.LPIPS(net="vgg", pretrained=False, pnet_rand=True, verbose=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64), torch.linspace(1, -1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% LPIPS with SqueezeNet
import lpips
model = lpips.LPIPS(net="squeeze", pretrained=False, pnet_rand=True, verbose=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64), torch.linspace(1, -1, 3 * 64 * 64).reshape(1, 3, 64, 64))
