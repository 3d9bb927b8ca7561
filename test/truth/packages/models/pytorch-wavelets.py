# Converted: pytorch-wavelets
# As they are: PyWavelets

# %% wavelets
from pytorch_wavelets import DWTForward
model = DWTForward(J=2, wave='db2', mode='zero')
run = lambda: model(torch.linspace(-1, 1, 2 * 16 * 16).reshape(1, 2, 16, 16))

# %% back
from pytorch_wavelets import DWTForward, DWTInverse
class Both(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.there, self.back = DWTForward(J=2, wave='haar', mode='symmetric'), DWTInverse(wave='haar', mode='symmetric')
    def forward(self, x):
        low, high = self.there(x)
        return self.back((low * 2, high))
model = Both()
run = lambda: model(torch.linspace(-1, 1, 2 * 16 * 16).reshape(1, 2, 16, 16))

# %% complex wavelets
from pytorch_wavelets import DTCWTForward
model = DTCWTForward(J=2)
run = lambda: model(torch.linspace(-1, 1, 16 * 16).reshape(1, 1, 16, 16))
