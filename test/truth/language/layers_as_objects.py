import copy
import pickle
from collections import OrderedDict

import torch
import torch.nn as nn


def _counted(model):
    with torch.no_grad():
        for number, parameter in enumerate(model.parameters()):
            parameter.fill_(0.1 * (number + 1))
    return model
# %% language.layers:attributes_of_convolutions
conv = nn.Conv2d(4, 8, kernel_size=3, stride=2, padding=1, groups=2, bias=False)
a = (conv.in_channels, conv.out_channels, conv.groups)
b = conv.kernel_size
c = conv.stride
d = conv.padding
e = conv.dilation
f = conv.bias is None
g = list(conv.weight.shape)
h = conv.padding_mode
# %% language.layers:attributes_of_linear
layer = nn.Linear(3, 5)
a = layer.in_features * layer.out_features
b = list(layer.weight.shape)
fan_out, fan_in = layer.weight.shape
c = layer.weight.size(0)
d = list(layer.bias.shape)
total = sum(p.numel() for p in layer.parameters())
# %% language.layers:attributes_of_norms
norm = nn.BatchNorm2d(4, eps=1e-3, momentum=0.2)
a = (norm.num_features, norm.eps, norm.momentum, norm.affine, norm.track_running_stats)
b = norm.running_mean.tolist()
c = norm.running_var.sum().item()
d = int(norm.num_batches_tracked)
layer = nn.LayerNorm(6, eps=1e-6)
e = tuple(layer.normalized_shape)
f = layer.eps
g = layer.elementwise_affine
group = nn.GroupNorm(2, 4)
h = (group.num_groups, group.num_channels, group.eps, group.affine)
# %% language.layers:attributes_of_the_rest
a = nn.Dropout(0.3).p
b = nn.MaxPool2d(2, stride=1).stride
c = nn.AvgPool2d(3).kernel_size
d = nn.Embedding(10, 4, padding_idx=0).padding_idx
e = nn.ReLU(inplace=True).inplace
f = nn.LeakyReLU(0.2).negative_slope
g = nn.Softmax(dim=1).dim
h = nn.Upsample(scale_factor=2).scale_factor
i = nn.AdaptiveAvgPool2d(1).output_size
j = nn.Flatten().start_dim
# %% language.layers:attributes_of_recurrent_layers
lstm = nn.LSTM(3, 4, num_layers=2, batch_first=True, bidirectional=True)
a = (lstm.input_size, lstm.hidden_size, lstm.num_layers)
b = (lstm.batch_first, lstm.bidirectional, lstm.dropout, lstm.bias)
names = [name for name, _p in lstm.named_parameters()]
c = list(lstm.weight_ih_l0.shape)
# %% language.layers:attributes_of_losses
a = nn.CrossEntropyLoss(label_smoothing=0.1).label_smoothing
b = nn.CrossEntropyLoss().ignore_index
c = nn.MSELoss(reduction="sum").reduction
d = nn.BCEWithLogitsLoss().reduction
e = nn.SmoothL1Loss(beta=0.5).beta
# %% language.layers:parameters_as_dictionary
class Scale(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(2))
        self.register_parameter("bias", None)
        self.register_buffer("mean", torch.zeros(2))
        self.register_buffer("kept", torch.zeros(1), persistent=False)
        self.inner = nn.Linear(2, 2)


scale = Scale()
a = list(scale._parameters)
b = scale._parameters["bias"] is None
c = list(scale._buffers)
d = list(scale._modules)
e = sorted(scale.state_dict())
f = "weight" in scale._parameters
for _name, _parameter in scale._parameters.items():
    if _parameter is not None:
        _parameter.data.fill_(3.0)
g = scale.weight.tolist()
# %% language.layers:plain_tensor_on_a_layer
class Masked(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(2))
        self.mask = torch.tensor([1.0, 0.0])
        self.table = {"a": torch.ones(1)}


layer = Masked()
keys = list(layer.state_dict())
buffers = [name for name, _b in layer.named_buffers()]
has = "mask" in layer.__dict__
value = (layer.weight * layer.mask).tolist()
# %% language.layers:replace_and_delete_members
net = nn.Sequential(nn.Linear(2, 3), nn.ReLU(), nn.Linear(3, 1))
del net[1]
a = list(net.state_dict())
b = [name for name, _m in net.named_children()]
net.add_module("last", nn.Sigmoid())
c = len(net)
net[0] = nn.Identity()
d = [type(m).__name__ for m in net]
delattr(net, "last")
e = hasattr(net, "last")
# %% language.layers:load_state_dict_results
source = _counted(nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1)))
target = nn.Sequential(nn.Linear(2, 2))
result = target.load_state_dict(source.state_dict(), strict=False)
a = list(result.missing_keys)
b = list(result.unexpected_keys)
missing, unexpected = target.load_state_dict({}, strict=False)
c = missing
d = target[0].weight.tolist()
try:
    target.load_state_dict(source.state_dict())
    e = "loaded"
