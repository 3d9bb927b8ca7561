"""A convolutional autoencoder with transposed convolutions."""
import torch
from torch import nn


class Autoencoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Sequential(
            nn.Conv2d(1, 4, 3, stride=2, padding=1), nn.ReLU(),
            nn.Conv2d(4, 8, 3, stride=2, padding=1), nn.ReLU(),
        )
        self.decoder = nn.Sequential(
            nn.ConvTranspose2d(8, 4, 3, stride=2, padding=1, output_padding=1), nn.ReLU(),
            nn.ConvTranspose2d(4, 1, 3, stride=2, padding=1, output_padding=1), nn.Sigmoid(),
        )

    def forward(self, x):
        return self.decoder(self.encoder(x))


model = Autoencoder()
for p in model.parameters():
    p.data.copy_(torch.linspace(-0.3, 0.4, p.numel()).reshape(p.shape))
x = torch.linspace(0, 1, 2 * 64).reshape(2, 1, 8, 8)
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3, weight_decay=1e-5)
losses = []
for _ in range(3):
    recon = model(x)
    loss = nn.functional.mse_loss(recon, x)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
codes = model.encoder(x)
