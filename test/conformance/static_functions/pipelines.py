"""Boxes, schedules, normalization and losses, as training scripts and post-processing have them."""
import math

import paddle
import paddle.nn.functional as F
from paddle import nn


def area(box):
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])


def overlap(a, b):
    shared = area([max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])])
    total = area(a) + area(b) - shared
    return shared / total if total > 0 else 0.0


def suppressed(boxes, scores, limit):
    """Non-maximum suppression over Python lists."""
    order = sorted(range(len(scores)), key=lambda i: -scores[i])
    kept = []
    while order:
        best = order.pop(0)
        kept.append(best)
        order = [i for i in order if overlap(boxes[best], boxes[i]) <= limit]
    return kept


def suppressed_with_flags(boxes, scores, limit):
    order = sorted(range(len(scores)), key=lambda i: -scores[i])
    dead = [False] * len(scores)
    kept = []
    for i in order:
        if dead[i]:
            continue
        kept.append(i)
        for j in order:
            if j != i and overlap(boxes[i], boxes[j]) > limit:
                dead[j] = True
    return kept


def first_overlapping(boxes, box, limit):
    for i, other in enumerate(boxes):
        if overlap(other, box) > limit:
            return i
    return -1


def matched(boxes, truths, limit):
    pairs = []
    for i, box in enumerate(boxes):
        for j, truth in enumerate(truths):
            if overlap(box, truth) >= limit:
                pairs.append((i, j))
                break
    return pairs


def tensor_overlap(a, b):
    low = paddle.maximum(a[:, :2].unsqueeze(1), b[:, :2].unsqueeze(0))
    high = paddle.minimum(a[:, 2:].unsqueeze(1), b[:, 2:].unsqueeze(0))
    side = paddle.clip(high - low, min=0.0)
    shared = side[..., 0] * side[..., 1]
    sizes = [(x[:, 2] - x[:, 0]) * (x[:, 3] - x[:, 1]) for x in (a, b)]
    return shared / (sizes[0].unsqueeze(1) + sizes[1].unsqueeze(0) - shared)


def clipped_boxes(boxes, height, width):
    x = boxes[:, 0::2].clip(0, width)
    y = boxes[:, 1::2].clip(0, height)
    return paddle.stack([x[:, 0], y[:, 0], x[:, 1], y[:, 1]], axis=1)


def above(scores, limit, most=None):
    kept = paddle.nonzero(scores > limit).flatten()
    if kept.shape[0] == 0:
        return paddle.zeros([1])
    if most is not None and kept.shape[0] > most:
        kept = kept[:most]
    return paddle.gather(scores, kept)


def grid(height, width, stride=8, offset=0.5):
    points = []
    for y in range(height):
        for x in range(width):
            points.append([(x + offset) * stride, (y + offset) * stride])
    return paddle.to_tensor(points)


def pyramid_levels(features, strides):
    made = []
    for feature, stride in zip(features, strides):
        made.append(feature * stride)
    return paddle.concat(made)


def per_class(scores, limits):
    made = []
    for index, limit in enumerate(limits):
        column = scores[:, index]
        made.append(paddle.where(column > limit, column, paddle.zeros_like(column)))
    return paddle.stack(made, axis=1)


def warmup(step, most, peak):
    if step < most:
        return peak * (step + 1) / most
    return peak


def cosine(step, steps, peak, low=0.0, warm=2):
    if step < warm:
        rate = peak * step / warm
    elif step > steps:
        rate = low
    else:
        share = (step - warm) / (steps - warm)
        rate = low + 0.5 * (peak - low) * (1 + math.cos(math.pi * share))
    return rate


def milestones(step, edges, rates):
    for edge, rate in zip(edges, rates):
        if step < edge:
            return rate
    return rates[-1]


def milestones_by_index(step, edges, rate, factor=0.1):
    passed = 0
    for edge in edges:
        if step >= edge:
            passed += 1
    return rate * factor ** passed