except RuntimeError:
    e = "refused"
# %% language.layers:load_state_dict_of_other_shapes
target = nn.Linear(2, 2)
state = {"weight": torch.ones(3, 2), "bias": torch.ones(2)}
try:
    target.load_state_dict(state, strict=False)
    caught = False
except RuntimeError as error:
    caught = "size mismatch" in str(error)
# %% language.layers:state_dict_shares_with_weights
layer = _counted(nn.Linear(2, 1))
state = layer.state_dict()
kept = {name: value.clone() for name, value in state.items()}
with torch.no_grad():
    layer.weight.add_(1)
a = state["weight"].tolist()
b = kept["weight"].tolist()
layer.load_state_dict(kept)
c = layer.weight.tolist()
d = [value.requires_grad for value in state.values()]
# %% language.layers:state_dict_of_a_copy
layer = _counted(nn.Linear(2, 1))
best = copy.deepcopy(layer.state_dict())
with torch.no_grad():
    for _p in layer.parameters():
        _p.zero_()
a = best["weight"].tolist()
layer.load_state_dict(best)
b = layer.bias.tolist()
c = type(best).__name__
# %% language.layers:deep_copy_of_a_model
model = _counted(nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2)))
ema = copy.deepcopy(model)
for _p in ema.parameters():
    _p.requires_grad_(False)
with torch.no_grad():
    for old, new in zip(ema.parameters(), model.parameters()):
        new += 1
        old.mul_(0.5).add_(new, alpha=0.5)
a = [p.requires_grad for p in ema.parameters()]
b = [p.requires_grad for p in model.parameters()]
c = ema[0].weight.tolist()
# %% language.layers:names_of_modules
model = nn.Sequential(OrderedDict([("body", nn.Sequential(nn.Linear(1, 1), nn.ReLU())), ("head", nn.Linear(1, 1))]))
a = [name for name, _m in model.named_modules()]
b = [name for name, _p in model.named_parameters()]
c = [name for name, _m in model.named_children()]
d = [type(m).__name__ for m in model.modules()]
e = dict(model.named_modules())["body.0"] is model.body[0]
f = [name for name, _p in model.named_parameters(prefix="net")]
g = model.get_submodule("body.1").__class__.__name__
# %% language.layers:apply_with_isinstance
def _init(module):
    if isinstance(module, nn.Linear):
        nn.init.constant_(module.weight, 0.5)
        if module.bias is not None:
            nn.init.zeros_(module.bias)
    elif isinstance(module, (nn.BatchNorm1d, nn.LayerNorm)):
        nn.init.ones_(module.weight)


model = nn.Sequential(nn.Linear(2, 2), nn.LayerNorm(2), nn.Linear(2, 1, bias=False))
same = model.apply(_init) is model
a = model[0].weight.tolist()
b = model[2](torch.ones(1, 2)).item()
# %% language.layers:isinstance_over_classes
layers = [nn.Conv1d(1, 1, 1), nn.Conv2d(1, 1, 1), nn.ConvTranspose2d(1, 1, 1), nn.BatchNorm2d(1), nn.InstanceNorm2d(1),
          nn.GELU(), nn.Dropout(), nn.Dropout2d(), nn.LSTM(1, 1), nn.Identity(), nn.MaxPool2d(2), nn.ModuleList()]
kinds = (nn.Conv2d, nn.ConvTranspose2d, nn.BatchNorm2d, nn.Dropout, nn.Dropout2d, nn.Identity, nn.RNNBase, nn.ModuleList)
table = [[isinstance(layer, kind) for kind in kinds] for layer in layers]
names = [layer.__class__.__name__ for layer in layers]
# %% language.layers:isinstance_of_bases
a = isinstance(nn.BatchNorm2d(1), nn.modules.batchnorm._BatchNorm)
b = isinstance(nn.Conv2d(1, 1, 1), nn.modules.conv._ConvNd)
c = isinstance(nn.Linear(1, 1), nn.Module)
d = issubclass(nn.Conv2d, nn.Module)
e = isinstance(nn.Linear(1, 1).weight, nn.Parameter)
f = isinstance(nn.Linear(1, 1).weight.data, nn.Parameter)
g = isinstance(torch.ones(1), nn.Parameter)
# %% language.layers:train_and_eval
model = nn.Sequential(nn.Dropout(0.5), nn.Sequential(nn.BatchNorm1d(2)))
a = [m.training for m in model.modules()]
b = model.eval() is model
c = [m.training for m in model.modules()]
model[1].train()
d = [m.training for m in model.modules()]
model.train(False)
e = any(m.training for m in model.modules())
model.training = True
f = model[0].training
# %% language.layers:freeze_and_unfreeze
model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
for _name, _p in model.named_parameters():
    if _name.startswith("0."):
        _p.requires_grad = False
