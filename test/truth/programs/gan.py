"""A generator and a discriminator that train against each other."""
import torch
import torch.nn as nn

generator = nn.Sequential(
    nn.ConvTranspose2d(4, 8, 4, 1, 0, bias=False),
    nn.BatchNorm2d(8),
    nn.ReLU(True),
    nn.ConvTranspose2d(8, 1, 4, 2, 1, bias=False),
    nn.Tanh(),
)
discriminator = nn.Sequential(
    nn.Conv2d(1, 8, 4, 2, 1, bias=False),
    nn.LeakyReLU(0.2, inplace=True),
    nn.Conv2d(8, 1, 4, 1, 0, bias=False),
    nn.Sigmoid(),
)


def weights_init(m):
    classname = m.__class__.__name__
    if classname.find("Conv") != -1:
        nn.init.normal_(m.weight, 0.0, 0.02)
    elif classname.find("BatchNorm") != -1:
        nn.init.normal_(m.weight, 1.0, 0.02)
        nn.init.zeros_(m.bias)


generator.apply(weights_init)
discriminator.apply(weights_init)
for net in (generator, discriminator):
    for p in net.parameters():
        p.data.copy_(torch.linspace(-0.3, 0.4, p.numel()).reshape(p.shape))
criterion = nn.BCELoss()
optimizer_d = torch.optim.Adam(discriminator.parameters(), lr=2e-4, betas=(0.5, 0.999))
optimizer_g = torch.optim.Adam(generator.parameters(), lr=2e-4, betas=(0.5, 0.999))
real = torch.linspace(-1, 1, 2 * 64).reshape(2, 1, 8, 8)
noise = torch.linspace(-1, 1, 8).reshape(2, 4, 1, 1)
history = []
for _ in range(3):
    discriminator.zero_grad()
    label = torch.full((2,), 1.0, dtype=torch.float)
    loss_real = criterion(discriminator(real).view(-1), label)
    loss_real.backward()
    fake = generator(noise)
    label.fill_(0.0)
    loss_fake = criterion(discriminator(fake.detach()).view(-1), label)
    loss_fake.backward()
    optimizer_d.step()
    generator.zero_grad()
    label.fill_(1.0)
    loss_g = criterion(discriminator(fake).view(-1), label)
    loss_g.backward()
    optimizer_g.step()
    history.append((loss_real.item(), loss_fake.item(), loss_g.item()))