def plateau(losses, patience, factor):
    best, bad, rate = None, 0, 1.0
    for loss in losses:
        if best is None or loss < best:
            best, bad = loss, 0
        else:
            bad += 1
        if bad > patience:
            rate *= factor
            bad = 0
    return rate


def stopped_early(losses, patience):
    best, bad = float('inf'), 0
    for epoch, loss in enumerate(losses):
        if loss < best:
            best, bad = loss, 0
            continue
        bad += 1
        if bad >= patience:
            break
    else:
        epoch = -1
    return best, bad, epoch


def clipped_by_norm(gradients, most):
    total = paddle.zeros([])
    for gradient in gradients:
        total = total + (gradient * gradient).sum()
    norm = paddle.sqrt(total)
    if norm > most:
        gradients = [gradient * (most / norm) for gradient in gradients]
    return gradients


def loss_scale(scale, found, good=0, growth=2.0, interval=2):
    if found:
        scale, good = scale / growth, 0
    else:
        good += 1
        if good == interval:
            scale, good = scale * growth, 0
    return scale, good


def focal(logits, labels, gamma=2.0, alpha=None):
    chance = F.sigmoid(logits)
    right = chance * labels + (1 - chance) * (1 - labels)
    loss = -((1 - right) ** gamma) * paddle.log(right)
    if alpha is not None:
        loss = loss * (alpha * labels + (1 - alpha) * (1 - labels))
    return loss.mean()


def smooth_l1(x, y, beta=1.0):
    if beta < 1e-5:
        return (x - y).abs().mean()
    distance = (x - y).abs()
    return paddle.where(distance < beta, 0.5 * distance ** 2 / beta, distance - 0.5 * beta).mean()


def reduced(loss, reduction='mean'):
    assert reduction in ('none', 'mean', 'sum'), reduction
    if reduction == 'mean':
        return loss.mean()
    elif reduction == 'sum':
        return loss.sum()
    return loss


def weighted_losses(losses, weights):
    total = 0.0
    for name, loss in losses.items():
        total = total + weights.get(name, 1.0) * loss
    return total


def accuracy(logits, labels, top=(1, 2)):
    made = []
    _, best = paddle.topk(logits, max(top))
    hits = (best == labels.unsqueeze(1)).astype('float32')
    for k in top:
        made.append(hits[:, :k].sum() / labels.shape[0])
    return made


def confusion(labels, guesses, classes):
    table = [[0] * classes for _ in range(classes)]
    for label, guess in zip(labels, guesses):
        if label < 0 or label >= classes:
            continue
        table[label][guess] += 1
    return table


def drop_path(x, chance, training):
    if chance == 0.0 or not training:
        return x
    keep = 1 - chance
    mask = paddle.floor(keep + paddle.full([x.shape[0]] + [1] * (x.ndim - 1), 0.5))
    return x / keep * mask


def same_padding(size, kernel, stride=1):
    need = (math.ceil(size / stride) - 1) * stride + kernel - size
    if need <= 0:
        return 0, 0
    left = need // 2
    return left, need - left


def resized(size, short, most=None):
    height, width = size
    scale = short / min(height, width)
    if most and max(height, width) * scale > most:
        scale = most / max(height, width)
    return int(height * scale + 0.5), int(width * scale + 0.5)


def channels_last(x, order='nchw'):
    if order.lower() == 'nchw' and x.ndim == 4:
        x = x.transpose([0, 2, 3, 1])
    elif order.lower() not in ('nchw', 'nhwc'):
        raise ValueError(f'unknown order {order!r}')
    return x


def saturated(x, low, high):
    if x.max() > high:
        x = x * (high / x.max())
    elif x.min() < low:
        x = x - x.min() + low
    return x


def power_iteration(matrix, rounds):
    vector = paddle.ones([matrix.shape[1], 1])
    value = None
    for _ in range(rounds):
        vector = paddle.matmul(matrix, vector)
        value = paddle.norm(vector)
        vector = vector / value
    return value


