# Converted: bayesian-torch torchvision==0.24.1

# %% variational layers with a narrow posterior
from bayesian_torch.layers import Conv2dReparameterization, LinearReparameterization
model = torch.nn.ModuleList([Conv2dReparameterization(2, 4, 3, padding=1, posterior_rho_init=-30.0), LinearReparameterization(4 * 6 * 6, 5, prior_variance=0.5, posterior_rho_init=-30.0)])
def run():
    x, kl = model[0](torch.linspace(-1, 1, 2 * 2 * 36).reshape(2, 2, 6, 6))
    out, more = model[1](x.relu().flatten(1))
    return out, kl + more

# %% network turned Bayesian
from bayesian_torch.models.dnn_to_bnn import dnn_to_bnn, get_kl_loss
model = torch.nn.Sequential(torch.nn.Conv2d(1, 4, 3), torch.nn.ReLU(), torch.nn.Flatten(), torch.nn.Linear(64, 8), torch.nn.ReLU(), torch.nn.Linear(8, 3))
dnn_to_bnn(model, {"prior_mu": 0.0, "prior_sigma": 1.0, "posterior_mu_init": 0.0, "posterior_rho_init": -30.0, "type": "Reparameterization", "moped_enable": False, "moped_delta": 0.5})
run = lambda: (model(torch.linspace(-1, 1, 72).reshape(2, 1, 6, 6)), get_kl_loss(model))

# %% Flipout layers and an LSTM
from bayesian_torch.layers import LinearFlipout, LSTMReparameterization
model = torch.nn.ModuleList([LSTMReparameterization(4, 6, posterior_rho_init=-30.0), LinearFlipout(6, 3, posterior_rho_init=-30.0)])
def run():
    hidden, _, kl = model[0](torch.linspace(-2, 2, 40).reshape(2, 5, 4))
    out, more = model[1](hidden)
    return out, hidden, kl + more

# %% Bayesian ResNet's divergence from its prior
from bayesian_torch.models.bayesian.resnet_variational import BasicBlock, ResNet
model = ResNet(BasicBlock, [1, 1, 1])
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))[1]