a = [p.requires_grad for p in model.parameters()]
b = sum(p.numel() for p in model.parameters() if p.requires_grad)
model.requires_grad_(False)
c = any(p.requires_grad for p in model.parameters())
model[1].requires_grad_(True)
d = [name for name, p in model.named_parameters() if p.requires_grad]
e = len(list(filter(lambda p: p.requires_grad, model.parameters())))
# %% language.layers:forward_hooks
seen = []
layer = _counted(nn.Linear(2, 2))
first = layer.register_forward_pre_hook(lambda module, args: seen.append("before"))
second = layer.register_forward_hook(lambda module, args, output: seen.append(("after", list(output.shape), len(args))))
third = layer.register_forward_hook(lambda module, args, output: output * 2)
out = layer(torch.ones(1, 2)).detach()
third.remove()
again = layer(torch.ones(1, 2)).detach()
second.remove()
count = len(layer._forward_hooks)
# %% language.layers:hooks_change_arguments
layer = _counted(nn.Linear(2, 1))
handle = layer.register_forward_pre_hook(lambda module, args: (args[0] * 10,))
a = layer(torch.ones(1, 2)).item()
handle.remove()
b = layer(torch.ones(1, 2)).item()
with layer.register_forward_hook(lambda module, args, output: output - 1):
    c = layer(torch.ones(1, 2)).item()
# %% language.layers:hooks_with_keywords
class Scaled(nn.Module):
    def forward(self, x, factor=1):
        return x * factor


seen = []
layer = Scaled()


def _before(module, args, kwargs):
    seen.append(sorted(kwargs))
    return args, {"factor": 5}


def _after(module, args, kwargs, output):
    seen.append(kwargs["factor"])
    return output + 1


layer.register_forward_pre_hook(_before, with_kwargs=True)
layer.register_forward_hook(_after, with_kwargs=True)
a = layer(torch.ones(2), factor=3).tolist()
# %% language.layers:collected_features
features = {}


def _keep(name):
    def hook(module, inputs, output):
        features[name] = output.detach()
    return hook


model = _counted(nn.Sequential(nn.Linear(2, 3), nn.ReLU(), nn.Linear(3, 1)))
handles = [module.register_forward_hook(_keep(name)) for name, module in model.named_modules() if name]
model(torch.ones(1, 2))
for _h in handles:
    _h.remove()
names = sorted(features)
hidden = features["1"]
# %% language.layers:own_text
class Shift(nn.Module):
    def __init__(self, by):
        super().__init__()
        self.by = by

    def forward(self, x):
        return x + self.by

    def extra_repr(self):
        return f"by={self.by}"


