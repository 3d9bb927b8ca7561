# Converted: info-nce-pytorch

# %% loss with negatives of the batch
from info_nce import InfoNCE
model = InfoNCE(temperature=0.2)
run = lambda: model(
    torch.sin(torch.arange(6 * 8).float()).reshape(6, 8), torch.cos(torch.arange(6 * 8).float() * 1.1).reshape(6, 8))

# %% loss with paired negatives
from info_nce import InfoNCE
model = InfoNCE(negative_mode="paired", reduction="none")
run = lambda: model(
    torch.sin(torch.arange(6 * 8).float()).reshape(6, 8), torch.cos(torch.arange(6 * 8).float() * 1.1).reshape(6, 8),
    torch.linspace(-1, 1, 6 * 3 * 8).reshape(6, 3, 8))
