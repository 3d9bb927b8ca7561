# Converted: torch-audiomentations julius torch-pitch-shift torchaudio==2.9.1
# As they are: primePy

# %% filters and normalization, composed
from torch_audiomentations import Compose, HighPassFilter, LowPassFilter, PeakNormalization
model = Compose([LowPassFilter(min_cutoff_freq=1000, max_cutoff_freq=1000, p=1.0, output_type="dict"),
                 HighPassFilter(min_cutoff_freq=200, max_cutoff_freq=200, p=1.0, output_type="dict"),
                 PeakNormalization(p=1.0, output_type="dict")], output_type="dict")
def run():
    model.train()
    return model(torch.sin(torch.arange(2 * 2 * 1600) * 0.7).reshape(2, 2, 1600), sample_rate=8000).samples

# %% inversions with targets
from torch_audiomentations import Compose, PolarityInversion, TimeInversion
model = Compose([PolarityInversion(p=1.0, output_type="dict"), TimeInversion(p=1.0, output_type="dict")], output_type="dict")
def run():
    model.train()
    out = model(samples=torch.linspace(-1, 1, 1600).reshape(2, 1, 800), sample_rate=8000, targets=torch.arange(48.0).reshape(2, 1, 8, 3), target_rate=80)
    return out.samples, out.targets

# %% shifts
from torch_audiomentations import Shift, SomeOf, PolarityInversion
model = SomeOf(2, [Shift(min_shift=0.25, max_shift=0.25, rollover=False, p=1.0, output_type="dict"), PolarityInversion(p=1.0, output_type="dict")], output_type="dict")
def run():
    model.train()
    return model(torch.cos(torch.arange(1600) * 0.1).reshape(2, 1, 800), sample_rate=8000).samples
