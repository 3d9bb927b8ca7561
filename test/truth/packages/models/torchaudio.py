# Converted: torchaudio==2.9.1

# %% wav2vec 2
import importlib
models = importlib.import_module("torchaudio" + ".models")
model = models.wav2vec2_model(
    "group_norm", [(16, 10, 5), (16, 3, 2)], False, 16, 0.0, 8, 4, 2, 2, 0.0, 32, 0.0, 0.0, False, 0.0, 5)
run = lambda: model(torch.sin(torch.linspace(0, 300, 800)).reshape(1, 800))[0]

# %% conformer
import importlib
models = importlib.import_module("torchaudio" + ".models")
model = models.Conformer(16, 2, 32, 2, 3)
run = lambda: model(torch.linspace(-1, 1, 2 * 12 * 16).reshape(2, 12, 16), torch.tensor([12, 9]))

# %% Conv-TasNet
import importlib
models = importlib.import_module("torchaudio" + ".models")
model = models.ConvTasNet(2, 8, 16, 3, 8, 16, 2, 2)
run = lambda: model(torch.sin(torch.linspace(0, 300, 800)).reshape(1, 1, 800))

# %% DeepSpeech
import importlib
models = importlib.import_module("torchaudio" + ".models")
model = models.DeepSpeech(10, 16, 5)
run = lambda: model(torch.linspace(-1, 1, 2 * 6 * 10).reshape(2, 1, 6, 10))

# %% mel spectrogram
import importlib
transforms = importlib.import_module("torchaudio" + ".transforms")
model = transforms.MelSpectrogram(8000, n_fft=64, n_mels=12)
run = lambda: model(torch.sin(torch.linspace(0, 300, 800)).reshape(1, 800))

# %% MFCC
import importlib
transforms = importlib.import_module("torchaudio" + ".transforms")
model = transforms.MFCC(8000, 8, melkwargs={"n_fft": 64, "n_mels": 12})
# Of many tones: in a band without sound the logarithm would be one of rounding errors.
run = lambda: model(sum(torch.sin(torch.linspace(0, end, 800)) for end in (31, 90, 170)).reshape(1, 800))
