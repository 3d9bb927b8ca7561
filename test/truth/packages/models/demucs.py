# Converted: demucs julius openunmix
# As they are: omegaconf dora-search lameenc

# %% HDemucs
from demucs.hdemucs import HDemucs
model = HDemucs(["a", "b"], audio_channels=1, channels=4, depth=2, nfft=256, samplerate=4096, segment=1)
run = lambda: model(torch.sin(torch.linspace(0, 90, 4096)).reshape(1, 1, 4096))

# %% Demucs
from demucs.demucs import Demucs
model = Demucs(["a", "b"], audio_channels=1, channels=4, depth=2, lstm_layers=1, dconv_lstm=3, dconv_attn=3)
run = lambda: model(torch.sin(torch.linspace(0, 90, 4096)).reshape(1, 1, 4096))
