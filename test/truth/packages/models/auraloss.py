# Converted: auraloss

# %% multi-resolution STFT loss
import auraloss
model = auraloss.freq.MultiResolutionSTFTLoss(fft_sizes=[128, 256, 64], hop_sizes=[16, 32, 8], win_lengths=[80, 160, 40], w_lin_mag=1.0, output="full")
time = torch.arange(1024.0)
run = lambda: model(torch.sin(time / 7).reshape(1, 1, -1), (0.8 * torch.sin(time / 7.5) + 0.1 * torch.cos(time / 3)).reshape(1, 1, -1))

# %% stereo STFT loss with A-weighting
import auraloss
model = auraloss.freq.SumAndDifferenceSTFTLoss(fft_sizes=[128, 256], hop_sizes=[32, 64], win_lengths=[128, 256], window="hann_window", sample_rate=16000, perceptual_weighting=True, output="full")
time = torch.arange(2048.0)
stereo = torch.stack([torch.sin(time / 5), torch.cos(time / 9)]).unsqueeze(0)
run = lambda: model(stereo, 0.7 * stereo.flip(1) + 0.1 * torch.sin(time / 2))

# %% losses in time
import auraloss
model = torch.nn.ModuleList([auraloss.time.ESRLoss(), auraloss.time.DCLoss(), auraloss.time.LogCoshLoss(), auraloss.time.SNRLoss(), auraloss.time.SISDRLoss(), auraloss.time.SDSDRLoss(),
                             auraloss.freq.STFTLoss(fft_size=64, hop_size=16, win_length=64, w_phs=0.5)])
time = torch.arange(600.0)
estimate, target = torch.stack([torch.sin(time / 4), torch.sin(time / 6)]).unsqueeze(1), torch.stack([torch.sin(time / 4.2), torch.cos(time / 6) + 0.1]).unsqueeze(1)
run = lambda: [loss(estimate, target) for loss in model]
