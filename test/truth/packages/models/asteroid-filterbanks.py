# Converted: asteroid-filterbanks
# As they are: typing-extensions

# %% encoder and decoder with free filters
from asteroid_filterbanks import Decoder, Encoder, FreeFB


class Masking(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = Encoder(FreeFB(16, 8, stride=4), padding=2)
        self.mask = torch.nn.Conv1d(16, 32, 1)
        self.decoder = Decoder(FreeFB(16, 8, stride=4), padding=2)

    def forward(self, sound):
        encoded = self.encoder(sound)
        masks = torch.sigmoid(self.mask(encoded)).reshape(sound.shape[0], 2, 16, -1)
        return self.decoder(masks * encoded.unsqueeze(1), length=sound.shape[-1])


model = Masking()
run = lambda: model(torch.sin(torch.arange(320.0) / 6).reshape(2, 1, 160))

# %% short-time Fourier transform and back
from asteroid_filterbanks import make_enc_dec
from asteroid_filterbanks.transforms import apply_mag_mask, from_magphase, magphase, magreim


class Spectrum(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder, self.decoder = make_enc_dec("stft", n_filters=32, kernel_size=32, stride=16, who_is_pinv=None)
        self.linear = torch.nn.Linear(17, 17)

    def forward(self, sound):
        spectrum = self.encoder(sound)
        magnitude, phase = magphase(spectrum)
        changed = torch.relu(self.linear(magnitude.transpose(1, 2)).transpose(1, 2))
        masked = apply_mag_mask(spectrum, torch.sigmoid(magnitude))
        return magreim(masked), self.decoder(masked), self.decoder(from_magphase(changed, phase), length=256)


model = Spectrum()
run = lambda: model((torch.sin(torch.arange(512.0) ** 1.3 / 7) + torch.sin(torch.arange(512.0) * 0.9 + 0.3)).reshape(2, 1, 256))

# %% filters of sincs and of analytic signals
from asteroid_filterbanks import AnalyticFreeFB, Encoder, ParamSincFB
from asteroid_filterbanks.transforms import mag, reim


class Two(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.sinc = Encoder(ParamSincFB(n_filters=16, kernel_size=33, stride=8, sample_rate=8000))
        self.analytic = Encoder(AnalyticFreeFB(n_filters=12, kernel_size=20, stride=10))

    def forward(self, sound):
        return mag(self.sinc(sound)), reim(self.analytic(sound))


model = Two()
run = lambda: model(torch.cos(torch.arange(600.0) ** 1.2 / 5).reshape(2, 1, 300))
