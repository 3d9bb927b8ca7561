# Converted: torchode torchtyping
# As they are: typeguard==2.13.3 sympy mpmath

# %% neural ODE solved with Dopri5
import torchode as to
class NeuralODE(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.net = torch.nn.Sequential(torch.nn.Linear(3, 16), torch.nn.Tanh(), torch.nn.Linear(16, 2))
        term = to.ODETerm(self.dynamics)
        self.solver = to.AutoDiffAdjoint(to.Dopri5(term=term), to.IntegralController(atol=1e-5, rtol=1e-3, term=term))
    def dynamics(self, t, y):
        return self.net(torch.cat([t[:, None], y], dim=1)) - 0.5 * y
    def forward(self, y0, t_eval):
        solution = self.solver.solve(to.InitialValueProblem(y0=y0, t_eval=t_eval))
        return solution.ys, solution.ts, solution.status
model = NeuralODE()
t_eval = torch.stack([torch.linspace(0, 2, 8), torch.linspace(0.5, 1.5, 8), torch.linspace(1, 0, 8)])
run = lambda: model(torch.tensor([[1.2, -0.3], [0.5, 0.8], [-1.0, 0.1]]), t_eval)

# %% Van der Pol's oscillator with Tsit5 and a PID controller
import torchode as to
def vdp(t, y, mu):
    x, v = y[..., 0], y[..., 1]
    return torch.stack((v, mu * (1 - x**2) * v - x), dim=-1)
term = to.ODETerm(vdp, with_args=True)
model = to.AutoDiffAdjoint(to.Tsit5(term=term), to.PIDController(atol=1e-5, rtol=1e-4, pcoeff=0.2, icoeff=0.5, dcoeff=0.0, term=term))
def run():
    problem = to.InitialValueProblem(y0=torch.tensor([[2.0, 0.0], [1.0, -1.0]]), t_eval=torch.linspace(0, 3, 12).repeat(2, 1))
    return model.solve(problem, args=torch.tensor([1.0, 3.0])).ys

# %% fixed steps of Euler and Heun
import torchode as to
class Decay(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.rate = torch.nn.Linear(3, 3, bias=False)
    def forward(self, t, y):
        return -self.rate(y) + torch.sin(t)[:, None]
class Both(torch.nn.Module):
    def __init__(self):
        super().__init__()
        term = to.ODETerm(Decay())
        self.solvers = torch.nn.ModuleList([to.AutoDiffAdjoint(method(term=term), to.FixedStepController()) for method in (to.Euler, to.Heun)])
    def forward(self, y0, t_eval):
        return [solver.solve(to.InitialValueProblem(y0=y0, t_eval=t_eval), dt0=torch.full((len(y0),), 0.125)).ys for solver in self.solvers]
model = Both()
run = lambda: model(torch.linspace(-1, 1, 6).reshape(2, 3), torch.linspace(0, 1, 5).repeat(2, 1))
