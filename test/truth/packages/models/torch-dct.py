# Converted: torch-dct

# %% linear DCT layers
from torch_dct import LinearDCT, apply_linear_2d
model = torch.nn.Sequential(LinearDCT(8, "dct", norm="ortho"), torch.nn.Linear(8, 8), LinearDCT(8, "idct", norm="ortho"))
run = lambda: (model(torch.linspace(-1, 1, 24).reshape(3, 8)), apply_linear_2d(torch.linspace(-1, 1, 64).reshape(1, 8, 8), model[0]))

# %% DCT of two and three dimensions, and back
import torch_dct as dct
class Compress(torch.nn.Module):
    def __init__(self, keep):
        super().__init__()
        self.keep = keep
        self.scale = torch.nn.Parameter(torch.rand(8, 8))
    def forward(self, x):
        X = dct.dct_2d(x, norm="ortho") * self.scale
        X[..., self.keep:] = 0
        return X, dct.idct_2d(X, norm="ortho")
model = Compress(5)
x = torch.sin(torch.arange(128.0)).reshape(2, 8, 8)
run = lambda: (model(x), dct.dct_3d(x), dct.idct_3d(dct.dct_3d(x)))

# %% DCT of types 1 and 2, and back
import torch_dct as dct
model = torch.nn.Linear(9, 9)
x = torch.cos(torch.arange(27.0)).reshape(3, 9)
run = lambda: (dct.dct1(model(x)), dct.idct1(dct.dct1(x)), dct.dct(model(x)), dct.idct(dct.dct(x)))
