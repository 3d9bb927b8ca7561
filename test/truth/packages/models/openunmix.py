# Converted: openunmix torchaudio==2.9.1

# %% separation of spectrograms
from openunmix.model import OpenUnmix
model = OpenUnmix(nb_bins=17, nb_channels=1, hidden_size=16, nb_layers=2)
run = lambda: model(torch.linspace(0, 1, 2 * 17 * 6).reshape(2, 1, 17, 6))
