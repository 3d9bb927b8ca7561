# Converted: perceiver-pytorch

# %% Perceiver
from perceiver_pytorch import Perceiver
model = Perceiver(input_channels=3, input_axis=2, num_freq_bands=3, max_freq=10.0, depth=2, num_latents=8, latent_dim=16,
                  cross_heads=1, latent_heads=2, cross_dim_head=8, latent_dim_head=8, num_classes=10, weight_tie_layers=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 16, 16, 3))

# %% PerceiverIO
from perceiver_pytorch import PerceiverIO
model = PerceiverIO(dim=16, queries_dim=16, logits_dim=10, depth=2, num_latents=8, latent_dim=16, cross_heads=1, latent_heads=2,
                    cross_dim_head=8, latent_dim_head=8)
run = lambda: model(torch.linspace(-1, 1, 320).reshape(1, 20, 16), queries=torch.linspace(-1, 1, 64).reshape(4, 16))
