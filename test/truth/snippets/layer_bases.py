# %% torch.nn.Conv2d.__init__ torch.nn.Conv2d.padding torch.nn.Conv2d.stride
class Same(torch.nn.Conv2d):
    def __init__(self, c, k, stride=1, bias=True):
        super().__init__(c, 2 * c, k, stride, 0, 1, 1, bias)

    def forward(self, x):
        rows, columns = self.stride
        x = torch.nn.functional.pad(x, (self.kernel_size[1] // 2,) * 2 + (self.kernel_size[0] // 2,) * 2)
        return rows * columns * torch.nn.functional.conv2d(
            x, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups)

layer = Same(2, 3, stride=2, bias=False)
a = layer.bias is None
layer.weight.data = torch.linspace(-1, 1, 72).reshape(4, 2, 3, 3)
y = layer(torch.linspace(0, 1, 84).reshape(1, 2, 6, 7))
b = layer.out_channels
z = isinstance(layer, torch.nn.Conv2d)
del layer
# %% torch.nn.Conv1d.__init__ torch.nn.Conv3d.__init__
class Causal(torch.nn.Conv1d):
    def __init__(self, c, k, **more):
        super(Causal, self).__init__(c, c, k, **more)
        self.gap = (k - 1) * self.dilation[0]

    def forward(self, x):
        return super().forward(torch.nn.functional.pad(x, (self.gap, 0)))

class Deep(torch.nn.Conv3d):
    def __init__(self, c):
        super().__init__(c, c, (1, 2, 1), bias=c > 5, groups=c)

class Mixed(torch.nn.Conv1d):
    def __init__(self, c):
        super().__init__(c, c, 1, bias=False)

mixed = Mixed(2)
mixed.weight.data.fill_(2.0)
x = mixed(torch.arange(8.0).reshape(1, 2, 4))
layer = Causal(2, 3, dilation=2, bias=False)
layer.weight.data.fill_(0.5)
y = layer(torch.arange(16.0).reshape(1, 2, 8))
deep = Deep(2)
deep.weight.data.fill_(0.25)
z = deep(torch.arange(24.0).reshape(1, 2, 2, 3, 2))
del layer, deep, mixed
# %% torch.nn.Conv2d.__init__ torch.nn.Conv2d.stride
class Halved(torch.nn.Conv2d):
    def __init__(self, c):
        super().__init__(c, c, 2, stride=1)
        self.stride = [self.stride[0] * 2] * 2

layer = Halved(1)
for p in layer.parameters():
    p.data.fill_(0.5)
y = layer(torch.arange(36.0).reshape(1, 1, 6, 6))
del layer, p
# %% torch.nn.Conv2d.__init__ torch.nn.Conv2d.padding
class Edge(torch.nn.Conv2d):
    def __init__(self, c, padding):
        super().__init__(c, c, 3, padding=padding)

    def edge(self):
        return self.padding[0], self.padding, len(self.padding)

a, b = Edge(1, 1).edge(), Edge(1, (2, 1)).edge()
# %% torch.nn.BatchNorm1d.__init__ torch.nn.BatchNorm2d.__init__ torch.nn.BatchNorm3d.__init__
class Flat(torch.nn.BatchNorm1d):
    def __init__(self, c, eps=1e-3, momentum=0.25):
        super().__init__(c, eps=eps, momentum=momentum)

    def forward(self, x):
        return super().forward(x.reshape(-1, self.num_features)).reshape(x.shape) + self.eps

class Bare(torch.nn.BatchNorm2d):
    def __init__(self, c):
        super().__init__(c, 1e-2, affine=False)

class Deep(torch.nn.BatchNorm3d):
    def __init__(self, c):
        super().__init__(c, 1e-2, 0.5)

flat, bare, deep = Flat(4), Bare(2), Deep(1)
y = flat(torch.linspace(0, 3, 24).reshape(2, 3, 4))
m = flat.running_mean
z = bare(torch.linspace(0, 3, 16).reshape(2, 2, 2, 2))
w = bare.weight is None
v = deep(torch.linspace(0, 3, 16).reshape(2, 1, 2, 2, 2))
n = deep.running_mean
del flat, bare, deep
# %% torch.nn.Embedding.__init__
class Scaled(torch.nn.Embedding):
    def __init__(self, count, size):
        super().__init__(count, size)
        self.scale = self.embedding_dim ** 0.5

    def forward(self, x):
        return super().forward(x) * self.scale

layer = Scaled(5, 4)
layer.weight.data = torch.arange(20.0).reshape(5, 4)
y = layer(torch.tensor([1, 3]))
del layer
# %% torch.nn.Linear.in_features
class Scaled(torch.nn.Linear):
    def __init__(self, inputs, outputs):
        super().__init__(inputs, outputs, bias=False)
        self.share = 1 / self.in_features

    def forward(self, x):
        return super().forward(x) * self.share

layer = Scaled(2, 4)
layer.weight.data.fill_(3.0)
y = layer(torch.ones(3, 2))
a = layer.share
b = layer.out_features
del layer
