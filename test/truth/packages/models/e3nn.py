# Converted: e3nn opt-einsum-fx
# As they are: opt-einsum sympy mpmath

# %% linear layer, tensor product and gate
from e3nn import o3
from e3nn.nn import Gate


class Block(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = o3.Linear("4x0e + 2x1o", "3x0e + 3x1o")
        self.gate = Gate("4x0e + 2x0o", [torch.nn.functional.silu, torch.tanh], "3x0e", [torch.sigmoid], "2x1o + 1x1e")
        self.product = o3.FullyConnectedTensorProduct("3x0e + 3x1o", "1x0e + 1x1o", self.gate.irreps_in)

    def forward(self, features, vectors):
        harmonics = o3.spherical_harmonics("0e + 1o", vectors, normalize=True, normalization="component")
        return self.gate(self.product(self.linear(features), harmonics))


model = Block()
run = lambda: model(torch.sin(torch.arange(50.0)).reshape(5, 10), torch.cos(torch.arange(15.0)).reshape(5, 3))

# %% network for points
from e3nn.nn.models.v2106.gate_points_networks import SimpleNetwork
model = SimpleNetwork("2x0e + 1x1o", "3x0e + 1x1o", max_radius=1.8, num_neighbors=4.0, num_nodes=5.0, mul=4, layers=1, lmax=1)
points = torch.stack([torch.sin(torch.arange(10.0) * 1.3), torch.cos(torch.arange(10.0) * 2.1), torch.sin(torch.arange(10.0) * 0.7 + 1)], dim=1)
run = lambda: model({"pos": points, "x": torch.linspace(-1, 1, 50).reshape(10, 5), "batch": torch.tensor([0] * 5 + [1] * 5)})

# %% activations, normalization and a network of weights
from e3nn import o3
from e3nn.nn import Activation, BatchNorm, Extract, FullyConnectedNet, NormActivation


class Layers(torch.nn.Module):
    def __init__(self):
        super().__init__()
        irreps = o3.Irreps("3x0e + 2x0o + 2x1o + 1x2e")
        self.norm = BatchNorm(irreps)
        self.activation = NormActivation(irreps, torch.sigmoid, bias=True)
        self.product = o3.TensorProduct("2x1o", "1x1o", "2x0e + 2x1e", [(0, 0, 0, "uvu", True), (0, 0, 1, "uvu", True)], shared_weights=False, internal_weights=False)
        self.weights = FullyConnectedNet([4, 16, self.product.weight_numel], torch.nn.functional.silu)
        self.extract = Extract(irreps, ["2x1o", "3x0e + 2x0o"], [(2,), (0, 1)])
        self.scalars = Activation("3x0e + 2x0o", [torch.nn.functional.gelu, torch.tanh])

    def forward(self, features, vectors, lengths):
        inner, scalars = self.extract(self.activation(self.norm(features)))
        return self.product(inner, vectors, self.weights(lengths)), self.scalars(scalars)


model = Layers()
run = lambda: model(torch.sin(torch.arange(64.0)).reshape(4, 16), torch.linspace(-1, 1, 12).reshape(4, 3), torch.linspace(0, 1, 16).reshape(4, 4))
