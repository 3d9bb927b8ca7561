import torch
import torch.nn as nn
import torch.nn.functional as F


class Classifier(nn.Module):
    def __init__(self, features, classes):
        super().__init__()
        self.hidden = nn.Linear(features, 64)
        self.norm = nn.BatchNorm1d(64)
        self.head = nn.Linear(64, classes)

    def forward(self, x):
        x = F.relu(self.norm(self.hidden(x)), inplace=True)
        return F.log_softmax(self.head(x), dim=1)


def train(model, batches, device="cuda"):
    model.to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for inputs, labels in batches:
        optimizer.zero_grad()
        loss = F.nll_loss(model(inputs), labels)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
        optimizer.step()
    return loss.item()


def best(scores, count):
    values, indices = scores.topk(count, dim=-1)
    return values.view(-1), indices.max(dim=0)


if __name__ == "__main__":
    torch.manual_seed(0)
    batches = [(torch.randn(32, 20), torch.randint(0, 10, (32,))) for _ in range(10)]
    model = Classifier(20, 10)
    print(train(model, batches, "cpu"))
    torch.save(model.state_dict(), "classifier.pt")
