# Converted: deepinv
# As they are: natsort h5py

# %% U-Net, DRUNet and DnCNN denoisers
import deepinv as dinv
model = torch.nn.ModuleList([dinv.models.DRUNet(in_channels=1, out_channels=1, nc=(4, 8, 8, 16), nb=1, pretrained=None),
                             dinv.models.UNet(in_channels=1, out_channels=1, channels_per_scale=[4, 8, 16], batch_norm="biasfree"),
                             dinv.models.DnCNN(in_channels=1, out_channels=1, depth=4, nf=8, pretrained=None)])
x = torch.linspace(0, 1, 32 * 32).reshape(1, 1, 32, 32)
run = lambda: [denoiser(x, 0.1) for denoiser in model]

# %% unfolded proximal gradient descent for deblurring
import deepinv as dinv
physics = dinv.physics.Blur(filter=dinv.physics.blur.gaussian_blur(sigma=(1.0, 1.0)), padding="circular")
prior = dinv.optim.PnP(dinv.models.DnCNN(in_channels=1, out_channels=1, depth=3, nf=8, pretrained=None))
model = dinv.optim.PGD(data_fidelity=dinv.optim.L2(), prior=prior, stepsize=0.8, sigma_denoiser=0.05, max_iter=3, unfold=True)
y = physics.A(torch.sin(torch.arange(24.0 * 24) / 150).reshape(1, 1, 24, 24))
run = lambda: (y, model(y, physics))

# %% total variation with iterative reconstruction of missing pixels
import deepinv as dinv
mask = (torch.arange(20 * 20) % 3 > 0).float().reshape(1, 20, 20)
physics = dinv.physics.Inpainting(img_size=(1, 20, 20), mask=mask)
prior = dinv.optim.TVPrior(n_it_max=10)
model = dinv.optim.ADMM(data_fidelity=dinv.optim.L2(), prior=prior, lambda_reg=0.1, stepsize=0.5, max_iter=5)
y = physics.A(torch.linspace(0, 1, 400).reshape(1, 1, 20, 20))
def run():
    prior.TVModel.restart = True
    return model(y, physics), physics.A_adjoint(y), physics.A_dagger(y)

# %% Restormer and SCUNet
import deepinv as dinv
model = torch.nn.ModuleList([dinv.models.Restormer(in_channels=3, out_channels=3, dim=8, num_blocks=(1, 1, 1, 1), num_refinement_blocks=1, heads=(1, 2, 2, 4), pretrained=None),
                             dinv.models.SCUNet(in_nc=3, config=[1, 1, 1, 1, 1, 1, 1], dim=64, pretrained=None)])
x = torch.linspace(0, 1, 3 * 32 * 32).reshape(1, 3, 32, 32)
run = lambda: (model[0](x, 0.1), model[1](x))

# %% MoDL for accelerated MRI
import deepinv as dinv
mask = (torch.arange(16) % 3 == 0).float().expand(16, 16)
physics = dinv.physics.MRI(mask=mask, img_size=(1, 2, 16, 16))
model = dinv.models.MoDL(denoiser=dinv.models.DnCNN(in_channels=2, out_channels=2, depth=3, nf=8, pretrained=None), num_iter=2)
y = physics.A(torch.sin(torch.arange(512.0) / 11).reshape(1, 2, 16, 16))
run = lambda: (y, physics.A_adjoint(y), model(y, physics))
