# Converted: sentence-transformers==5.1.2 transformers==4.57.1
# As they are: tokenizers==0.22.1 safetensors regex scikit-learn joblib cloudpickle narwhals threadpoolctl

# %% token embeddings through LSTM and mean, max and weighted pooling
from sentence_transformers.models import LSTM, Dense, Normalize, Pooling
model = torch.nn.Sequential(LSTM(12, 8), Pooling(16, pooling_mode_mean_tokens=True, pooling_mode_max_tokens=True, pooling_mode_weightedmean_tokens=True), Dense(48, 6), Normalize())
run = lambda: model({"token_embeddings": torch.linspace(-1, 1, 2 * 5 * 12).reshape(2, 5, 12), "sentence_lengths": torch.tensor([5, 3]), "attention_mask": torch.tensor([[1, 1, 1, 1, 1], [1, 1, 1, 0, 0]])})["sentence_embedding"]

# %% BERT encoder with a ranking loss
from transformers import BertConfig, BertModel
from sentence_transformers.losses import MultipleNegativesRankingLoss
from sentence_transformers.models import Pooling
class Encoder(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.bert = BertModel(BertConfig(vocab_size=40, hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32, max_position_embeddings=16))
        self.pooling = Pooling(16, "mean")
    def forward(self, features):
        tokens = self.bert(input_ids=features["input_ids"], attention_mask=features["attention_mask"]).last_hidden_state
        return self.pooling({**features, "token_embeddings": tokens})
model = MultipleNegativesRankingLoss(Encoder(), scale=10.0)
def run():
    mask = torch.tensor([[1, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 0]])
    sides = [{"input_ids": torch.arange(12).reshape(3, 4) + start, "attention_mask": mask} for start in (1, 20)]
    return model(sides, None), model.model(sides[0])["sentence_embedding"]

# %% CoSENT and online contrastive losses
from sentence_transformers.losses import CoSENTLoss, OnlineContrastiveLoss
from sentence_transformers.models import Dense
model = CoSENTLoss(Dense(8, 4))
def run():
    left = {"sentence_embedding": torch.linspace(-1, 1, 40).reshape(5, 8)}
    right = {"sentence_embedding": torch.linspace(2, -1, 40).cos().reshape(5, 8)}
    online = OnlineContrastiveLoss(model.model)
    return model([dict(left), dict(right)], torch.tensor([0.9, 0.1, 0.5, 0.3, 0.7])), online([dict(left), dict(right)], torch.tensor([1, 0, 1, 0, 0]))

# %% similarity utilities
from sentence_transformers import util
model = torch.nn.Identity()
def run():
    a, b = torch.linspace(-1, 1, 24).reshape(4, 6), torch.linspace(0, 5, 30).sin().reshape(5, 6)
    hits = util.semantic_search(a, b, top_k=2)
    return util.cos_sim(a, b), util.dot_score(a, b), util.pairwise_euclidean_sim(a, b[:4]), torch.tensor([[hit["score"] for hit in each] for each in hits]), torch.tensor([[hit["corpus_id"] for hit in each] for each in hits])
