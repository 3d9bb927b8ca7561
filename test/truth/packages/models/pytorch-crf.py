# Converted: pytorch-crf

# %% likelihood
from torchcrf import CRF
model = CRF(4, batch_first=True)
run = lambda: model(torch.sin(torch.arange(40.0)).reshape(2, 5, 4), torch.tensor([[0, 1, 2, 3, 0], [3, 2, 1, 0, 0]]),
                    mask=torch.tensor([[1, 1, 1, 1, 1], [1, 1, 1, 0, 0]], dtype=torch.bool))

# %% best path
from torchcrf import CRF
model = CRF(4)
run = lambda: model.decode(torch.sin(torch.arange(40.0)).reshape(5, 2, 4))
