# Converted: denoiser

# %% causal Demucs
from denoiser.demucs import Demucs
model = Demucs(hidden=8, depth=3, resample=4, causal=True)
run = lambda: model(torch.sin(torch.arange(1600.0) / 9).reshape(2, 1, 800) + 0.1 * torch.cos(torch.arange(1600.0)).reshape(2, 1, 800))

# %% streamed Demucs
from denoiser.demucs import Demucs, DemucsStreamer
model = Demucs(hidden=8, depth=3, resample=2)
def run():
    streamer = DemucsStreamer(model, dry=0.1, num_frames=2)
    wav = torch.sin(torch.arange(1500.0) / 7).reshape(1, 1500)
    return [streamer.feed(wav[:, :600]), streamer.feed(wav[:, 600:]), streamer.flush()]

# %% Demucs with BiLSTM for stereo
from denoiser.demucs import Demucs
model = Demucs(chin=2, chout=2, hidden=6, depth=2, resample=1, causal=False, glu=False, normalize=False)
run = lambda: model(torch.sin(torch.arange(2000.0) / 8).reshape(1, 2, 1000))
