# Converted: deepctr-torch
# As they are: scikit-learn joblib threadpoolctl cloudpickle narwhals

# %% DeepFM
from deepctr_torch.inputs import SparseFeat, DenseFeat
from deepctr_torch.models import DeepFM
features = [SparseFeat('user', 10, 4), SparseFeat('item', 12, 4), DenseFeat('price', 1)]
model = DeepFM(features, features, dnn_hidden_units=(8, 8))
run = lambda: model(torch.tensor([[1.0, 3.0, 0.5], [2.0, 7.0, 0.1]]))

# %% DCN
from deepctr_torch.inputs import SparseFeat, DenseFeat
from deepctr_torch.models import DCN
features = [SparseFeat('user', 10, 4), SparseFeat('item', 12, 4), DenseFeat('price', 1)]
model = DCN(features, features, cross_num=2, dnn_hidden_units=(8, 8))
run = lambda: model(torch.tensor([[1.0, 3.0, 0.5], [2.0, 7.0, 0.1]]))

# %% AutoInt
from deepctr_torch.inputs import SparseFeat, DenseFeat
from deepctr_torch.models import AutoInt
features = [SparseFeat('user', 10, 4), SparseFeat('item', 12, 4), DenseFeat('price', 1)]
model = AutoInt(features, features, att_layer_num=2, dnn_hidden_units=(8, 8))
run = lambda: model(torch.tensor([[1.0, 3.0, 0.5], [2.0, 7.0, 0.1]]))
