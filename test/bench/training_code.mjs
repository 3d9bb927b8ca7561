// Python as people write it to train models: made from a seed, of any size, always the same.
import { Random } from '../lsp/harness/random.mjs';

const nouns = ['Image', 'Token', 'Audio', 'Graph', 'Patch', 'Feature', 'Sequence', 'Region', 'Speaker', 'Frame'];
const roles = ['Encoder', 'Decoder', 'Head', 'Block', 'Mixer', 'Pooler', 'Classifier', 'Projector'];
const layers = [
  (w) => `nn.Linear(${w}, ${w})`, (w) => `nn.Conv2d(${w}, ${w}, kernel_size=3, padding=1, bias=False)`, (w) => `nn.BatchNorm2d(${w})`,
  (w) => `nn.LayerNorm(${w})`, () => 'nn.ReLU()', () => 'nn.Dropout(p=0.1)', (w) => `nn.Embedding(${w * 10}, ${w})`, () => 'nn.GELU()',
];
const steps = [
  'x = F.relu(x)', 'x = torch.cat([x, residual], dim=1)', 'x = x.view(x.size(0), -1)', 'weights = torch.softmax(scores, dim=-1)',
  'mask = torch.ones(x.shape[:2], dtype=torch.bool, device=x.device)', 'x = torch.matmul(weights, x.transpose(1, 2))',
  'mean = torch.mean(x, dim=1, keepdim=True)', 'x = F.interpolate(x, scale_factor=2.0, mode="bilinear", align_corners=False)',
  'scores = torch.where(mask, scores, torch.zeros_like(scores))', 'norm = torch.sqrt(torch.sum(x * x, dim=-1, keepdim=True) + 1e-6)',
  'x = x / norm', 'residual = x', 'x = F.dropout(x, p=self.rate, training=self.training)', 'index = torch.arange(x.size(1), device=x.device)',
];
const plainSteps = [
  'logger.info("epoch %d: loss %.4f", epoch, total / max(count, 1))', 'history.append({"epoch": epoch, "loss": total})',
  'if best is None or total < best:\n            best = total', 'path = os.path.join(folder, f"{name}-{epoch:03d}.pt")',
  '# Keep the running average in full precision.', 'rate = base_rate * 0.5 * (1 + math.cos(math.pi * epoch / epochs))',
];

function modelClass(random, number) {
  const name = `${random.pick(nouns)}${random.pick(roles)}${number}`;
  const width = 32 * (1 + random.below(16));
  const members = Array.from({ length: 3 + random.below(5) }, (_, index) => `        self.layer${index} = ${random.pick(layers)(width)}`);
  const body = Array.from({ length: 4 + random.below(8) }, () => `        ${random.pick(steps)}`);
  return `class ${name}(nn.Module):
    """Maps a batch of ${width}-wide features to logits. 输入特征 → logits。"""

    def __init__(self, rate=0.1):
        super().__init__()
        self.rate = rate
${members.join('\n')}

    def forward(self, x, mask=None):
        residual = x
        scores = self.layer0(x)
${body.join('\n')}
        return x
`;
}

function trainingFunction(random, number) {
  const body = Array.from({ length: 2 + random.below(4) }, () => `        ${random.pick(plainSteps)}`);
  return `def train_${number}(model, loader, epochs=${10 + random.below(90)}, base_rate=3e-4, folder="runs"):
    optimizer = torch.optim.AdamW(model.parameters(), lr=base_rate, weight_decay=0.01)
    criterion = nn.CrossEntropyLoss()
    history, best, name = [], None, "model"
    for epoch in range(epochs):
        total, count = 0.0, 0
        for inputs, targets in loader:
            optimizer.zero_grad()
            loss = criterion(model(inputs.cuda()), targets.cuda())
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
            optimizer.step()
            total += loss.item()
            count += 1
${body.join('\n')}
    return history
`;
}

function evaluationFunction(_random, number) {
  return `@torch.no_grad()
def evaluate_${number}(model, loader):
    model.eval()
    correct, seen = 0, 0
    for inputs, targets in loader:
        predicted = torch.argmax(model(inputs), dim=1)
        correct += torch.eq(predicted, targets).sum().item()
        seen += targets.size(0)
    return correct / max(seen, 1)
`;
}

