# Converted: torcheval
# As they are: typing-extensions

# %% classification metrics
from torcheval.metrics import BinaryAUROC, MulticlassAccuracy, MulticlassConfusionMatrix, MulticlassF1Score
model = torch.nn.Linear(4, 3)
x = torch.sin(torch.arange(20 * 4).float()).reshape(20, 4)
target = torch.arange(20) * 7 % 3
def run():
    scores = torch.cos(torch.arange(20 * 3).float()).reshape(20, 3)
    found = []
    for metric in [MulticlassAccuracy(average="macro", num_classes=3), MulticlassConfusionMatrix(3),
                   MulticlassF1Score(num_classes=3, average="weighted")]:
        metric.update(scores[:12], target[:12])
        metric.update(scores[12:], target[12:])
        found.append(metric.compute())
    area = BinaryAUROC()
    area.update(scores[:, 0], (target == 0).float())
    return found, area.compute(), model(x)

# %% regression, ranking and text metrics
from torcheval.metrics import (
    HitRate, MeanSquaredError, PeakSignalNoiseRatio, Perplexity, R2Score, ReciprocalRank, WordErrorRate)
model = torch.nn.Identity()
scores = torch.cos(torch.arange(6 * 5).float()).reshape(6, 5)
def run():
    mean, score = MeanSquaredError(multioutput="raw_values"), R2Score()
    hits, rank, noise = HitRate(k=2), ReciprocalRank(), PeakSignalNoiseRatio(data_range=2.0)
    perplexity, words = Perplexity(ignore_index=1), WordErrorRate()
    mean.update(scores, scores * 0.8 + 0.1)
    score.update(scores[:, 0], scores[:, 0] * 0.7)
    hits.update(scores, torch.tensor([0, 1, 2, 3, 4, 0]))
    rank.update(scores, torch.tensor([0, 1, 2, 3, 4, 0]))
    noise.update(scores.reshape(1, 1, 6, 5), scores.reshape(1, 1, 6, 5) * 0.9)
    perplexity.update(scores.reshape(2, 3, 5), torch.tensor([[0, 1, 2], [3, 4, 0]]))
    words.update(["hello there world", "a test"], ["hello world", "a text"])
    return [metric.compute() for metric in (mean, score, hits, rank, noise, perplexity, words)]

# %% functional metrics
import torcheval.metrics.functional as metrics
model = torch.nn.Softmax(dim=-1)
scores = torch.cos(torch.arange(16 * 4).float()).reshape(16, 4)
target = torch.arange(16) * 5 % 4
run = lambda: [
    metrics.multiclass_auprc(model(scores), target, num_classes=4, average=None),
    metrics.binary_precision_recall_curve(model(scores)[:, 1], (target == 1).float()),
    metrics.topk_multilabel_accuracy(scores, torch.nn.functional.one_hot(target, 4), criteria="hamming", k=2),
    metrics.binary_normalized_entropy(model(scores)[:, 0], (target == 0).float()),
    metrics.multiclass_binned_auroc(model(scores), target, num_classes=4, threshold=5)]
