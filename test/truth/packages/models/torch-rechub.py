# Converted: torch-rechub
# As they are: pandas python-dateutil six scikit-learn joblib threadpoolctl cloudpickle narwhals

# %% DeepFM
from torch_rechub.basic.features import DenseFeature, SparseFeature
from torch_rechub.basic.initializers import RandomNormal
from torch_rechub.models.ranking import DeepFM
dense = [DenseFeature("price"), DenseFeature("age")]
sparse = [SparseFeature("user", vocab_size=10, embed_dim=8, initializer=RandomNormal(0, 0.5)), SparseFeature("item", vocab_size=12, embed_dim=8, initializer=RandomNormal(0, 0.5))]
model = DeepFM(deep_features=dense + sparse, fm_features=sparse, mlp_params={"dims": [16, 8], "dropout": 0.2, "activation": "relu"})
x = {"price": torch.linspace(0, 1, 5), "age": torch.linspace(1, 0, 5), "user": torch.arange(5), "item": torch.tensor([3, 11, 0, 7, 7])}
run = lambda: model(x)

# %% DIN
from torch_rechub.basic.features import SequenceFeature, SparseFeature
from torch_rechub.basic.initializers import RandomNormal
from torch_rechub.models.ranking import DIN
features = [SparseFeature("user", vocab_size=10, embed_dim=8, initializer=RandomNormal(0, 0.5)), SparseFeature("category", vocab_size=6, embed_dim=8, initializer=RandomNormal(0, 0.5))]
target = [SparseFeature("item", vocab_size=20, embed_dim=8, initializer=RandomNormal(0, 0.5))]
history = [SequenceFeature("history", vocab_size=20, embed_dim=8, pooling="concat", shared_with="item")]
model = DIN(features=features, history_features=history, target_features=target, mlp_params={"dims": [16, 8]}, attention_mlp_params={"dims": [16, 8]})
x = {"user": torch.tensor([1, 4, 9]), "category": torch.tensor([0, 5, 2]), "item": torch.tensor([3, 19, 7]),
     "history": torch.tensor([[1, 2, 3, 4], [5, 6, 0, 0], [19, 18, 17, 0]])}
run = lambda: model(x)

# %% MMOE
from torch_rechub.basic.features import DenseFeature, SparseFeature
from torch_rechub.basic.initializers import RandomNormal
from torch_rechub.models.multi_task import MMOE
features = [DenseFeature("price"), SparseFeature("user", vocab_size=10, embed_dim=8, initializer=RandomNormal(0, 0.5))]
model = MMOE(features, task_types=["classification", "regression"], n_expert=3, expert_params={"dims": [16]}, tower_params_list=[{"dims": [8]}, {"dims": [8]}])
x = {"price": torch.linspace(0, 1, 5), "user": torch.arange(5)}
run = lambda: model(x)
