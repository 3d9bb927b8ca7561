# Converted: blitz-bayesian-pytorch

# %% Bayesian regressor with its mean weights
from blitz.modules import BayesianLinear
from blitz.utils import variational_estimator

@variational_estimator
class BayesianRegressor(torch.nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.blinear1 = BayesianLinear(inputs, 32)
        self.blinear2 = BayesianLinear(32, outputs, bias=False)

    def forward(self, x):
        return self.blinear2(torch.relu(self.blinear1(x)))

model = BayesianRegressor(5, 2)
model.freeze_()
run = lambda: model(torch.linspace(-1, 1, 20).reshape(4, 5))

# %% Bayesian LeNet
from blitz.modules import BayesianConv2d, BayesianLinear
from blitz.utils import variational_estimator

@variational_estimator
class BayesianCNN(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = BayesianConv2d(1, 6, (5, 5))
        self.conv2 = BayesianConv2d(6, 16, (5, 5))
        self.fc1 = BayesianLinear(256, 120)
        self.fc2 = BayesianLinear(120, 84)
        self.fc3 = BayesianLinear(84, 10)

    def forward(self, x):
        out = torch.nn.functional.max_pool2d(torch.relu(self.conv1(x)), 2)
        out = torch.nn.functional.max_pool2d(torch.relu(self.conv2(out)), 2)
        out = torch.relu(self.fc1(out.view(out.size(0), -1)))
        return self.fc3(torch.relu(self.fc2(out)))

model = BayesianCNN()
model.freeze_()
run = lambda: model(torch.sin(torch.arange(2 * 784.0) / 13).reshape(2, 1, 28, 28))

# %% embedding, LSTM and GRU
from blitz.modules import BayesianEmbedding, BayesianGRU, BayesianLinear, BayesianLSTM
from blitz.utils import variational_estimator

@variational_estimator
class Recurrent(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = BayesianEmbedding(12, 6)
        self.lstm = BayesianLSTM(6, 8, prior_sigma_1=1, prior_pi=1, posterior_rho_init=-3.0)
        self.gru = BayesianGRU(8, 5)
        self.linear = BayesianLinear(5, 1)

    def forward(self, tokens):
        x, (h, c) = self.lstm(self.embedding(tokens))
        y, _ = self.gru(x)
        return self.linear(y[:, -1]), h, c

model = Recurrent()
model.freeze_()
run = lambda: model(torch.arange(14).reshape(2, 7) * 5 % 12)
