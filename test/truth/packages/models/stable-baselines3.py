# Converted: stable-baselines3
# As they are: gymnasium cloudpickle farama-notifications pandas python-dateutil pytz tzdata six matplotlib

# %% actor and critic
import numpy
from gymnasium import spaces
from stable_baselines3.common.policies import ActorCriticPolicy
model = ActorCriticPolicy(spaces.Box(-1, 1, (4,), dtype=numpy.float32), spaces.Discrete(3), lambda _: 0.001)
run = lambda: model.get_distribution(torch.linspace(-1, 1, 8).reshape(2, 4)).distribution.logits

# %% Q network
import numpy
from gymnasium import spaces
from stable_baselines3.dqn.policies import DQNPolicy
model = DQNPolicy(spaces.Box(-1, 1, (4,), dtype=numpy.float32), spaces.Discrete(3), lambda _: 0.001)
run = lambda: model.q_net(torch.linspace(-1, 1, 8).reshape(2, 4))

# %% NatureCNN
import numpy
from gymnasium import spaces
from stable_baselines3.common.torch_layers import NatureCNN
model = NatureCNN(spaces.Box(0, 255, (4, 36, 36), dtype=numpy.uint8), features_dim=16)
run = lambda: model(torch.linspace(0, 1, 4 * 36 * 36).reshape(1, 4, 36, 36))
