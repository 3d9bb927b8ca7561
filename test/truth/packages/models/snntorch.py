# Converted: snntorch

# %% convolutional spiking net
import snntorch as snn
from snntorch import surrogate, utils
from torch import nn
spike_grad = surrogate.fast_sigmoid()
model = nn.Sequential(
    nn.Conv2d(1, 8, 5), nn.MaxPool2d(2), snn.Leaky(beta=0.5, init_hidden=True, spike_grad=spike_grad),
    nn.Conv2d(8, 16, 5), nn.MaxPool2d(2), snn.Leaky(beta=0.5, init_hidden=True, spike_grad=spike_grad),
    nn.Flatten(), nn.Linear(16 * 4 * 4, 10), snn.Leaky(beta=0.5, init_hidden=True, spike_grad=spike_grad, output=True))
data = 3 * torch.sin(torch.arange(6 * 2 * 28 * 28.0)).reshape(6, 2, 1, 28, 28)
def run():
    utils.reset(model)
    steps = [model(x) for x in data]
    return torch.stack([spikes for spikes, _ in steps]), torch.stack([membrane for _, membrane in steps])

# %% synaptic neurons, and a loss of spike rates
import snntorch as snn
import snntorch.functional as SF
from torch import nn
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1 = nn.Linear(12, 20)
        self.lif1 = snn.Synaptic(alpha=0.9, beta=0.8)
        self.fc2 = nn.Linear(20, 4)
        self.lif2 = snn.RSynaptic(alpha=0.9, beta=0.8, linear_features=4)
    def forward(self, x):
        syn1, mem1 = self.lif1.init_synaptic()
        spk2, syn2, mem2 = self.lif2.init_rsynaptic()
        spikes, potentials = [], []
        for step in range(x.shape[0]):
            spk1, syn1, mem1 = self.lif1(self.fc1(x[step]), syn1, mem1)
            spk2, syn2, mem2 = self.lif2(self.fc2(spk1), spk2, syn2, mem2)
            spikes.append(spk2)
            potentials.append(mem2)
        return torch.stack(spikes), torch.stack(potentials)
model = Net()
loss = SF.ce_rate_loss()
def run():
    spikes, potentials = model(2 * torch.sin(torch.arange(8 * 3 * 12.0)).reshape(8, 3, 12))
    return spikes, potentials, loss(potentials, torch.tensor([0, 3, 1]))

# %% spiking LSTM cells
import snntorch as snn
from torch import nn
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = snn.SConv2dLSTM(1, 4, 3, max_pool=2, threshold=0.1)
        self.flat = snn.SLSTM(4 * 4 * 4, 6, threshold=0.05)
    def forward(self, x):
        syn1, mem1 = self.conv.init_sconv2dlstm()
        syn2, mem2 = self.flat.init_slstm()
        out = []
        for step in range(x.shape[0]):
            spk1, syn1, mem1 = self.conv(x[step], syn1, mem1)
            spk2, syn2, mem2 = self.flat(spk1.flatten(1), syn2, mem2)
            out.append(torch.cat([spk2, mem2], -1))
        return torch.stack(out)
model = Net()
run = lambda: model(torch.sin(torch.arange(5 * 2 * 64.0)).reshape(5, 2, 1, 8, 8))
