# Converted: zuko

# %% neural spline flow
import zuko
model = zuko.flows.NSF(3, 2, transforms=2, hidden_features=(8, 8))
run = lambda: model(torch.tensor([0.3, -0.2])).log_prob(torch.linspace(-1, 1, 12).reshape(4, 3))

# %% masked autoregressive flow
import zuko
model = zuko.flows.MAF(3, transforms=2, hidden_features=(8, 8))
run = lambda: model().log_prob(torch.linspace(-1, 1, 12).reshape(4, 3))

# %% MLP
import zuko
model = zuko.nn.MLP(3, 2, (8, 8), activation=torch.nn.ELU)
run = lambda: model(torch.linspace(-1, 1, 12).reshape(4, 3))
