# Converted: pytorch-tcn

# %% TCN
from pytorch_tcn import TCN
model = TCN(num_inputs=4, num_channels=[8, 8], kernel_size=3, causal=True)
run = lambda: model(torch.linspace(-1, 1, 80).reshape(1, 4, 20))
