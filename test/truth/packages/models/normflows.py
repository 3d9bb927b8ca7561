# Converted: normflows

# %% real NVP with affine coupling blocks
import normflows as nf
flows = []
for i in range(4):
    flows.append(nf.flows.AffineCouplingBlock(nf.nets.MLP([1, 16, 16, 2])))
    flows.append(nf.flows.Permute(2, mode="swap"))
model = nf.NormalizingFlow(nf.distributions.base.DiagGaussian(2), flows)
run = lambda: model.log_prob(torch.sin(torch.arange(20.0)).reshape(10, 2))

# %% neural spline flow
import normflows as nf
flows = []
for i in range(2):
    flows.append(nf.flows.AutoregressiveRationalQuadraticSpline(3, 1, 16))
    flows.append(nf.flows.LULinearPermute(3))
model = nf.NormalizingFlow(nf.distributions.DiagGaussian(3, trainable=False), flows)
run = lambda: model.inverse_and_log_det(torch.linspace(-2, 2, 24).reshape(8, 3))
