# Converted: FrEIA

# %% sequence of all-in-one blocks with a condition
import numpy
from FrEIA.framework import SequenceINN
from FrEIA.modules import AllInOneBlock
numpy.random.seed(1)
subnet = lambda n, m: torch.nn.Sequential(torch.nn.Linear(n, 16), torch.nn.ReLU(), torch.nn.Linear(16, m))
model = SequenceINN(6)
for _ in range(3):
    model.append(AllInOneBlock, cond=0, cond_shape=(2,), subnet_constructor=subnet, permute_soft=True)
points, condition = torch.sin(torch.arange(24).float()).reshape(4, 6), torch.cos(torch.arange(8).float()).reshape(4, 2)
def run():
    z, jacobian = model(points, c=[condition])
    return z, jacobian, model(z, c=[condition], rev=True)

# %% graph of coupling blocks
from FrEIA.framework import GraphINN, InputNode, Node, OutputNode
from FrEIA.modules import ActNorm, GLOWCouplingBlock, PermuteRandom, RNVPCouplingBlock
subnet = lambda n, m: torch.nn.Sequential(torch.nn.Linear(n, 12), torch.nn.Tanh(), torch.nn.Linear(12, m))
nodes = [InputNode(5, name="input")]
for number, block in enumerate([GLOWCouplingBlock, RNVPCouplingBlock]):
    nodes.append(Node(nodes[-1], block, {"subnet_constructor": subnet, "clamp": 2.0}, name=f"coupling {number}"))
    nodes.append(Node(nodes[-1], PermuteRandom, {"seed": number}, name=f"permute {number}"))
nodes.append(OutputNode(nodes[-1], name="output"))
model = GraphINN(nodes)
def run():
    z, jacobian = model(torch.sin(torch.arange(20).float()).reshape(4, 5))
    return z, jacobian, model(z, rev=True)[0]

# %% convolutional network that splits
from FrEIA.framework import GraphINN, InputNode, Node, OutputNode
from FrEIA.modules import Flatten, GINCouplingBlock, HaarDownsampling, IRevNetDownsampling, Split
conv = lambda n, m: torch.nn.Sequential(torch.nn.Conv2d(n, 8, 3, padding=1), torch.nn.ReLU(), torch.nn.Conv2d(8, m, 3, padding=1))
start = InputNode(1, 8, 8, name="image")
haar = Node(start, HaarDownsampling, {"rebalance": 0.5, "order_by_wavelet": True}, name="haar")
first = Node(haar, GINCouplingBlock, {"subnet_constructor": conv}, name="first")
split = Node(first, Split, {"section_sizes": [2, 2], "dim": 0}, name="split")
aside = Node(split.out1, Flatten, {}, name="aside")
down = Node(split.out0, IRevNetDownsampling, {}, name="down")
second = Node(down, GINCouplingBlock, {"subnet_constructor": conv}, name="second")
flat = Node(second, Flatten, {}, name="flat")
model = GraphINN([start, haar, first, split, aside, down, second, flat,
                  OutputNode(aside, name="details"), OutputNode(flat, name="rest")])
def run():
    z, jacobian = model(torch.sin(torch.arange(2 * 64).float()).reshape(2, 1, 8, 8))
    return z, jacobian, model(z, rev=True)[0]
