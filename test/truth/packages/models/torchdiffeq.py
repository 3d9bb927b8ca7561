# Converted: torchdiffeq

# %% odeint
from torchdiffeq import odeint
model = torch.nn.Sequential(torch.nn.Linear(2, 8), torch.nn.Tanh(), torch.nn.Linear(8, 2))
run = lambda: odeint(lambda t, y: model(y), torch.tensor([[1.0, 0.0]]), torch.linspace(0.0, 1.0, 5), method="rk4")