shift = Shift(3)
a = repr(shift)
b = str(nn.Sequential(Shift(1), Shift(2)))
c = shift.extra_repr()
# %% language.layers:lists_and_dictionaries_of_layers
layers = nn.ModuleList([nn.Linear(1, 1) for _ in range(3)])
layers.append(nn.ReLU())
layers.extend([nn.Tanh(), nn.Sigmoid()])
layers.insert(0, nn.Identity())
a = [type(layer).__name__ for layer in layers]
b = len(layers[1:3])
c = type(layers[-1]).__name__
heads = nn.ModuleDict({"a": nn.Linear(1, 1), "b": nn.Linear(1, 2)})
heads["c"] = nn.Linear(1, 3)
d = list(heads.keys())
e = [layer.out_features for layer in heads.values()]
f = "b" in heads
popped = heads.pop("a")
g = [(name, layer.out_features) for name, layer in heads.items()]
h = list(heads.state_dict())
# %% language.layers:lists_of_parameters
weights = nn.ParameterList([nn.Parameter(torch.ones(1) * i) for i in range(3)])
weights.append(nn.Parameter(torch.zeros(2)))
a = len(weights)
b = [list(w.shape) for w in weights]
c = list(weights.state_dict())
table = nn.ParameterDict({"x": nn.Parameter(torch.ones(2)), "y": nn.Parameter(torch.zeros(1))})
d = sorted(table.keys())
e = table["x"].tolist()
f = "z" in table
g = [name for name, _p in table.items()]
# %% language.layers:dictionaries_of_parameters
table = nn.ParameterDict({"z": torch.ones(2), "a": nn.ParameterList([nn.Parameter(torch.zeros(1))]), "n": 3})
table["m"] = torch.zeros(3)
a = list(table)
b = list(table.state_dict())
c = [name for name, _p in table.named_parameters()]
d = [table.get("none"), table["n"], len(table["a"]), "z" in table]
table.pop("z")
del table["n"]
e = (list(table.keys()), len(table), len(list(table.parameters())))
table.update(nn.ParameterDict({"c": nn.Parameter(torch.ones(1)), "b": torch.ones(1)}))
f = [name for name, _p in table.items()]
g = table["c"].requires_grad
other = table.copy()
h = [other.popitem()[0], len(other), other.setdefault("k", 2), other["k"], len(table)]
other.clear()
i = (len(other), list(other.state_dict()))
# %% language.layers:parts_of_a_sequence
net = nn.Sequential(nn.Linear(1, 2), nn.ReLU(), nn.Linear(2, 1))
_counted(net)
a = [type(m).__name__ for m in net[:2]]
b = net[-1].in_features
c = [type(m).__name__ for m in list(net.children())[1:]]
d = nn.Sequential(*list(net.children())[:-1])(torch.ones(1, 1)).tolist()
net.append(nn.Tanh())
e = len(net)
f = net.pop(1).__class__.__name__
g = list(net.state_dict())
for _module in net:
    h = type(_module).__name__
# %% language.layers:pickled_model
model = nn.LayerNorm(2)
model.note = "kept"
again = pickle.loads(pickle.dumps(model))
a = again.weight.tolist()
b = again.note
c = again(torch.ones(1, 2)).tolist()
d = again.weight is model.weight
e = again.weight.requires_grad
# %% language.layers:tied_weights
class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(3, 2)
        self.head = nn.Linear(2, 3, bias=False)
        self.head.weight = self.embed.weight


model = Tied()
a = len(list(model.parameters()))
b = list(model.state_dict())
with torch.no_grad():
    model.embed.weight.fill_(2.0)
c = model.head(torch.ones(1, 2)).tolist()
d = model.head.weight is model.embed.weight
e = [name for name, _p in model.named_parameters()]
# %% language.layers:attributes_by_name
model = nn.Sequential(OrderedDict(fc=nn.Linear(2, 2), act=nn.ReLU()))
a = hasattr(model, "fc")
b = getattr(model, "act").__class__.__name__
setattr(model, "act", nn.Tanh())
c = type(model.act).__name__
d = getattr(model, "missing", None)
try:
    model.missing
    e = "found"
except AttributeError:
    e = "missing"
try:
    model.fc = 3
    f = "set"
except TypeError:
    f = "refused"
# %% language.layers:buffers_in_use
class Mean(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.zeros(2))
        self.register_buffer("count", torch.tensor(0))
        self.register_buffer("none", None)

    def forward(self, x):
        self.count += 1
        self.mean = self.mean + (x - self.mean) / self.count
        return x - self.mean


layer = Mean()
layer(torch.ones(2))
layer(torch.tensor([3.0, 1.0]))
a = {name: value.tolist() for name, value in layer.state_dict().items()}
b = [name for name, _b in layer.named_buffers()]
c = layer.none is None
d = len(list(layer.parameters()))
# %% language.layers:values_of_states
net = _counted(nn.Sequential(nn.Linear(2, 2), nn.LayerNorm(2)))
net.state_dict()["0.bias"][...] = 2.0
net.state_dict()["0.bias"][0] = 3.0
net.state_dict()["1.weight"].fill_(4.0)
own = net.state_dict()
own["1.bias"].zero_()
a = [value.requires_grad for value in net.state_dict().values()]
b = sorted(net.state_dict())
mean = copy.deepcopy(net.state_dict())
for name in mean:
    mean[name] += own[name]
    mean[name] = torch.div(mean[name], 2)
c = [[name, value.sum().item()] for name, value in net.state_dict().items()]
total = sum(value.sum().item() for value in mean.values())
other = nn.Sequential(nn.Linear(2, 2), nn.LayerNorm(2))
other.load_state_dict(mean)
d = [value.requires_grad for value in other.parameters()]
