# Converted: julius

# %% bands and filters
import julius

class Filters(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.bands = julius.SplitBands(8000, n_bands=4)
        self.low = julius.LowPassFilter(0.2, stride=2)
        self.high = julius.HighPassFilters([0.05, 0.3], zeros=4)
        self.band = julius.BandPassFilter(0.1, 0.25, pad=False)

    def forward(self, signal):
        return self.bands(signal), self.low(signal), self.high(signal), self.band(signal)

model = Filters()
run = lambda: model(torch.sin(torch.arange(800.0) ** 1.5 / 40).reshape(2, 400))

# %% resampling
import julius
model = torch.nn.Sequential(julius.ResampleFrac(4, 5), torch.nn.Conv1d(1, 2, 3), julius.ResampleFrac(3, 1, zeros=16))
run = lambda: (model(torch.sin(torch.arange(300.0) / 5).reshape(1, 1, 300)), julius.resample_frac(torch.cos(torch.arange(200.0) / 9), 44100, 32000, full=True))

# %% convolution by FFT
import julius
model = torch.nn.Sequential(julius.FFTConv1d(2, 4, 33, stride=2, padding=5), torch.nn.ReLU(), julius.FFTConv1d(4, 1, 17, bias=False))
run = lambda: (model(torch.sin(torch.arange(1000.0) / 11).reshape(1, 2, 500)), julius.lowpass_filter(torch.sin(torch.arange(400.0)), 0.1, fft=True))
