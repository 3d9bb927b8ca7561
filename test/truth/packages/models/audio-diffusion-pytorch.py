# Converted: audio-diffusion-pytorch a-unet torchaudio==2.9.1

# %% sampling with a waveform U-Net
from audio_diffusion_pytorch import DiffusionModel, UNetV0, VDiffusion, VSampler
model = DiffusionModel(
    net_t=UNetV0, in_channels=2, channels=[8, 16, 16], factors=[1, 2, 2], items=[1, 1, 1],
    attentions=[0, 0, 1], attention_heads=2, attention_features=8, resnet_groups=4,
    diffusion_t=VDiffusion, sampler_t=VSampler)
run = lambda: model.sample(torch.sin(torch.arange(2 * 64).float()).reshape(1, 2, 64), num_steps=3)

# %% upsampler
from audio_diffusion_pytorch import DiffusionUpsampler, UNetV0, VDiffusion, VSampler
model = DiffusionUpsampler(
    net_t=UNetV0, upsample_factor=4, in_channels=1, channels=[8, 8], factors=[1, 2], items=[1, 1],
    resnet_groups=4, diffusion_t=VDiffusion, sampler_t=VSampler)
wave = torch.sin(torch.arange(64).float() / 3).reshape(1, 1, 64)
run = lambda: [
    model.reupsample(wave), model.net(wave, torch.full([1], 0.4), append_channels=model.reupsample(wave))]

# %% vocoder
from audio_diffusion_pytorch import DiffusionVocoder, UNetV0, VDiffusion, VSampler
model = DiffusionVocoder(
    net_t=UNetV0, mel_n_fft=32, mel_channels=6, mel_sample_rate=8000, channels=[8, 8], factors=[1, 2], items=[1, 1],
    resnet_groups=4, diffusion_t=VDiffusion, sampler_t=VSampler)
wave = torch.sin(torch.arange(128).float() / 3).reshape(1, 1, 128)
run = lambda: model.net(
    wave, torch.full([1], 0.4), append_channels=model.to_flat(model.to_spectrogram(wave)[:, 0]))
