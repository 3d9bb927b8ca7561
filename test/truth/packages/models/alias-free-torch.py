# Converted: alias-free-torch

# %% activation of a signal
from alias_free_torch import Activation1d
model = torch.nn.Sequential(torch.nn.Conv1d(2, 4, 3, padding=1), Activation1d(torch.nn.LeakyReLU(0.2)), torch.nn.Conv1d(4, 1, 3, padding=1))
run = lambda: model(torch.sin(torch.arange(128.0)).reshape(1, 2, 64))

# %% activation of an image
from alias_free_torch import Activation2d
model = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3, padding=1), Activation2d(torch.nn.GELU()))
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))

# %% resampling
from alias_free_torch import DownSample1d, DownSample2d, UpSample1d, UpSample2d

class Resampling(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.up, self.down = UpSample2d(2), DownSample2d(2)
        self.up_signal, self.down_signal = UpSample1d(4), DownSample1d(3)

    def forward(self, image, signal):
        return self.up(image), self.down(image), self.up_signal(signal), self.down_signal(signal)

model = Resampling()
run = lambda: model(torch.sin(torch.arange(512.0)).reshape(1, 2, 16, 16), torch.cos(torch.arange(96.0)).reshape(1, 2, 48))
