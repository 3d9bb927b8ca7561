# Converted: TorchCRF

# %% likelihood and Viterbi decoding
from TorchCRF import CRF
model = CRF(5, use_gpu=False)
scores = torch.sin(torch.arange(3 * 6 * 5).float()).reshape(3, 6, 5)
labels = torch.arange(18).reshape(3, 6) % 5
mask = torch.tensor([[1] * 6, [1] * 4 + [0] * 2, [1] * 2 + [0] * 4], dtype=torch.bool)
run = lambda: [model(scores, labels, mask), model.viterbi_decode(scores, mask)]

# %% tagger of sentences
from TorchCRF import CRF
class Tagger(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.words = torch.nn.Embedding(20, 8, padding_idx=0)
        self.lstm = torch.nn.LSTM(8, 6, batch_first=True, bidirectional=True)
        self.scores = torch.nn.Linear(12, 4)
        self.crf = CRF(4)

    def forward(self, words, labels):
        scores, mask = self.scores(self.lstm(self.words(words))[0]), words.ne(0)
        return -self.crf(scores, labels, mask).mean(), self.crf.viterbi_decode(scores, mask)
model = Tagger()
run = lambda: model(torch.tensor([[3, 7, 9, 12, 4], [5, 1, 19, 0, 0]]), torch.tensor([[1, 2, 3, 1, 1], [2, 2, 3, 0, 0]]))
