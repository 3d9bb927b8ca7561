"""A variational autoencoder with the reparametrization trick (the noise is given)."""
import torch
from torch import nn
from torch.nn import functional as F


class VAE(nn.Module):
    def __init__(self):
        super(VAE, self).__init__()
        self.fc1 = nn.Linear(16, 8)
        self.fc21 = nn.Linear(8, 2)
        self.fc22 = nn.Linear(8, 2)
        self.fc3 = nn.Linear(2, 8)
        self.fc4 = nn.Linear(8, 16)

    def encode(self, x):
        h1 = F.relu(self.fc1(x))
        return self.fc21(h1), self.fc22(h1)

    def reparameterize(self, mu, logvar, eps):
        std = torch.exp(0.5 * logvar)
        return mu + eps * std

    def decode(self, z):
        h3 = F.relu(self.fc3(z))
        return torch.sigmoid(self.fc4(h3))

    def forward(self, x, eps):
        mu, logvar = self.encode(x.view(-1, 16))
        z = self.reparameterize(mu, logvar, eps)
        return self.decode(z), mu, logvar


def loss_function(recon_x, x, mu, logvar):
    BCE = F.binary_cross_entropy(recon_x, x.view(-1, 16), reduction="sum")
    KLD = -0.5 * torch.sum(1 + logvar - mu.pow(2) - logvar.exp())
    return BCE + KLD


model = VAE()
for p in model.parameters():
    p.data = torch.linspace(-0.4, 0.4, p.numel()).view_as(p)
x = torch.linspace(0, 1, 32).view(2, 1, 4, 4)
eps = torch.tensor([[0.1, -0.2], [0.3, 0.4]])
sample = torch.randn_like(eps).shape
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
losses = []
for _ in range(3):
    optimizer.zero_grad()
    recon, mu, logvar = model(x, eps)
    loss = loss_function(recon, x, mu, logvar)
    loss.backward()
    losses.append(loss.item())
    optimizer.step()
