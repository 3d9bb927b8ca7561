# Converted: spikingjelly
# As they are: h5py

# %% LIF network over time, step by step
from spikingjelly.activation_based import functional, layer, neuron, surrogate
model = torch.nn.Sequential(layer.Flatten(), layer.Linear(36, 10, bias=False), neuron.LIFNode(tau=2.0, surrogate_function=surrogate.ATan()),
                            layer.Linear(10, 4), neuron.ParametricLIFNode(init_tau=1.5, v_threshold=0.4))
x = torch.linspace(-2, 3, 2 * 36).reshape(2, 1, 6, 6)
def run():
    functional.reset_net(model)
    spikes = [model(x * (step + 1) / 4) for step in range(6)]
    return sum(spikes) / 6, model[2].v, model[4].v

# %% convolutional network in multi-step mode
from spikingjelly.activation_based import functional, layer, neuron
model = torch.nn.Sequential(layer.Conv2d(2, 6, 3, padding=1, bias=False), layer.BatchNorm2d(6), neuron.IFNode(v_threshold=0.3, v_reset=None), layer.MaxPool2d(2, 2),
                            layer.SeqToANNContainer(torch.nn.Flatten(), torch.nn.Linear(96, 10)), neuron.LIFNode(tau=1.5, v_threshold=0.1), layer.VotingLayer(5))
functional.set_step_mode(model, "m")
def run():
    functional.reset_net(model)
    return model(torch.sin(torch.arange(4.0 * 2 * 2 * 64)).reshape(4, 2, 2, 8, 8) * 3), model[2].v

# %% SEW ResNet
from spikingjelly.activation_based import functional, neuron, surrogate
from spikingjelly.activation_based.model import sew_resnet
model = sew_resnet.sew_resnet18(pretrained=False, num_classes=10, cnf="ADD", spiking_neuron=neuron.IFNode, surrogate_function=surrogate.ATan(), detach_reset=True)
functional.set_step_mode(model, "m")
def run():
    functional.reset_net(model)
    return model(torch.linspace(-3, 3, 2 * 3 * 32 * 32).reshape(2, 1, 3, 32, 32)).mean(0)

# %% spiking neurons with surrogate gradients
from spikingjelly.activation_based import functional, neuron, surrogate
model = torch.nn.ModuleList([neuron.LIFNode(surrogate_function=surrogate.Sigmoid(), step_mode="m"), neuron.EIFNode(surrogate_function=surrogate.PiecewiseQuadratic(), step_mode="m"),
                             neuron.IzhikevichNode(step_mode="m"), neuron.LIFNode(surrogate_function=surrogate.ATan(), decay_input=False, v_reset=None, step_mode="m")])
def run():
    functional.reset_net(model)
    outputs = []
    with torch.enable_grad():
        for node in model:
            x = (torch.linspace(-1, 3, 24).reshape(6, 4) + 0.013).requires_grad_()
            spikes = node(x)
            (spikes * torch.arange(1.0, 5.0)).sum().backward()
            outputs += [spikes.detach(), x.grad]
    return outputs
