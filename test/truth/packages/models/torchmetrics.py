# Converted: torchmetrics
# As they are: lightning-utilities

# %% Accuracy
from torchmetrics.classification import MulticlassAccuracy
model = MulticlassAccuracy(num_classes=4, average="macro")
run = lambda: (model(torch.arange(12).reshape(3, 4) % 5 / 4, torch.tensor([0, 3, 2])), model.compute())

# %% Mean squared error and R2
import torchmetrics
model = torchmetrics.MeanSquaredError()
run = lambda: (model(torch.linspace(0, 1, 10), torch.linspace(1, 3, 10)), torchmetrics.functional.r2_score(torch.linspace(0, 1, 10), torch.linspace(0.1, 1.4, 10)))

# %% Confusion matrix and F1
from torchmetrics import MetricCollection
from torchmetrics.classification import MulticlassConfusionMatrix, MulticlassF1Score
model = MetricCollection([MulticlassConfusionMatrix(num_classes=3), MulticlassF1Score(num_classes=3, average="none")])
run = lambda: model(torch.tensor([0, 1, 2, 1, 0]), torch.tensor([0, 2, 2, 1, 1]))

# %% AUROC
from torchmetrics.classification import BinaryAUROC
model = BinaryAUROC()
run = lambda: model(torch.tensor([0.1, 0.4, 0.35, 0.8]), torch.tensor([0, 0, 1, 1]))

# %% PSNR and SSIM
from torchmetrics.image import PeakSignalNoiseRatio, StructuralSimilarityIndexMeasure
model = StructuralSimilarityIndexMeasure(data_range=1.0)
run = lambda: (model(torch.linspace(0, 1, 768).reshape(1, 3, 16, 16), torch.linspace(1, 0, 768).reshape(1, 3, 16, 16)), PeakSignalNoiseRatio(data_range=1.0)(torch.linspace(0, 1, 12).reshape(1, 3, 2, 2), torch.linspace(0, 0.9, 12).reshape(1, 3, 2, 2)))
