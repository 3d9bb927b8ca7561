# Converted: bert-pytorch

# %% language model
from bert_pytorch.model import BERT, BERTLM
model = BERTLM(BERT(50, hidden=16, n_layers=2, attn_heads=2), 50)
run = lambda: model(torch.arange(1, 13).reshape(2, 6), torch.tensor([[1, 1, 1, 2, 2, 2]] * 2))
