# Converted: resemblyzer
# As they are: librosa lazy-loader webrtcvad setuptools<81

# %% voice encoder
from resemblyzer import VoiceEncoder
model = VoiceEncoder("cpu", verbose=False)
run = lambda: model(torch.sin(torch.arange(2 * 60 * 40.0) / 7).abs().reshape(2, 60, 40))

# %% utterance from partial windows
from resemblyzer import VoiceEncoder
model = VoiceEncoder("cpu", verbose=False)

def run():
    mel = torch.linspace(0, 3, 260 * 40).reshape(260, 40).sin().abs()
    wav_slices, mel_slices = VoiceEncoder.compute_partial_slices(160 * 250, rate=1.3, min_coverage=0.75)
    partials = model(torch.stack([mel[s] for s in mel_slices]))
    mean = partials.mean(0)
    return {"partials": partials, "embedding": mean / torch.norm(mean), "similarity": partials @ partials.T}