def bisected(low, high, tolerance=0.01):
    while high - low > tolerance:
        middle = (low + high) / 2
        if middle * middle > 2.0:
            high = middle
        else:
            low = middle
    return low


def random_walk(steps, seed):
    """A deterministic generator of integers, so that every run is the same."""
    position, farthest = 0, 0
    for _ in range(steps):
        seed = (seed * 1103515245 + 12345) % 2147483648
        position += 1 if seed > 1073741824 else -1
        farthest = max(farthest, abs(position))
    return position, farthest


def retried(attempts, fails):
    last = None
    for attempt in range(attempts):
        try:
            if attempt < fails:
                raise ValueError(attempt)
            last = attempt
            break
        except ValueError as error:
            last = str(error)
    return last


def grouped(names, table):
    with_decay, without = [], []
    for name in names:
        if name.endswith('bias') or 'norm' in name:
            without.append(table[name])
        elif (value := table.get(name)) is not None:
            with_decay.append(value)
    return with_decay, without


class Pyramid(nn.Layer):
    def __init__(self, depth=3):
        super().__init__()
        paddle.seed(3)
        self.blocks = nn.LayerList([nn.Linear(2, 2) for _ in range(depth)])
        self.norm = nn.LayerNorm(2)
        self.taps = (0, 2)
        self.scale = 0.5

    def forward(self, x, taps=None, final=True):
        taps = self.taps if taps is None else taps
        features = []
        for i, block in enumerate(self.blocks):
            x = x + self.scale * F.relu(block(x))
            if i in taps:
                features.append(x)
        if final and self.norm is not None:
            features.append(self.norm(x))
        return features

    def top_down(self, features):
        made = [features[-1]]
        for i in range(len(features) - 2, -1, -1):
            made.insert(0, features[i] + made[0])
        return made

    def gated(self, x):
        score = F.sigmoid(self.blocks[0](x)).mean()
        if score > 0.5:
            out = self.blocks[1](x)
        else:
            out = self.blocks[2](x)
        return out, score

    def repeated(self, x, limit):
        rounds = paddle.zeros([], dtype='int64')
        while x.abs().max() < limit:
            x = x + F.relu(self.blocks[0](x)) + 0.5
            rounds += 1
        return x, rounds

    def shared_state(self, x, training):
        mean = x.mean(axis=0)
        if training:
            self.seen = mean
            out = x - mean
        else:
            out = x - self.scale
        return out


