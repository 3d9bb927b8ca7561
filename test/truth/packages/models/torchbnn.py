# Converted: torchbnn

# %% classifier with frozen noise
import torchbnn as bnn
from torchbnn.utils import freeze
model = torch.nn.Sequential(bnn.BayesLinear(prior_mu=0, prior_sigma=0.1, in_features=4, out_features=32), torch.nn.ReLU(),
                            bnn.BayesLinear(prior_mu=0, prior_sigma=0.1, in_features=32, out_features=3))
freeze(model)
run = lambda: model(torch.linspace(-1, 1, 24).reshape(6, 4))

# %% divergence of a network
import torchbnn as bnn
model = torch.nn.Sequential(bnn.BayesConv2d(prior_mu=0, prior_sigma=0.1, in_channels=1, out_channels=4, kernel_size=3), bnn.BayesBatchNorm2d(0, 0.2, 4),
                            torch.nn.Flatten(), bnn.BayesLinear(prior_mu=0.1, prior_sigma=0.3, in_features=16, out_features=2, bias=False))
run = lambda: (bnn.BKLLoss(reduction="mean", last_layer_only=False)(model), bnn.BKLLoss(reduction="sum")(model), bnn.BKLLoss(last_layer_only=True)(model))

# %% convolutions and normalization, frozen
import torchbnn as bnn
from torchbnn.utils import freeze
model = torch.nn.Sequential(bnn.BayesConv2d(0, 0.05, 3, 8, 3, stride=2, padding=1), bnn.BayesBatchNorm2d(0, 0.1, 8), torch.nn.ReLU(),
                            bnn.BayesConv2d(0, 0.05, 8, 8, 3, padding=2, groups=2, bias=False, padding_mode="circular"), torch.nn.Flatten(),
                            bnn.BayesLinear(0, 0.05, 96, 5))
freeze(model)
run = lambda: model(torch.sin(torch.arange(288.0) / 4).reshape(2, 3, 8, 6))
