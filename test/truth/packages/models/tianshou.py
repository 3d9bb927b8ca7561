# Converted: tianshou
# As they are: pandas python-dateutil pytz tzdata six deepdiff orderly-set cachebox sensai-utils h5py numba llvmlite overrides matplotlib pyparsing cycler kiwisolver fonttools tensorboard absl-py gymnasium pettingzoo cloudpickle farama-notifications psutil werkzeug markdown grpcio protobuf

# %% dueling distributional Q network
from tianshou.utils.net.common import Net
model = Net(state_shape=(4,), action_shape=3, hidden_sizes=[16, 16], num_atoms=5, softmax=True, dueling_param=({"hidden_sizes": [8]}, {"hidden_sizes": [8]}))
run = lambda: model(torch.linspace(-1, 1, 8).reshape(2, 4))[0]

# %% continuous actor and critic
from tianshou.utils.net.common import ActorCritic, Net
from tianshou.utils.net.continuous import ContinuousActorProbabilistic, ContinuousCritic
actor = ContinuousActorProbabilistic(preprocess_net=Net(state_shape=(5,), hidden_sizes=[16]), action_shape=(2,), max_action=2.0, conditioned_sigma=True)
critic = ContinuousCritic(preprocess_net=Net(state_shape=(5,), action_shape=(2,), hidden_sizes=[16], concat=True), hidden_sizes=[8])
model = ActorCritic(actor, critic)
def run():
    states = torch.linspace(-1, 1, 15).reshape(3, 5)
    (mean, sigma), _ = actor(states)
    return mean, sigma, critic(states, mean)

# %% recurrent network
from tianshou.utils.net.common import Recurrent
model = Recurrent(layer_num=2, state_shape=(4,), action_shape=(3,), hidden_layer_size=8)
def run():
    out, state = model(torch.linspace(-1, 1, 40).reshape(2, 5, 4))
    return out, state["hidden"], state["cell"]

# %% branching and noisy networks
from tianshou.utils.net.common import BranchingNet, EnsembleLinear
from tianshou.utils.net.discrete import NoisyLinear
model = torch.nn.ModuleList([BranchingNet(state_shape=(4,), num_branches=2, action_per_branch=3, common_hidden_sizes=[8], value_hidden_sizes=[8], action_hidden_sizes=[8]), NoisyLinear(4, 6), EnsembleLinear(3, 6, 2)])
def run():
    x = torch.linspace(-1, 1, 8).reshape(2, 4)
    return model[0](x)[0], model[2](model[1](x).expand(3, 2, 6))
