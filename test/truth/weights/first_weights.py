"""Prints the statistics of the weights that layers begin with, as JSON: name, then shape, then numbers."""

import json

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn import Conv2d, Linear
from torch.nn import init
from torch.nn.utils import weight_norm

NUMBERS_WANTED = 8000


class Tall(nn.Conv2d):
    def __init__(self, inputs, outputs):
        super().__init__(inputs, outputs, kernel_size=(5, 1), padding=(2, 0))


class Head(nn.Linear):
    pass


class Standardized(nn.Conv2d):
    def forward(self, x):
        return self._conv_forward(x, self.weight - self.weight.mean(), self.bias)


class Anew(nn.Conv1d):
    def reset_parameters(self):
        nn.init.normal_(self.weight, std=0.02)
        nn.init.zeros_(self.bias)


LAYERS = {
    "linear": lambda: nn.Linear(64, 16),
    "linear, more outputs": lambda: nn.Linear(16, 200),
    "linear without bias": lambda: Linear(24, 24, bias=False),
    "linear by a class": lambda: Head(30, 70),
    "bilinear": lambda: nn.Bilinear(20, 5, 7),
    "conv1d": lambda: nn.Conv1d(8, 32, 5),
    "conv2d": lambda: nn.Conv2d(3, 64, 3),
    "conv2d by name": lambda: Conv2d(16, 8, 3, padding="same"),
    "conv2d of groups": lambda: nn.Conv2d(32, 64, 3, groups=4, dilation=2),
    "conv2d of each channel": lambda: nn.Conv2d(48, 48, 3, padding=1, groups=48, bias=False),
    "conv2d by a class": lambda: Tall(12, 20),
    "conv2d that is standardized": lambda: Standardized(12, 20, 3),
    "conv2d that wraps": lambda: nn.Conv2d(6, 10, 3, padding=1, padding_mode="circular"),
    "conv1d drawn in another way": lambda: Anew(16, 16, 3),
    "conv3d": lambda: nn.Conv3d(4, 8, (3, 2, 2)),
    "conv transpose 1d": lambda: nn.ConvTranspose1d(8, 24, 4, stride=2),
    "conv transpose 2d": lambda: nn.ConvTranspose2d(24, 6, 4, stride=2, padding=1),
    "conv transpose 2d of groups": lambda: nn.ConvTranspose2d(24, 12, 3, groups=3),
    "conv transpose 3d": lambda: nn.ConvTranspose3d(4, 10, 3, bias=False),
    "weight norm": lambda: weight_norm(nn.Conv1d(10, 20, 3)),
    "embedding": lambda: nn.Embedding(100, 24),
    "embedding with padding": lambda: nn.Embedding(40, 16, padding_idx=3),
    "embedding bag": lambda: nn.EmbeddingBag(60, 16, mode="sum"),
    "rnn": lambda: nn.RNN(12, 30),
    "lstm": lambda: nn.LSTM(10, 20, num_layers=2, bidirectional=True, batch_first=True),
    "gru": lambda: nn.GRU(10, 40),
    "rnn cell": lambda: nn.RNNCell(12, 30),
    "lstm cell": lambda: nn.LSTMCell(10, 20),
    "gru cell": lambda: nn.GRUCell(10, 40),
    "attention": lambda: nn.MultiheadAttention(24, 4),
    "attention without bias": lambda: nn.MultiheadAttention(24, 4, bias=False),
    "encoder layer": lambda: nn.TransformerEncoderLayer(24, 4, dim_feedforward=100),
    "decoder layer": lambda: nn.TransformerDecoderLayer(24, 4, dim_feedforward=100),
    "encoder": lambda: nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 2, 50), 2),
    "transformer": lambda: nn.Transformer(16, 2, 1, 1, 50),
    "adaptive softmax": lambda: nn.AdaptiveLogSoftmaxWithLoss(32, 100, [10, 50], head_bias=True),
    "prelu": lambda: nn.PReLU(12),
    "batch norm": lambda: nn.BatchNorm2d(10),
    "batch norm without weights": lambda: nn.Sequential(nn.BatchNorm1d(10, affine=False), nn.Linear(4, 5)),
    "layer norm": lambda: nn.LayerNorm(12),
    "group norm": lambda: nn.GroupNorm(2, 12),
    "instance norm": lambda: nn.InstanceNorm2d(12, affine=True),
}


