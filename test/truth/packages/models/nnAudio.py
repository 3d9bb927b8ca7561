# Converted: nnAudio

# %% spectrogram
from nnAudio.features import STFT
model = STFT(n_fft=64, hop_length=16, sr=8000, output_format='Magnitude', verbose=False)
run = lambda: model(sum(torch.sin(torch.linspace(0, end, 800)) for end in (31, 90, 170)).reshape(1, 800))

# %% mel spectrogram
from nnAudio.features import MelSpectrogram
model = MelSpectrogram(sr=8000, n_fft=64, n_mels=12, hop_length=16, verbose=False)
run = lambda: model(sum(torch.sin(torch.linspace(0, end, 800)) for end in (31, 90, 170)).reshape(1, 800))

# %% constant Q
from nnAudio.features import CQT1992v2
model = CQT1992v2(sr=8000, hop_length=64, fmin=220, n_bins=12, verbose=False)
run = lambda: model(sum(torch.sin(torch.linspace(0, end, 2000)) for end in (31, 90, 170)).reshape(1, 2000))
