# Converted: rtdl-num-embeddings

# %% periodic embeddings in a network
from rtdl_num_embeddings import PeriodicEmbeddings
model = torch.nn.Sequential(
    PeriodicEmbeddings(5, 8, n_frequencies=6, frequency_init_scale=0.1, lite=False),
    torch.nn.Flatten(), torch.nn.Linear(40, 3))
run = lambda: model(torch.linspace(-2, 2, 4 * 5).reshape(4, 5))

# %% piecewise linear embeddings
from rtdl_num_embeddings import PiecewiseLinearEmbeddings, compute_bins
table = torch.sin(torch.arange(60 * 3).float() * 1.7).reshape(60, 3)
model = PiecewiseLinearEmbeddings(compute_bins(table, n_bins=6), 4, activation=True, version="B")
run = lambda: model(table[:7] * 1.1)

# %% linear and rectified embeddings
from rtdl_num_embeddings import LinearEmbeddings, LinearReLUEmbeddings
model = torch.nn.ModuleList([LinearEmbeddings(4, 6), LinearReLUEmbeddings(4, 6)])
run = lambda: [layer(torch.linspace(-1, 1, 3 * 4).reshape(3, 4)) for layer in model]
