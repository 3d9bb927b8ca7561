# Converted: tensordict
# As they are: pyvers cloudpickle

# %% sequence of modules by keys
from tensordict import TensorDict
from tensordict.nn import TensorDictModule, TensorDictSequential
model = TensorDictSequential(
    TensorDictModule(torch.nn.Linear(4, 8), in_keys=["observation"], out_keys=["hidden"]),
    TensorDictModule(torch.nn.Tanh(), in_keys=["hidden"], out_keys=["hidden"]),
    TensorDictModule(lambda a, b: torch.cat([a, b], -1), in_keys=["hidden", ("extra", "value")], out_keys=["both"]),
    TensorDictModule(torch.nn.Linear(10, 3), in_keys=["both"], out_keys=[("agent", "action")]))

def run():
    data = TensorDict({"observation": torch.linspace(-1, 1, 20).reshape(5, 4), "extra": {"value": torch.arange(10.0).reshape(5, 2)}}, batch_size=[5])
    out = model(data)
    return out["agent", "action"], out["hidden"], out.reshape(-1)[1:3].select("both").to_dict()

# %% probabilistic actor
from tensordict import TensorDict
from tensordict.nn import InteractionType, NormalParamExtractor, ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
model = ProbabilisticTensorDictSequential(
    TensorDictModule(torch.nn.Sequential(torch.nn.Linear(4, 6), NormalParamExtractor()), in_keys=["observation"], out_keys=["loc", "scale"]),
    ProbabilisticTensorDictModule(in_keys=["loc", "scale"], out_keys=["action"], distribution_class=torch.distributions.Normal,
                                  default_interaction_type=InteractionType.DETERMINISTIC, return_log_prob=True))

def run():
    out = model(TensorDict({"observation": torch.linspace(-1, 1, 12).reshape(3, 4)}, batch_size=[3]))
    return out["loc"], out["scale"], out["action"], out["action_log_prob"]

# %% parameters as a TensorDict, ensemble of two
from tensordict import TensorDict
from tensordict.nn import TensorDictParams

class Ensemble(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.net = torch.nn.Sequential(torch.nn.Linear(3, 5), torch.nn.ReLU(), torch.nn.Linear(5, 2))
        self.params = TensorDictParams(TensorDict.from_modules(self.net, torch.nn.Sequential(torch.nn.Linear(3, 5), torch.nn.ReLU(), torch.nn.Linear(5, 2)), as_module=False))

    def forward(self, x):
        outputs = []
        for i in range(2):
            with self.params[i].to_module(self.net):
                outputs.append(self.net(x))
        return torch.stack(outputs)

model = Ensemble()
run = lambda: model(torch.linspace(-1, 1, 12).reshape(4, 3))
