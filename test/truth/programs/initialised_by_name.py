"""Weights that are set by the name of a layer's class, as GANs of the DCGAN kind do."""
import torch
import torch.nn as nn


def weights_init(m):
    classname = m.__class__.__name__
    if classname.find("Conv") != -1:
        nn.init.constant_(m.weight, 0.1)
    elif classname.find("BatchNorm2d") != -1:
        nn.init.constant_(m.weight, 2.0)
        nn.init.constant_(m.bias, 0.5)
    elif type(m).__name__ == "Linear":
        nn.init.constant_(m.weight, 0.3)


def kinds(model):
    found = []
    for m in model.modules():
        name = type(m).__name__
        if name in ("MaxPool2d", "Dropout2d"):
            found.append("shrinks")
        elif "Linear" in str(type(m)):
            found.append("linear")
        elif name.startswith("Adaptive"):
            found.append("adaptive")
        elif name.lower() == "identity":
            found.append("identity")
    return found


model = nn.Sequential(
    nn.Conv2d(1, 2, 3, padding=1, bias=False), nn.BatchNorm2d(2), nn.MaxPool2d(2), nn.Dropout2d(0.0),
    nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Identity(), nn.Linear(2, 1, bias=False))
model.apply(weights_init)
found = kinds(model)
model.eval()
y = model(torch.arange(16.0).reshape(1, 1, 4, 4))
