# Converted: torchcrepe torchaudio==2.9.1
# As they are: resampy librosa audioread soundfile cffi pycparser pooch platformdirs soxr lazy-loader msgpack decorator joblib scikit-learn threadpoolctl narwhals cloudpickle numba llvmlite coverage

# %% classifier of pitch
from torchcrepe.model import Crepe
model = Crepe("tiny")
run = lambda: model(torch.sin(torch.linspace(0, 300, 2048)).reshape(2, 1024))

# %% pitch from probabilities
import numpy
import torchcrepe
model = torch.nn.Identity()
scores = torch.sin(torch.arange(360 * 6).float()).reshape(1, 360, 6)
def run():
    numpy.random.seed(1)
    return torchcrepe.decode.argmax(scores), torchcrepe.decode.weighted_argmax(scores.clone()), torchcrepe.decode.viterbi(scores)

# %% filters and thresholds
import torchcrepe
model = torch.nn.Identity()
pitch, sureness = 200 + 50 * torch.sin(torch.arange(40.0)).reshape(1, 40), torch.cos(torch.arange(40.0)).reshape(1, 40).abs()
run = lambda: (torchcrepe.filter.median(sureness, 3), torchcrepe.filter.mean(pitch, 3), torchcrepe.threshold.At(0.5)(pitch, sureness),
               torchcrepe.threshold.Hysteresis()(pitch, sureness), torchcrepe.convert.frequency_to_bins(pitch))
