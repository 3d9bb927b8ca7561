# Converted: entmax

# %% sparsemax and entmax
from entmax import sparsemax, entmax15, entmax_bisect
model = torch.nn.Identity()
x = torch.sin(torch.arange(24.0)).reshape(3, 8) * 3
run = lambda: (sparsemax(x, dim=-1), entmax15(x, dim=0), entmax_bisect(x, alpha=1.3))

# %% losses
from entmax import SparsemaxLoss, Entmax15Loss
model = torch.nn.Linear(8, 5)
x = torch.sin(torch.arange(24.0)).reshape(3, 8)
run = lambda: (SparsemaxLoss()(model(x), torch.tensor([0, 2, 4])), Entmax15Loss(reduction='sum')(model(x), torch.tensor([1, 2, 3])))