function recordReader(random, number) {
  const noun = random.pick(nouns);
  return `class ${noun}Records${number}:
    """Reads the index of a folder of ${noun.toLowerCase()}s.

    Every line of the index has a relative path and an integer label, separated by a tab. Lines that
    begin with a hash are comments. 标签从零开始。
    """

    def __init__(self, root, index="index.tsv", limit=None):
        self.root = root
        self.items = []
        with open(os.path.join(root, index), encoding="utf-8") as lines:
            for number, line in enumerate(lines):
                if line.startswith("#"):
                    continue
                name, label = line.rstrip("\\n").split("\\t")
                self.items.append((name, int(label)))
                if limit is not None and len(self.items) >= limit:
                    logger.warning("stopped after %d lines of %s", number + 1, index)
                    break

    def __len__(self):
        return len(self.items)

    def histogram(self):
        counts = {}
        for _, label in self.items:
            counts[label] = counts.get(label, 0) + 1
        return sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
`;
}

function optionsFunction(random, number) {
  const rows = Array.from({ length: 6 + random.below(10) }, (_, index) =>
    `    parser.add_argument("--option-${index}", type=${random.pick(['int', 'float', 'str'])}, default=${random.below(100)}, help="value number ${index} of run ${number}")`);
  return `def parse_options_${number}(arguments=None):
    """Command line of experiment ${number}; see the README for the meaning of each option."""
    parser = argparse.ArgumentParser(description=__doc__)
${rows.join('\n')}
    options = parser.parse_args(arguments)
    if options.option_0 and not os.path.isdir(str(options.option_1)):
        parser.error(f"--option-1: there is no folder {options.option_1!r}")
    return options
`;
}

const makers = [modelClass, trainingFunction, evaluationFunction, recordReader, recordReader, recordReader, optionsFunction, optionsFunction];

// At least `bytes` bytes of a module.
export function trainingCode(bytes, seed) {
  const random = new Random(seed);
  const parts = [`import argparse
import logging
import math
import os

import torch
import torch.nn as nn
import torch.nn.functional as F

logger = logging.getLogger(__name__)
`];
  let size = parts[0].length;
  for (let number = 0; size < bytes; ++number) {
    parts.push(random.pick(makers)(random, number));
    size += Buffer.byteLength(parts.at(-1)) + 2;
  }
  return parts.join('\n\n');
}

// The same around a table of literals that is one statement of 1,100 lines.
export function codeWithTable(bytes, seed) {
  const random = new Random(`${seed} table`);
  const rows = Array.from({ length: 1100 }, (_, index) =>
    `    "entry_${index}": {"rate": ${(index / 7).toFixed(3)}, "kind": "${random.pick(nouns)}"},`);
  const table = `\n\nCATALOGUE = {\n${rows.join('\n')}\n}\n`;
  const code = trainingCode(bytes - table.length, seed);
  const middle = code.indexOf('\n\n\n', code.length / 2);
  return code.slice(0, middle) + table + code.slice(middle);
}

// Layers whose `forward` is converted by `to_static`.
export function convertedCode(bytes) {
  const parts = ['import paddle\n'];
  for (let number = 0, size = 0; size < bytes; ++number) {
    parts.push(`class Net${number}(paddle.nn.Layer):
    def __init__(self):
        super().__init__()
        self.scale = ${number}

    @paddle.jit.to_static(full_graph=True)
    def forward(self, x, count, limit):
        values = []
        for index in range(count):
            if x.mean() > limit and index % 2 == 0:
                x = self.layers[index](x) + ${number}
            else:
                x = paddle.nn.functional.relu(x) * self.scale
            values.append(x.sum())
        while limit > 0 and not self.training:
            limit = limit - x.shape[0]
        assert limit is not None, 'there is a limit'
        return paddle.concat([x, values[-1]], axis=0) if count > 1 else x
`);
    size += parts.at(-1).length + 2;
  }
  return parts.join('\n\n');
}
