# Converted: pytorch-optimizer

# %% losses of segmentation
from pytorch_optimizer import BCEFocalLoss, BCELoss, DiceLoss, FocalLoss, FocalTverskyLoss, JaccardLoss, LovaszHingeLoss, SoftF1Loss, TverskyLoss
model = torch.nn.ModuleList([BCELoss(label_smooth=0.1), BCEFocalLoss(), FocalLoss(), FocalTverskyLoss(), TverskyLoss(), SoftF1Loss(), LovaszHingeLoss(per_image=False),
                             DiceLoss(mode="binary"), JaccardLoss(mode="binary")])
logits = 2 * torch.sin(torch.arange(128.0)).reshape(2, 1, 8, 8)
mask = (torch.cos(torch.arange(128.0) / 3).reshape(2, 1, 8, 8) > 0).float()
run = lambda: [loss(logits.sigmoid() if type(loss).__name__ in ("BCELoss", "SoftF1Loss") else logits, mask) for loss in model]

# %% losses of classification
from pytorch_optimizer import BiTemperedLogisticLoss, FocalCosineLoss, LDAMLoss
model = torch.nn.ModuleList([LDAMLoss([10, 4, 30, 2]), FocalCosineLoss(reduction="mean"), BiTemperedLogisticLoss(t1=0.8, t2=1.4, label_smooth=0.05), BiTemperedLogisticLoss(t1=0.9, t2=0.7, reduction="none")])
logits = torch.sin(torch.arange(24.0)).reshape(6, 4)
labels = torch.arange(6) % 4
run = lambda: [loss(logits, labels) for loss in model]

# %% optimizer made by name
from pytorch_optimizer import create_optimizer
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1))
def run():
    optimizer = create_optimizer(model, "lion", lr=1e-2, weight_decay=1e-3, use_lookahead=True)
    x = torch.sin(torch.arange(40.0)).reshape(10, 4)
    losses = []
    with torch.enable_grad():
        for _ in range(8):
            optimizer.zero_grad()
            loss = (model(x) - x.sum(1, keepdim=True)).square().mean()
            loss.backward()
            optimizer.step()
            losses.append(loss.detach())
    return losses, model(x)