def plain(model):
    init.kaiming_normal_(model.weight.data)


def fan_out(model):
    nn.init.kaiming_uniform_(model.weight, mode="fan_out", nonlinearity="relu")


def xavier(model):
    nn.init.xavier_uniform_(model.weight.data, gain=2.0)
    model.bias.data.fill_(0.1)


def by_method(model):
    model.weight.data.normal_(0.5, 0.02)
    model.bias.data.zero_()


def by_method_uniform(model):
    model.weight.data.uniform_(-0.3, 0.1)
    model.bias.detach().uniform_()


def by_rows(model):
    nn.init.normal_(model.weight[:3], 4.0, 0.1)
    init.uniform_(model.weight.data[3:6], -9, -8)


def by_alias(model):
    w = model.weight.data
    nn.init.trunc_normal_(w, std=0.2)


def by_loop(model):
    for p in model.parameters():
        nn.init.uniform_(p.data, 0.0, 0.25)


def by_name(model):
    for name, p in model.named_parameters():
        if "weight" in name:
            init.orthogonal_(p)
        elif "bias" in name:
            nn.init.constant_(p, 2.0)


def by_kind(model):
    def start(m):
        if isinstance(m, (nn.Conv2d, nn.Linear)):
            nn.init.xavier_normal_(m.weight)
            if m.bias is not None:
                nn.init.zeros_(m.bias.data)

    model.apply(start)


def by_exact_kind(model):
    if type(model) == nn.Linear or type(model) in (nn.Conv2d, nn.Conv1d):
        model.weight.data.copy_(torch.ones_like(model.weight) * 3)


def by_scaling(model):
    with torch.no_grad():
        model.weight[0].fill_(2.0)
        model.weight.data.mul_(0.5)
    model.weight.data += 1


def by_steps(model):
    std = model.weight.detach().std()
    model.weight.data[:, :2] = 7 * std


def anew(model):
    model.weight.data.zero_()
    model.reset_parameters()


def assigned(model):
    model.weight.data = torch.randn_like(model.weight) * 0.3


STARTS = (plain, fan_out, xavier, by_method, by_method_uniform, by_rows, by_alias, by_loop, by_name, by_kind,
          by_exact_kind, by_scaling, by_steps, anew, assigned)
for start in STARTS:
    def linear(start=start):
        model = nn.Linear(30, 70)
        start(model)
        return model

    def conv(start=start):
        model = nn.Conv2d(6, 16, 3)
        start(model)
        return model

    LAYERS["linear, " + start.__name__] = linear
    LAYERS["conv, " + start.__name__] = conv


def drawn(make):
    """All first weights of as many layers as give enough numbers, by shape."""
    numbers = {}
    seed = 0
    while seed < 3 or (seed < 100 and min(map(len, numbers.values())) < NUMBERS_WANTED):
        torch.manual_seed(seed)
        model = make()
        for parameter in model.parameters():
            shape = str(sorted(size for size in parameter.shape if size > 1))  # however it is laid out
            numbers.setdefault(shape, []).extend(parameter.detach().cpu().numpy().ravel().tolist())
        seed += 1
    return numbers


def moments(numbers):
    count = len(numbers)
    mean = sum(numbers) / count
    centred = [number - mean for number in numbers]
    variance = sum(number ** 2 for number in centred) / count
    fourth = sum(number ** 4 for number in centred) / count
    return {"count": count, "mean": mean, "deviation": variance ** 0.5, "fourth": fourth ** 0.25,
            "least": min(numbers), "most": max(numbers)}


print(json.dumps({
    name: {shape: moments(numbers) for shape, numbers in drawn(make).items()} for name, make in LAYERS.items()
}))
