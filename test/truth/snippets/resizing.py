# %% torch.nn.functional.interpolate torch.nn.Upsample torch.nn.functional.pad torch.nn.ZeroPad2d torch.nn.ReflectionPad2d
import torch.nn as nn
import torch.nn.functional as F
x = torch.arange(16.0).reshape(1, 1, 4, 4)
a = F.interpolate(x, scale_factor=2)
b = F.interpolate(x, size=(2, 2), mode="bilinear", align_corners=False)
c = nn.Upsample(scale_factor=2, mode="nearest")(x)
d = F.interpolate(x, size=8, mode="bilinear", align_corners=True)
e = nn.ZeroPad2d(1)(x)
f = nn.ReflectionPad2d(1)(x)
g = F.interpolate(x, scale_factor=0.5, mode="bilinear", align_corners=False)
h = nn.Upsample(size=(3, 3), mode="bilinear", align_corners=True)(x)
i = nn.ReflectionPad2d((1, 2, 0, 1))(x)
# %% torch.nn.functional.interpolate torch.nn.Upsample
import torch.nn as nn
import torch.nn.functional as F
x = torch.linspace(0, 3, 24).reshape(1, 4, 6)
layer = nn.Conv1d(4, 4, 1)
a = F.interpolate(x, scale_factor=2)
b = F.interpolate(x, size=4)
c = F.interpolate(x, size=(9,), mode="nearest")
d = F.interpolate(x, size=9, mode="linear")
e = F.interpolate(x, scale_factor=1.5, mode="linear", align_corners=True)
f = nn.Upsample(scale_factor=2, mode="nearest")(x)
g = nn.Upsample(5)(x)
h = nn.Upsample(scale_factor=2, mode="linear")(x)
i = F.interpolate(x.unsqueeze(0), scale_factor=2)
# %% torch.nn.functional.interpolate torch.nn.Upsample
import torch.nn as nn
import torch.nn.functional as F
x = torch.linspace(0, 3, 36).reshape(1, 1, 6, 6)
a = F.interpolate(x, scale_factor=0.5, mode="area")
b = F.interpolate(x, size=(4, 3), mode="area")
c = nn.Upsample(scale_factor=2, mode="area")(x)
d = F.interpolate(x, size=(4, 9), mode="nearest-exact")
e = F.interpolate(x, scale_factor=1.5, mode="nearest-exact")
f = F.interpolate(x.unsqueeze(0), scale_factor=2)
g = nn.Upsample(scale_factor=2, mode="trilinear")(x.unsqueeze(0))
# %% torch.nn.functional.pad
import torch.nn.functional as F
x = torch.arange(16.0).reshape(1, 1, 4, 4)
a = F.pad(x, (1, 1))
b = F.pad(x, (1, 2, 0, 1))
c = F.pad(x, [1, 1, 1, 1], mode="reflect")
d = F.pad(x, (1, 1, 1, 1), value=2.0)
e = F.pad(x, (1, 1, 1, 1), "constant", -1)
f = F.pad(x, (0, 0, 0, 0, 1, 0, 1, 0))
g = F.pad(torch.arange(3.0), (1, 0))
h = F.pad(torch.arange(6.0).reshape(2, 3), (0, 0, 1, 0), value=9.0)
i = F.pad(x, pad=(1, 1), mode="constant", value=0)
# %% torch.nn.functional.pad
import torch.nn.functional as F
x = torch.arange(24.0).reshape(2, 3, 4)
n = 1
a = F.pad(x, (0, 0, 1, -1))
b = F.pad(x, (0, 0, n, -n), value=0.0)
c = F.pad(x, [-1, 2], "constant", 2.0)
d = F.pad(x[0], (0, 0, -1, 1), value=1.5)
e = F.pad(x.unsqueeze(0), (1, -2, 0, 0, -1, 1))
f = F.pad(x, (-1, -1))
# %% torch.nn.functional.interpolate
y = torch.nn.functional.interpolate(torch.arange(8.0).reshape(1, 2, 4), scale_factor=2, mode="nearest")
# %% torch.nn.functional.interpolate
length = 6
y = torch.nn.functional.interpolate(torch.arange(8.0).reshape(1, 2, 4), length)
z = torch.nn.functional.interpolate(torch.arange(16.0).reshape(1, 1, 4, 4), size=8)
# %% torch.nn.Upsample
y = torch.nn.Upsample(scale_factor=2)(torch.arange(8.0).reshape(1, 2, 4))
z = torch.nn.Upsample(size=6, mode="nearest")(torch.arange(8.0).reshape(1, 2, 4))
# %% torch.nn.Upsample torch.nn.functional.interpolate (of any mode)
def resized(x, layer, **how):
    return layer(x), torch.nn.functional.interpolate(x, size=(3,) * (x.ndim - 2), **how)
def layer_of(mode, factor):
    torch.nn.Conv1d(1, 1, 1)
    return torch.nn.Upsample(scale_factor=factor, mode=mode)
x = torch.arange(12.0).reshape(1, 2, 6)
a = resized(x, layer_of("nearest", 2), mode="nearest")
b = resized(x, layer_of("linear", 2), mode="linear", align_corners=True)
c = resized(x.reshape(1, 2, 2, 3), layer_of("bilinear", 2), mode="bilinear", align_corners=False)
