# Converted: focal-frequency-loss

# %% loss
from focal_frequency_loss import FocalFrequencyLoss
model = FocalFrequencyLoss(loss_weight=1.0, alpha=1.0)
run = lambda: model(
    torch.sin(torch.arange(2 * 3 * 16 * 16).float()).reshape(2, 3, 16, 16),
    torch.linspace(-1, 1, 2 * 3 * 16 * 16).reshape(2, 3, 16, 16))

# %% loss of patches
from focal_frequency_loss import FocalFrequencyLoss
model = FocalFrequencyLoss(alpha=0.5, patch_factor=2, ave_spectrum=True, log_matrix=True, batch_matrix=True)
run = lambda: model(
    torch.sin(torch.arange(2 * 3 * 16 * 16).float()).reshape(2, 3, 16, 16),
    torch.linspace(-1, 1, 2 * 3 * 16 * 16).reshape(2, 3, 16, 16))
