# Converted: tape-proteins
# As they are: lmdb boto3 botocore jmespath s3transfer python-dateutil six filelock

# %% protein BERT
from tape import ProteinBertConfig, ProteinBertModel, TAPETokenizer
model = ProteinBertModel(ProteinBertConfig(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64, max_position_embeddings=64))
tokenizer = TAPETokenizer(vocab="iupac")
tokens = torch.from_numpy(tokenizer.encode("GCTVEDRCLIGMGAILLNGCVIGSGSLVAAGALITQ")).reshape(1, -1)
run = lambda: model(tokens)[:2]

# %% secondary structure with a residual net
from tape import ProteinResNetConfig, TAPETokenizer
from tape.models.modeling_resnet import ProteinResNetForSequenceToSequenceClassification
model = ProteinResNetForSequenceToSequenceClassification(ProteinResNetConfig(hidden_size=32, num_hidden_layers=3, num_labels=3))
tokens = torch.from_numpy(TAPETokenizer(vocab="iupac").encode("GCTVEDRCLIGMGAILLNG")).reshape(1, -1)
mask = torch.ones_like(tokens)
run = lambda: model(tokens, mask)

# %% fluorescence with UniRep
from tape import TAPETokenizer, UniRepConfig
from tape.models.modeling_unirep import UniRepForValuePrediction
model = UniRepForValuePrediction(UniRepConfig(input_size=6, hidden_size=24))
tokens = torch.from_numpy(TAPETokenizer(vocab="unirep").encode("GCTVEDRCLIGMG")).reshape(1, -1)
run = lambda: (model(tokens, torch.ones_like(tokens), targets=torch.tensor([[0.5]])), model.unirep(tokens))
