# Converted: complexPyTorch

# %% convolutional network
from complexPyTorch.complexFunctions import complex_max_pool2d, complex_relu
from complexPyTorch.complexLayers import ComplexBatchNorm2d, ComplexConv2d, ComplexLinear
class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = ComplexConv2d(1, 4, 3, 1)
        self.norm = ComplexBatchNorm2d(4)
        self.conv2 = ComplexConv2d(4, 6, 3, 1)
        self.fc1 = ComplexLinear(6 * 2 * 2, 10)
        self.fc2 = ComplexLinear(10, 3)

    def forward(self, x):
        x = complex_max_pool2d(complex_relu(self.conv1(x)), 2, 2)
        x = complex_max_pool2d(complex_relu(self.conv2(self.norm(x))), 2, 2)
        x = self.fc2(complex_relu(self.fc1(x.view(-1, 6 * 2 * 2))))
        return x, torch.log_softmax(x.abs(), dim=1)
model = Network()
angles = torch.arange(2 * 14 * 14).float().reshape(2, 1, 14, 14)
run = lambda: model(torch.complex(torch.sin(angles), torch.cos(angles * 0.7)))

# %% autoencoder
from complexPyTorch.complexFunctions import complex_avg_pool2d, complex_upsample
from complexPyTorch.complexLayers import (
    ComplexConv2d, ComplexConvTranspose2d, ComplexDropout2d, ComplexReLU, NaiveComplexBatchNorm2d)
class AveragePool(torch.nn.Module):
    def forward(self, x):
        return complex_avg_pool2d(x, 2)
class Upsample(torch.nn.Module):
    def forward(self, x):
        return complex_upsample(x, scale_factor=2, mode="bilinear")
model = torch.nn.Sequential(
    ComplexConv2d(2, 4, 3, padding=1), NaiveComplexBatchNorm2d(4), ComplexReLU(), AveragePool(),
    ComplexDropout2d(0.3), ComplexConvTranspose2d(4, 3, 2, stride=2), ComplexReLU(), Upsample(), ComplexConv2d(3, 2, 1))
angles = torch.arange(2 * 2 * 6 * 6).float().reshape(2, 2, 6, 6)
run = lambda: model(torch.complex(torch.sin(angles), torch.cos(angles * 0.7)))

# %% whitening of vectors in training
from complexPyTorch.complexFunctions import complex_matmul, complex_normalize
from complexPyTorch.complexLayers import ComplexBatchNorm1d, ComplexLinear, ComplexReLU
model = torch.nn.Sequential(ComplexLinear(4, 6), ComplexBatchNorm1d(6), ComplexReLU(), ComplexLinear(6, 3))
angles = torch.arange(5 * 4).float().reshape(5, 4)
vectors = torch.complex(torch.sin(angles), torch.cos(angles * 0.7))
def run():
    evaluated = model(vectors)
    model.train()
    return evaluated, model(vectors), complex_normalize(vectors), complex_matmul(vectors, vectors.transpose(0, 1))
