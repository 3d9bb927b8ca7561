"""An encoder and a decoder of LSTMs with dot-product attention."""
import torch
import torch.nn as nn
import torch.nn.functional as F


class Encoder(nn.Module):
    def __init__(self, vocabulary, width):
        super().__init__()
        self.embedding = nn.Embedding(vocabulary, width)
        self.rnn = nn.LSTM(width, width, batch_first=True)

    def forward(self, tokens):
        return self.rnn(self.embedding(tokens))


class Decoder(nn.Module):
    def __init__(self, vocabulary, width):
        super().__init__()
        self.embedding = nn.Embedding(vocabulary, width)
        self.rnn = nn.LSTM(width, width, batch_first=True)
        self.out = nn.Linear(2 * width, vocabulary)

    def forward(self, tokens, memory, state):
        hidden, state = self.rnn(self.embedding(tokens), state)
        weights = F.softmax(torch.bmm(hidden, memory.transpose(1, 2)), dim=-1)
        context = torch.bmm(weights, memory)
        return self.out(torch.cat((hidden, context), dim=-1)), state, weights


encoder, decoder = Encoder(10, 4), Decoder(12, 4)
parameters = list(encoder.parameters()) + list(decoder.parameters())
with torch.no_grad():
    for p in parameters:
        p.copy_(torch.linspace(-0.5, 0.5, p.numel()).reshape(p.shape))
source = torch.tensor([[1, 4, 6, 2], [3, 5, 9, 0]])
target = torch.tensor([[2, 7, 11], [4, 3, 8]])
optimizer = torch.optim.Adam(parameters, lr=0.01)
losses = []
for _ in range(3):
    memory, state = encoder(source)
    logits, state, attention = decoder(target[:, :-1], memory, state)
    loss = F.cross_entropy(logits.reshape(-1, 12), target[:, 1:].reshape(-1))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
hidden = state[0].detach()
gradient = encoder.embedding.weight.grad
with torch.no_grad():
    memory, state = encoder(source)
    token = torch.zeros(2, 1, dtype=torch.long)
    decoded = []
    for _ in range(3):
        logits, state, _ = decoder(token, memory, state)
        token = logits.argmax(-1)
        decoded.append(token.squeeze(1).tolist())
