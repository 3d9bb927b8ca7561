# Converted: torchfm

# %% DeepFM
from torchfm.model.dfm import DeepFactorizationMachineModel
model = DeepFactorizationMachineModel([5, 4, 6], embed_dim=4, mlp_dims=(8, 8), dropout=0.1)
run = lambda: model(torch.tensor([[0, 1, 2], [4, 3, 5], [2, 0, 1]]))

# %% xDeepFM
from torchfm.model.xdfm import ExtremeDeepFactorizationMachineModel
model = ExtremeDeepFactorizationMachineModel([5, 4, 6], embed_dim=4, mlp_dims=(8, 8), dropout=0.1, cross_layer_sizes=(6, 6), split_half=False)
run = lambda: model(torch.tensor([[0, 1, 2], [4, 3, 5], [2, 0, 1]]))

# %% AutoInt
from torchfm.model.afi import AutomaticFeatureInteractionModel
model = AutomaticFeatureInteractionModel([5, 4, 6], embed_dim=4, atten_embed_dim=8, num_heads=2, num_layers=2, mlp_dims=(8,), dropouts=(0.1, 0.1, 0.1))
run = lambda: model(torch.tensor([[0, 1, 2], [4, 3, 5], [2, 0, 1]]))

# %% product-based network
from torchfm.model.pnn import ProductNeuralNetworkModel
model = ProductNeuralNetworkModel([5, 4, 6], embed_dim=4, mlp_dims=(8,), dropout=0.1, method="inner")
run = lambda: model(torch.tensor([[0, 1, 2], [4, 3, 5], [2, 0, 1]]))
