# Converted: piq

# %% multi-scale gradient similarity
import piq
model = piq.MultiScaleGMSDLoss(chromatic=True, data_range=1.0)
run = lambda: model(torch.linspace(0, 1, 3 * 64 * 64).reshape(1, 3, 64, 64), torch.linspace(1, 0, 3 * 64 * 64).reshape(1, 3, 64, 64) ** 2)

# %% total variation and VIF
import piq
model = piq.TVLoss()
run = lambda: (model(torch.linspace(0, 1, 3 * 48 * 48).reshape(1, 3, 48, 48) ** 2),
               piq.vif_p(torch.linspace(0, 1, 3 * 48 * 48).reshape(1, 3, 48, 48), torch.linspace(1, 0, 3 * 48 * 48).reshape(1, 3, 48, 48) ** 2))

# %% FSIM
import piq
model = piq.FSIMLoss()
run = lambda: model((torch.arange(3 * 32 * 32) % 13).float().reshape(1, 3, 32, 32) / 13, (torch.arange(3 * 32 * 32) % 11).float().reshape(1, 3, 32, 32) / 11)
