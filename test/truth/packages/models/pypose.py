# Converted: pypose

# %% Lie groups: rotation, rigid motion, similarity
import pypose as pp
model = torch.nn.Identity()
def run():
    rotation = pp.so3(torch.linspace(-0.5, 0.7, 6).reshape(2, 3)).Exp()
    motion = pp.se3(torch.linspace(-0.4, 0.6, 12).reshape(2, 6)).Exp()
    similar = pp.sim3(torch.linspace(-0.3, 0.5, 7)).Exp()
    points = torch.linspace(-1, 1, 6).reshape(2, 3)
    return (rotation @ points, (motion @ pp.se3(torch.ones(2, 6) / 5).Exp().Inv()).tensor(), motion.matrix(), similar.Log().tensor(), rotation.euler(), motion.Adj(pp.se3(torch.ones(2, 6) / 5)).tensor(), rotation.Act(points))

# %% inverse by Levenberg-Marquardt
import pypose as pp
class PoseInverse(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.pose = pp.Parameter(pp.SE3(torch.tensor([[0.1, -0.2, 0.3, 0.0, 0.0, 0.0, 1.0], [0.0, 0.4, 0.1, 0.0, 0.0, 0.6, 0.8]])))
    def forward(self, x):
        return (self.pose @ x).Log().tensor()
model = PoseInverse()
def run():
    x = pp.se3(torch.linspace(-0.5, 0.5, 12).reshape(2, 6)).Exp()
    optimizer = pp.optim.LM(model, strategy=pp.optim.strategy.Adaptive(damping=1e-4))
    with torch.enable_grad():
        for _ in range(3):
            optimizer.step(x)
    return model.pose.tensor().detach()

# %% IMU preintegration
import pypose as pp
model = pp.module.IMUPreintegrator(torch.zeros(3), pp.identity_SO3(), torch.zeros(3))
def run():
    states = model(dt=torch.full((1, 5, 1), 0.1), gyro=torch.linspace(-0.4, 0.4, 15).reshape(1, 5, 3), acc=torch.linspace(0, 2, 15).reshape(1, 5, 3))
    return states["rot"].tensor(), states["pos"], states["vel"], states["cov"]

# %% linear quadratic regulator
import pypose as pp
A = torch.eye(4) + 0.1 * torch.linspace(-1, 1, 16).reshape(4, 4)
B = torch.linspace(0.2, 1, 8).sin().reshape(4, 2)
model = pp.module.LTI(A, B, torch.eye(4), torch.zeros(4, 2), torch.zeros(4), torch.zeros(4))
def run():
    Q = torch.eye(6).repeat(1, 5, 1, 1) + 0.1
    regulator = pp.module.LQR(model, Q, torch.linspace(-1, 1, 30).reshape(1, 5, 6), 5)
    return regulator(torch.tensor([[1.0, -0.5, 0.3, 0.2]]))
