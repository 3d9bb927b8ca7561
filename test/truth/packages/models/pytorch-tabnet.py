# Converted: pytorch-tabnet
# As they are: scikit-learn joblib threadpoolctl

# %% TabNet
from pytorch_tabnet.tab_network import TabNet
model = TabNet(6, 3, n_d=4, n_a=4, group_attention_matrix=torch.eye(6))
run = lambda: model(torch.linspace(-1, 1, 60).reshape(10, 6))

# %% sparsemax
from pytorch_tabnet.sparsemax import Entmax15, Sparsemax
model = Sparsemax(-1)
run = lambda: (model(torch.linspace(-1, 1, 12).reshape(3, 4)), Entmax15(-1)(torch.linspace(-1, 1, 12).reshape(3, 4)))
