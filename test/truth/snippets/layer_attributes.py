# %% torch.nn.Conv2d.stride torch.nn.Conv2d.kernel_size torch.nn.Conv2d.dilation torch.nn.Conv2d.groups torch.nn.Conv2d.in_channels torch.nn.Conv2d.out_channels
c = torch.nn.Conv2d(4, 8, 3, stride=2, padding=1, dilation=1, groups=2)
a = c.stride
b = c.kernel_size
d = c.dilation
e = c.groups
f = c.in_channels + c.out_channels
# %% torch.nn.Conv2d.padding
c = torch.nn.Conv2d(4, 8, 3, padding=(1, 2))
a = c.padding
# %% torch.nn.Conv1d.stride torch.nn.ConvTranspose2d.kernel_size torch.nn.Conv3d.dilation
a = torch.nn.Conv1d(2, 3, 5, stride=2).stride
b = torch.nn.ConvTranspose2d(2, 3, 5).kernel_size
c = torch.nn.Conv3d(2, 3, 1).dilation
# %% torch.nn.Embedding.num_embeddings torch.nn.Embedding.embedding_dim
e = torch.nn.Embedding(10, 4)
a = e.num_embeddings
b = e.embedding_dim
# %% torch.nn.BatchNorm2d.running_mean torch.nn.BatchNorm2d.running_var torch.nn.BatchNorm2d.eps torch.nn.BatchNorm2d.num_features torch.nn.BatchNorm2d.momentum
n = torch.nn.BatchNorm2d(3, eps=1e-3, momentum=0.2)
a = n.running_mean
b = n.running_var
c = n.eps
d = n.num_features
e = n.momentum
# %% torch.nn.LayerNorm.normalized_shape torch.nn.LayerNorm.eps torch.nn.GroupNorm.num_groups torch.nn.GroupNorm.num_channels
n = torch.nn.LayerNorm([3, 4], eps=1e-3)
a = n.normalized_shape
b = n.eps
g = torch.nn.GroupNorm(2, 4)
c = g.num_groups + g.num_channels
# %% torch.nn.LeakyReLU.negative_slope torch.nn.Softmax.dim torch.nn.MaxPool2d.kernel_size torch.nn.AvgPool2d.kernel_size
a = torch.nn.LeakyReLU(0.2).negative_slope
b = torch.nn.Softmax(dim=1).dim
c = torch.nn.MaxPool2d(2).kernel_size
d = torch.nn.AvgPool2d(3).kernel_size
# %% torch.nn.Conv2d.stride
class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.stride = 3
        self.conv = torch.nn.Conv2d(3, 4, 3, stride=2)

    def forward(self, x):
        return self.conv(x), self.stride, self.conv.stride

out = Net()(torch.ones(1, 3, 8, 8))
a, b, c = out[0].shape, out[1], out[2]
# %% torch.nn.Conv2d.kernel_size torch.nn.Conv2d.out_channels
net = torch.nn.Sequential(torch.nn.Conv2d(1, 2, 3), torch.nn.ReLU())
for m in net.modules():
    if isinstance(m, torch.nn.Conv2d):
        n = m.kernel_size[0] * m.kernel_size[1] * m.out_channels
del m, net
# %% torch.nn.LayerNorm.normalized_shape torch.nn.LayerNorm.eps
class Norm(torch.nn.LayerNorm):
    def forward(self, x):
        y = super().forward(x.type(torch.float32))
        return y.type(x.dtype) + self.eps, self.normalized_shape
y = Norm(4)(torch.arange(8.0, dtype=torch.float64).reshape(2, 4))
# %% torch.nn.Conv2d.stride torch.nn.ConvTranspose2d.kernel_size torch.nn.BatchNorm2d.eps
def described(model):
    lines = []
    for layer in model.modules():
        if isinstance(layer, (torch.nn.Conv2d, torch.nn.ConvTranspose2d)):
            lines.append((layer.in_channels, layer.out_channels, layer.kernel_size, layer.stride, layer.groups))
        elif isinstance(layer, torch.nn.BatchNorm2d) and layer.num_features == 4:
            lines.append((layer.eps, layer.momentum, layer.running_mean))
    return lines
a = described(torch.nn.Sequential(torch.nn.Conv2d(2, 4, 3, stride=2), torch.nn.BatchNorm2d(4), torch.nn.ConvTranspose2d(4, 2, (1, 3))))
# %% torch.nn.Conv1d.in_channels torch.nn.Conv1d.out_channels
class Stem(torch.nn.Module):
    def __init__(self, conv):
        super().__init__()
        self.conv = conv
        if isinstance(self.conv, torch.nn.Conv1d):
            self.fan = self.conv.in_channels * self.conv.kernel_size[0]
        else:
            self.fan = 0
a = Stem(torch.nn.Conv1d(2, 3, 5)).fan
b = Stem(torch.nn.Linear(2, 3)).fan
# %% torch.nn.Module.kernel_size torch.nn.Module.stride torch.nn.Module.padding torch.nn.Module.eps torch.nn.Module.num_features torch.nn.Module.momentum
def made(kind: str) -> torch.nn.Module:
    return {"conv": torch.nn.Conv1d(2, 3, 5, padding=2), "up": torch.nn.ConvTranspose1d(3, 2, 4, stride=2),
            "norm": torch.nn.BatchNorm1d(3, eps=0.001), "own": Own()}[kind]
class Own(torch.nn.Module):
    stride = 7
a = made("conv").kernel_size, made("conv").padding, made("conv").in_channels, made("conv").groups
b = made("up").kernel_size[0] - made("up").stride[0]
c = made("norm").eps, made("norm").num_features, made("norm").momentum
d = made("own").stride
# %% torch.nn.Module._transform torch.nn.Module.full
class Flow(torch.nn.Module):
    def __init__(self, transform):
        super().__init__()
        self._transform = transform
        self.full = torch.nn.Parameter(torch.tensor([2.0]))
    def forward(self, x):
        return self._transform(x) * self.full
flow = Flow(torch.nn.Tanh()).to(torch.float32)
a = flow(torch.tensor([0.5, -1.0]))
b = isinstance(flow._transform, torch.nn.Tanh), sorted(name for name, _ in flow.named_children())
c = list(flow.state_dict())
# %% torch.nn.Linear.in_features torch.nn.Linear.out_features
layer = torch.nn.Linear(2, 3)
a = layer.in_features
b = layer.out_features
