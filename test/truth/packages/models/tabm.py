# Converted: tabm rtdl-num-embeddings

# %% ensemble with periodic embeddings
from rtdl_num_embeddings import PeriodicEmbeddings
from tabm import TabM
model = TabM.make(n_num_features=3, cat_cardinalities=[4, 5], d_out=2, num_embeddings=PeriodicEmbeddings(3, 8, n_frequencies=6, lite=False),
                  n_blocks=2, d_block=16, k=4)
run = lambda: model(torch.linspace(-1, 1, 12).reshape(4, 3), torch.tensor([[0, 1], [3, 4], [2, 2], [1, 0]]))

# %% mini ensemble with piecewise linear embeddings
from rtdl_num_embeddings import PiecewiseLinearEmbeddings, compute_bins
from tabm import TabM
table = torch.sin(torch.arange(60.0)).reshape(20, 3)
model = TabM.make(n_num_features=3, d_out=1, num_embeddings=PiecewiseLinearEmbeddings(compute_bins(table, n_bins=4), 8, activation=False, version="B"),
                  n_blocks=2, d_block=16, k=4, arch_type="tabm-mini")
run = lambda: model(table[:5])

# %% layers of ensembles
from tabm import BatchNorm1dEnsemble, EnsembleView, LinearBatchEnsemble, LinearEnsemble
model = torch.nn.Sequential(EnsembleView(k=3), LinearBatchEnsemble(6, 8, k=3, scaling_init="random-signs"), BatchNorm1dEnsemble(8, k=3), torch.nn.ReLU(), LinearEnsemble(8, 2, k=3))
run = lambda: model(torch.linspace(-1, 1, 24).reshape(4, 6))
