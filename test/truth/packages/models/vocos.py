# Converted: vocos encodec torchaudio==2.9.1

# %% backbone
from vocos.models import VocosBackbone
model = VocosBackbone(input_channels=8, dim=16, intermediate_dim=32, num_layers=2)
run = lambda: model(torch.linspace(-1, 1, 2 * 8 * 12).reshape(2, 8, 12))

# %% head
from vocos.heads import ISTFTHead
model = ISTFTHead(dim=16, n_fft=32, hop_length=8)
run = lambda: model(torch.linspace(-1, 1, 16 * 12).reshape(1, 12, 16))
