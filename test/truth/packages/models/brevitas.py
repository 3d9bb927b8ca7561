# Converted: brevitas unfoldNd
# As they are: dependencies==2.0.1

# %% quantized LeNet
import brevitas.nn as qnn
from torch import nn
class QuantLeNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.quant_inp = qnn.QuantIdentity(bit_width=4)
        self.conv1 = qnn.QuantConv2d(3, 6, 5, bias=True, weight_bit_width=4)
        self.relu1 = qnn.QuantReLU(bit_width=4)
        self.conv2 = qnn.QuantConv2d(6, 16, 5, bias=True, weight_bit_width=4)
        self.relu2 = qnn.QuantReLU(bit_width=4)
        self.fc1 = qnn.QuantLinear(16 * 5 * 5, 24, bias=True, weight_bit_width=4)
        self.relu3 = qnn.QuantReLU(bit_width=4)
        self.fc2 = qnn.QuantLinear(24, 10, bias=True, weight_bit_width=4)
    def forward(self, x):
        out = self.relu1(self.conv1(self.quant_inp(x)))
        out = nn.functional.max_pool2d(out, 2)
        out = nn.functional.max_pool2d(self.relu2(self.conv2(out)), 2)
        out = self.relu3(self.fc1(out.reshape(out.shape[0], -1)))
        return self.fc2(out)
model = QuantLeNet()
x = torch.sin(torch.arange(2 * 3 * 32 * 32.0)).reshape(2, 3, 32, 32)
run = lambda: model(x)

# %% quantized tensors with scale and bit width
import brevitas.nn as qnn
from brevitas.quant import Int8ActPerTensorFloat, Int8WeightPerChannelFloat
model = torch.nn.Sequential(
    qnn.QuantIdentity(act_quant=Int8ActPerTensorFloat, return_quant_tensor=True),
    qnn.QuantLinear(6, 8, bias=True, weight_quant=Int8WeightPerChannelFloat),
    qnn.QuantReLU(return_quant_tensor=True))
def run():
    out = model(torch.linspace(-1, 1, 24).reshape(4, 6))
    return out.value, out.scale, out.bit_width, model[1].quant_weight().scale

# %% quantized LSTM
from brevitas.nn import QuantLSTM
model = QuantLSTM(input_size=5, hidden_size=8, num_layers=1, batch_first=True)
run = lambda: model(torch.sin(torch.arange(60.0)).reshape(2, 6, 5))
