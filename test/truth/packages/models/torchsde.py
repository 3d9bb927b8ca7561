# Converted: torchsde
# As they are: trampoline

# %% Ito
import torchsde
class Equation(torch.nn.Module):
    noise_type, sde_type = 'diagonal', 'ito'
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(3, 3)
    def f(self, t, y):
        return self.layer(y)
    def g(self, t, y):
        return torch.zeros_like(y)
model = Equation()
run = lambda: torchsde.sdeint(model, torch.linspace(-1, 1, 6).reshape(2, 3), torch.linspace(0, 1, 4), dt=0.1)
