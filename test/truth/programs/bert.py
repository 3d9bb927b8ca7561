"""An encoder with token, position and type embeddings, an attention mask and a masked-word head."""
import math

import torch
from torch import Tensor, nn


class Embeddings(nn.Module):
    def __init__(self, vocab, hidden, positions=16, types=2):
        super().__init__()
        self.word_embeddings = nn.Embedding(vocab, hidden, padding_idx=0)
        self.position_embeddings = nn.Embedding(positions, hidden)
        self.token_type_embeddings = nn.Embedding(types, hidden)
        self.LayerNorm = nn.LayerNorm(hidden, eps=1e-12)
        self.dropout = nn.Dropout(0.0)
        self.register_buffer("position_ids", torch.arange(positions).expand((1, -1)))

    def forward(self, input_ids: Tensor, token_type_ids: Tensor) -> Tensor:
        length = input_ids.shape[1]
        x = self.word_embeddings(input_ids) + self.token_type_embeddings(token_type_ids)
        x = x + self.position_embeddings(self.position_ids[:, :length])
        return self.dropout(self.LayerNorm(x))


class SelfAttention(nn.Module):
    def __init__(self, hidden, heads):
        super().__init__()
        self.heads, self.size = heads, hidden // heads
        self.query = nn.Linear(hidden, hidden)
        self.key = nn.Linear(hidden, hidden)
        self.value = nn.Linear(hidden, hidden)
        self.dense = nn.Linear(hidden, hidden)

    def transpose_for_scores(self, x: torch.Tensor) -> torch.Tensor:
        new_shape = x.size()[:-1] + (self.heads, self.size)
        return x.view(new_shape).permute(0, 2, 1, 3)

    def forward(self, x, mask):
        q = self.transpose_for_scores(self.query(x))
        k = self.transpose_for_scores(self.key(x))
        v = self.transpose_for_scores(self.value(x))
        scores = torch.matmul(q, k.transpose(-1, -2)) / math.sqrt(self.size) + mask
        context = torch.matmul(nn.functional.softmax(scores, dim=-1), v)
        context = context.permute(0, 2, 1, 3).contiguous()
        context = context.view(context.size()[:-2] + (self.heads * self.size,))
        return self.dense(context)


class Bert(nn.Module):
    def __init__(self, vocab=20, hidden=8, heads=2):
        super().__init__()
        self.embeddings = Embeddings(vocab, hidden)
        self.attention = SelfAttention(hidden, heads)
        self.norm = nn.LayerNorm(hidden)
        self.head = nn.Linear(hidden, vocab)
        self.pooler = nn.Sequential(nn.Linear(hidden, hidden), nn.Tanh())

    def forward(self, input_ids, attention_mask=None, token_type_ids=None):
        if attention_mask is None:
            attention_mask = torch.ones_like(input_ids)
        if token_type_ids is None:
            token_type_ids = torch.zeros(input_ids.shape, dtype=torch.long, device=input_ids.device)
        extended = attention_mask[:, None, None, :].to(dtype=torch.float32)
        extended = (1.0 - extended) * torch.finfo(torch.float32).min
        x = self.embeddings(input_ids, token_type_ids)
        x = self.norm(x + self.attention(x, extended))
        return self.head(x), self.pooler(x[:, 0])


model = Bert()
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.linspace(-0.3, 0.35, p.numel()).reshape(p.shape))
    # Paddle's padding row is always zero, as torch's is unless it is written to.
    model.embeddings.word_embeddings.weight[0] = 0.0
ids = torch.tensor([[5, 7, 3, 0], [2, 9, 11, 4]])
mask = (ids != 0).long()
labels = torch.tensor([[-100, 7, -100, -100], [2, -100, -100, 4]])
loss_fct = nn.CrossEntropyLoss()
logits, pooled = model(ids, mask)
loss = loss_fct(logits.view(-1, 20), labels.view(-1))
loss.backward()
gradients = {name: p.grad.norm() for name, p in model.named_parameters() if p.grad is not None}
