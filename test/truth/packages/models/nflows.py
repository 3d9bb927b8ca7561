# Converted: nflows
# As they are: matplotlib umnn pyparsing cycler kiwisolver python-dateutil six contourpy fonttools

# %% affine autoregressive flow
from nflows.distributions.normal import StandardNormal
from nflows.flows.base import Flow
from nflows.transforms.autoregressive import MaskedAffineAutoregressiveTransform
from nflows.transforms.base import CompositeTransform
from nflows.transforms.permutations import ReversePermutation
model = Flow(CompositeTransform([ReversePermutation(4), MaskedAffineAutoregressiveTransform(4, 8)]), StandardNormal([4]))
run = lambda: model.log_prob(torch.linspace(-1, 1, 12).reshape(3, 4))

# %% rational quadratic coupling
from nflows.nn.nets.resnet import ResidualNet
from nflows.transforms.coupling import PiecewiseRationalQuadraticCouplingTransform
model = PiecewiseRationalQuadraticCouplingTransform(
    torch.tensor([1, 0, 1, 0]), lambda i, o: ResidualNet(i, o, hidden_features=8), tails="linear", tail_bound=2.0)
run = lambda: model(torch.linspace(-1.5, 1.5, 12).reshape(3, 4))
