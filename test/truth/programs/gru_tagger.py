"""A bidirectional GRU that tags sequences of different lengths."""
import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence


class Tagger(nn.Module):
    def __init__(self, words, tags, width=3):
        super().__init__()
        self.words = nn.Embedding(words, width, padding_idx=0)
        self.gru = nn.GRU(width, width, num_layers=2, batch_first=True, bidirectional=True)
        self.tags = nn.Linear(2 * width, tags)

    def forward(self, x):
        mask = x.ne(0)
        hidden, last = self.gru(self.words(x))
        scores = self.tags(hidden)
        return scores.masked_fill(~mask.unsqueeze(-1), 0.0), last


sentences = [torch.tensor([3, 1, 4]), torch.tensor([2, 5]), torch.tensor([6])]
x = pad_sequence(sentences, batch_first=True)
tags = pad_sequence([torch.tensor([0, 1, 2]), torch.tensor([1, 0]), torch.tensor([2])], batch_first=True,
                    padding_value=-100)
model = Tagger(8, 3)
with torch.no_grad():
    for p in model.parameters():
        p.copy_(torch.linspace(-0.5, 0.5, p.numel()).reshape(p.shape))
criterion = nn.CrossEntropyLoss(ignore_index=-100)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
losses = []
for _ in range(3):
    model.zero_grad()
    scores, last = model(x)
    loss = criterion(scores.view(-1, 3), tags.view(-1))
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
