# Converted: tokenlearner-pytorch

# %% tokens, attention and back
from tokenlearner_pytorch import TokenFuser, TokenLearner


class Block(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.learner = TokenLearner(S=4)
        self.learner.tokenizers = torch.nn.ModuleList(self.learner.tokenizers)
        self.attention = torch.nn.MultiheadAttention(6, 2)
        self.fuser = TokenFuser(H=8, W=8, C=6, S=4)

    def forward(self, images):
        tokens = self.learner(images)
        tokens = tokens.view(4, 2, 6)
        tokens, _ = self.attention(tokens, tokens, tokens)
        return self.fuser(tokens.reshape(2, 4, 6), images)


model = Block()
run = lambda: model(torch.sin(torch.arange(768.0) / 7).reshape(2, 8, 8, 6))

# %% spatial attention
from tokenlearner_pytorch.tokenlearner_pytorch import SpatialAttention
model = SpatialAttention()
run = lambda: model(torch.linspace(-1, 2, 450).reshape(2, 5, 5, 9))
