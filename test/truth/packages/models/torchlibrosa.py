# Converted: torchlibrosa
# As they are: librosa audioread soundfile cffi pycparser pooch platformdirs soxr lazy-loader msgpack decorator joblib scikit-learn threadpoolctl narwhals cloudpickle numba llvmlite coverage

# %% mel spectrogram
from torchlibrosa.stft import LogmelFilterBank, Spectrogram
model = torch.nn.Sequential(Spectrogram(n_fft=64, hop_length=16), LogmelFilterBank(sr=8000, n_fft=64, n_mels=12, top_db=80.0))
run = lambda: model(sum(torch.sin(torch.linspace(0, end, 800)) for end in (31, 90, 170)).reshape(1, 800))

# %% transform and back
from torchlibrosa.stft import ISTFT, STFT
model = torch.nn.ModuleList([STFT(n_fft=64, hop_length=16), ISTFT(n_fft=64, hop_length=16)])
run = lambda: model[1](*model[0](torch.sin(torch.linspace(0, 90, 800)).reshape(1, 800)), 800)

# %% frames
from torchlibrosa.stft import Enframe
model = Enframe(frame_length=32, hop_length=8)
run = lambda: model(torch.sin(torch.linspace(0, 90, 256)).reshape(1, 256))
