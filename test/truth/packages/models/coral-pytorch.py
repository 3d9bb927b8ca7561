# Converted: coral-pytorch

# %% consistent rank logits
from coral_pytorch.layers import CoralLayer
from coral_pytorch.losses import CoralLoss
from coral_pytorch.dataset import levels_from_labelbatch, proba_to_label
model = torch.nn.Sequential(torch.nn.Linear(6, 8), torch.nn.ReLU(), CoralLayer(size_in=8, num_classes=4))
def run():
    scores = model(torch.linspace(-1, 1, 30).reshape(5, 6))
    levels = levels_from_labelbatch(torch.tensor([0, 3, 1, 2, 2]), num_classes=4)
    return scores, levels, CoralLoss()(scores, levels), proba_to_label(torch.sigmoid(scores))

# %% conditional ordinal regression
from coral_pytorch.losses import CornLoss
from coral_pytorch.dataset import corn_label_from_logits
model = torch.nn.Linear(6, 3)
def run():
    scores = model(torch.linspace(-1, 1, 30).reshape(5, 6))
    return CornLoss(num_classes=4)(scores, torch.tensor([0, 3, 1, 2, 2])), corn_label_from_logits(scores)
