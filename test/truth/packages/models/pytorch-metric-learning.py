# Converted: pytorch-metric-learning

# %% triplet
from pytorch_metric_learning import losses
model = losses.TripletMarginLoss(margin=0.3)
run = lambda: model(torch.sin(torch.arange(48).float()).reshape(6, 8), torch.tensor([0, 0, 1, 1, 2, 2]))

# %% ArcFace
from pytorch_metric_learning import losses
model = losses.ArcFaceLoss(num_classes=3, embedding_size=8)
run = lambda: model(torch.sin(torch.arange(48).float()).reshape(6, 8), torch.tensor([0, 0, 1, 1, 2, 2]))

# %% NTXent
from pytorch_metric_learning import losses
model = losses.NTXentLoss(temperature=0.2)
run = lambda: model(torch.sin(torch.arange(48).float()).reshape(6, 8), torch.tensor([0, 0, 1, 1, 2, 2]))