CASES = {
    "area": ["[0.0, 0.0, 2.0, 3.0]", "[2.0, 0.0, 1.0, 3.0]"],
    "overlap": ["[0.0, 0.0, 2.0, 2.0], [1.0, 1.0, 3.0, 3.0]", "[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]"],
    "suppressed": ["[[0.0, 0.0, 2.0, 2.0], [0.0, 0.0, 2.0, 1.9], [5.0, 5.0, 6.0, 6.0]], [0.5, 0.9, 0.1], 0.5"],
    "suppressed_with_flags": ["[[0.0, 0.0, 2.0, 2.0], [0.0, 0.0, 2.0, 1.9], [5.0, 5.0, 6.0, 6.0]], [0.5, 0.9, 0.1], 0.5"],
    "first_overlapping": ["[[5.0, 5.0, 6.0, 6.0], [0.0, 0.0, 2.0, 2.0]], [0.0, 0.0, 2.0, 1.9], 0.5", "[], [0.0, 0.0, 1.0, 1.0], 0.5"],
    "matched": ["[[0.0, 0.0, 2.0, 2.0], [5.0, 5.0, 6.0, 6.0]], [[0.0, 0.0, 2.0, 1.9], [5.0, 5.0, 6.0, 6.0]], 0.5"],
    "tensor_overlap": ["T([[0.0, 0.0, 2.0, 2.0]]), T([[1.0, 1.0, 3.0, 3.0], [0.0, 0.0, 2.0, 2.0]])"],
    "clipped_boxes": ["T([[-1.0, 0.0, 12.0, 7.0]]), 5, 10"],
    "above": ["T([0.1, 0.9, 0.8]), 0.5", "T([0.1, 0.9, 0.8]), 0.5, 1"],
    "grid": ["2, 3"],
    "pyramid_levels": ["[T([1.0, 2.0]), T([3.0])], [8, 16]"],
    "per_class": ["T([[0.1, 0.9], [0.8, 0.2]]), [0.5, 0.5]"],
    "warmup": ["0, 4, 1.0", "9, 4, 1.0"],
    "cosine": ["1, 10, 1.0", "5, 10, 1.0", "11, 10, 1.0"],
    "milestones": ["1, [2, 4], [1.0, 0.1]", "9, [2, 4], [1.0, 0.1]"],
    "milestones_by_index": ["3, [2, 4], 1.0"],
    "plateau": ["[3.0, 2.0, 2.5, 2.6, 2.7, 1.0], 1, 0.5"],
    "stopped_early": ["[3.0, 2.0, 2.5, 2.6, 2.7], 2", "[3.0, 2.0], 2"],
    "clipped_by_norm": ["[T([3.0]), T([4.0])], 1.0", "[T([3.0]), T([4.0])], 9.0"],
    "loss_scale": ["8.0, True", "8.0, False, 1", "8.0, False"],
    "focal": ["T([0.5, -1.0]), T([1.0, 0.0])", "T([0.5, -1.0]), T([1.0, 0.0]), 2.0, 0.25"],
    "smooth_l1": ["T([0.5, 3.0]), T([1.0, 0.0])", "T([0.5, 3.0]), T([1.0, 0.0]), 0.0"],
    "reduced": ["T([1.0, 2.0])", "T([1.0, 2.0]), 'sum'", "T([1.0, 2.0]), 'none'"],
    "weighted_losses": ["{'box': T([1.0]), 'class': T([2.0])}, {'box': 0.5}"],
    "accuracy": ["T([[0.1, 0.9, 0.0], [0.5, 0.1, 0.4]]), I([1, 2])"],
    "confusion": ["[0, 1, 1, 9], [0, 1, 0, 0], 2"],
    "drop_path": ["T([[1.0, 2.0]]), 0.0, True", "T([[1.0, 2.0]]), 0.25, True", "T([[1.0, 2.0]]), 0.5, False"],
    "same_padding": ["7, 3, 2", "4, 1, 2"],
    "resized": ["(30, 40), 60", "(30, 90), 60, 100"],
    "channels_last": ["T([[[[1.0, 2.0]]]])", "T([[[[1.0, 2.0]]]]), 'NHWC'", "T([1.0]), 'chw'"],
    "saturated": ["T([1.0, 8.0]), 0.0, 4.0", "T([-1.0, 2.0]), 0.0, 4.0", "T([1.0, 2.0]), 0.0, 4.0"],
    "power_iteration": ["T([[2.0, 0.0], [0.0, 1.0]]), 5"],
    "bisected": ["1.0, 2.0", "T([1.0]), T([2.0])"],
    "random_walk": ["9, 4"],
    "retried": ["3, 1", "2, 5"],
    "grouped": ["['a', 'b.bias', 'norm.w', 'c'], {'a': 1, 'b.bias': 2, 'norm.w': 3}"],
    "Pyramid.forward": {"make": "Pyramid()", "runs": ["T([[1.0, 2.0]])", "T([[1.0, 2.0]]), (1,), False"]},
    "Pyramid.top_down": {"make": "Pyramid()", "runs": ["[T([1.0]), T([2.0]), T([3.0])]"]},
    "Pyramid.gated": {"make": "Pyramid()", "runs": ["T([[1.0, 2.0]])", "T([[-1.0, -2.0]])"]},
    "Pyramid.repeated": {"make": "Pyramid()", "runs": ["T([[1.0, 2.0]]), 4.0", "T([[1.0, 2.0]]), 1.0"]},
    "Pyramid.shared_state": {"make": "Pyramid()", "runs": ["T([[1.0, 2.0]]), True", "T([[1.0, 2.0]]), False"]},
}
