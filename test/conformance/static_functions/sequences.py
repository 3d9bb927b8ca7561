"""Decoders, searches, masks and windows over sequences, as models have them."""
import math

import paddle
import paddle.nn.functional as F
from paddle import nn

PAD = 0
BOS = 1
EOS = 2


class Decoder(nn.Layer):
    """One recurrent cell and a projection, with weights that a test can know."""

    def __init__(self, size=3, words=5):
        super().__init__()
        paddle.seed(7)
        self.size = size
        self.words = words
        self.embedding = nn.Embedding(words, size)
        self.cell = nn.GRUCell(size, size)
        self.out = nn.Linear(size, words)
        self.most_steps = 4
        self.layers = nn.LayerList([nn.Linear(size, size) for _ in range(3)])

    def start(self, batch):
        return paddle.zeros([batch, self.size])

    def step(self, token, state):
        hidden, state = self.cell(self.embedding(token), state)
        return self.out(hidden), state

    def forced(self, tokens, state=None):
        if state is None:
            state = self.start(tokens.shape[0])
        logits = []
        for t in range(tokens.shape[1]):
            logit, state = self.step(tokens[:, t], state)
            logits.append(logit)
        return paddle.stack(logits, axis=1), state

    def greedy(self, batch):
        token = paddle.full([batch], BOS, dtype='int64')
        state = self.start(batch)
        made = [token]
        for _ in range(self.most_steps):
            logit, state = self.step(token, state)
            token = paddle.argmax(logit, axis=-1)
            made.append(token)
        return paddle.stack(made, axis=1)

    def greedy_until_end(self, batch):
        token = paddle.full([batch], BOS, dtype='int64')
        done = paddle.zeros([batch], dtype='bool')
        state = self.start(batch)
        made = []
        for _ in range(self.most_steps):
            logit, state = self.step(token, state)
            token = paddle.argmax(logit, axis=-1)
            token = paddle.where(done, paddle.full_like(token, PAD), token)
            done = paddle.logical_or(done, token == EOS)
            made.append(token)
            if done.all():
                break
        return paddle.stack(made, axis=1)

    def scheduled(self, tokens, teacher=True):
        state = self.start(tokens.shape[0])
        token = tokens[:, 0]
        total = paddle.zeros([1])
        for t in range(1, tokens.shape[1]):
            logit, state = self.step(token, state)
            total = total + F.cross_entropy(logit, tokens[:, t])
            token = tokens[:, t] if teacher else paddle.argmax(logit, axis=-1)
        return total / (tokens.shape[1] - 1)

    def attended(self, keys, query):
        best, context = None, None
        for i, layer in enumerate(self.layers):
            scores = paddle.matmul(layer(query), keys, transpose_y=True) / math.sqrt(self.size)
            weights = F.softmax(scores, axis=-1)
            context = paddle.matmul(weights, keys)
            if i == 0:
                best = weights
            query = query + context
        return query, best

    def counted_words(self, tokens):
        counts = {}
        for name, word in (('pad', PAD), ('bos', BOS), ('eos', EOS)):
            counts[name] = (tokens == word).astype('int64').sum()
        return counts['pad'] + 10 * counts['bos'] + 100 * counts['eos']

    def early_exit(self, x, threshold=0.5):
        for layer in self.layers:
            x = F.sigmoid(layer(x))
            if x.mean() > threshold:
                return x
        return x * 2

    def exit_by_number(self, x, most=2):
        depth = 0
        for layer in self.layers:
            if depth >= most:
                break
            x = layer(x)
            depth += 1
        return x, depth


def length_mask(lengths, most):
    steps = paddle.arange(most)
    return (steps.unsqueeze(0) < lengths.unsqueeze(1)).astype('float32')


def causal_mask(size, window=None):
    mask = paddle.tril(paddle.ones([size, size]))
    if window is not None:
        mask = mask - paddle.tril(paddle.ones([size, size]), diagonal=-window)
    return mask


def masked_mean(x, mask):
    total = (x * mask).sum()
    count = mask.sum()
    if count > 0:
        mean = total / count
    else:
        mean = total * 0
    return mean


def padded(rows, fill=0):
    most = 0
    for row in rows:
        most = max(most, len(row))
    made = []
    for row in rows:
        made.append(list(row) + [fill] * (most - len(row)))
    return made


def merged_repeats(tokens, blank=0):
    """What a CTC decoder does with its best path."""
    made = []
    before = None
    for token in tokens:
        if token != before and token != blank:
            made.append(token)
        before = token
    return made


def trimmed(tokens, end=EOS):
    made = []
    for token in tokens:
        if token == end:
            break
        made.append(token)
    return made


def position_of_end(tokens, end=EOS):
    position = len(tokens)
    for i, token in enumerate(tokens):
        if token == end:
            position = i
            break
    return position


def beam_step(scores, beams, width):
    """The best continuations of each beam, over Python numbers."""
    candidates = []
    for score, words in beams:
        for word, more in enumerate(scores):
            candidates.append((score + more, words + [word]))
    candidates.sort(key=lambda each: -each[0])
    return candidates[:width]


def beam_search(table, width, steps):
    beams = [(0.0, [BOS])]
    for _ in range(steps):
        grown = []
        for score, words in beams:
            if words[-1] == EOS:
                grown.append((score, words))
                continue
            for word, more in enumerate(table[words[-1]]):
                grown.append((score + more, words + [word]))
        grown = sorted(grown, key=lambda each: -each[0])
        beams = grown[:width]
        if all(words[-1] == EOS for _, words in beams):
            break
    return beams[0][1]


def tensor_beam(logits, width):
    scores = F.log_softmax(logits, axis=-1)
    best, words = paddle.topk(scores[0], width)
    for t in range(1, logits.shape[0]):
        total = best.unsqueeze(1) + scores[t].unsqueeze(0)
        best, flat = paddle.topk(total.flatten(), width)
        words = flat % scores.shape[-1]
    return best, words


def viterbi(emissions, transitions):
    score = emissions[0]
    history = []
    for t in range(1, len(emissions)):
        best = []
        pointers = []
        for to in range(len(score)):
            top, origin = None, 0
            for begin in range(len(score)):
                value = score[begin] + transitions[begin][to]
                if top is None or value > top:
                    top, origin = value, begin
            best.append(top + emissions[t][to])
            pointers.append(origin)
        score = best
        history.append(pointers)
    last = score.index(max(score))
    path = [last]
    for pointers in reversed(history):
        last = pointers[last]
        path.append(last)
    path.reverse()
    return path


def repeated_penalty(logits, tokens, penalty=1.2):
    for token in tokens:
        if logits[token] > 0:
            logits[token] = logits[token] / penalty
        else:
            logits[token] = logits[token] * penalty
    return logits


def top_p(probabilities, limit):
    order = paddle.argsort(probabilities, descending=True)
    sorted_ones = paddle.gather(probabilities, order)
    kept = (paddle.cumsum(sorted_ones) - sorted_ones) < limit
    return paddle.where(kept, sorted_ones, paddle.zeros_like(sorted_ones)), order


def sampled(probabilities, dice):
    total = 0.0
    for word, probability in enumerate(probabilities):
        total += probability
        if dice < total:
            return word
    return len(probabilities) - 1


def bigrams_blocked(tokens, candidates):
    seen = set()
    for left, right in zip(tokens, tokens[1:]):
        seen.add((left, right))
    return [each for each in candidates if (tokens[-1], each) not in seen]


def edit_distance(left, right):
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        diagonal, row[0] = row[0], i
        for j, b in enumerate(right, 1):
            cost = diagonal if a == b else diagonal + 1
            diagonal = row[j]
            row[j] = min(cost, row[j] + 1, row[j - 1] + 1)
    return row[-1]


def windows(x, size, step):
    made = []
    start = 0
    while start + size <= x.shape[0]:
        made.append(x[start:start + size].mean())
        start += step
    return paddle.stack(made)


def moving_average(xs, decay):
    average = None
    made = []
    for x in xs:
        average = x if average is None else decay * average + (1 - decay) * x
        made.append(average)
    return made


def reversed_in_length(x, lengths):
    rows = []
    for i, length in enumerate(lengths):
        rows.append(paddle.concat([paddle.flip(x[i, :length], axis=[0]), x[i, length:]]))
    return paddle.stack(rows)


def rotary(x, base=100.0):
    half = x.shape[-1] // 2
    steps = paddle.arange(x.shape[0]).astype('float32').unsqueeze(1)
    speeds = 1.0 / base ** (paddle.arange(half).astype('float32') / half)
    angle = steps * speeds
    left, right = x[:, :half], x[:, half:]
    return paddle.concat([left * angle.cos() - right * angle.sin(), left * angle.sin() + right * angle.cos()], axis=-1)


def cached_attention(keys, query, cache=None, use_cache=True):
    if use_cache:
        if cache is not None:
            keys = paddle.concat([cache['keys'], keys])
        cache = {'keys': keys}
    weights = F.softmax(paddle.matmul(query, keys, transpose_y=True), axis=-1)
    return paddle.matmul(weights, keys), cache


def until_stable(x, tolerance=0.01):
    change = paddle.ones([1])
    rounds = paddle.zeros([1], dtype='int64')
    while change.max() > tolerance:
        y = (x + 2.0 / x) / 2
        change = (y - x).abs()
        x = y
        rounds = rounds + 1
    return x, rounds


def until_stable_or_tired(x, most=20):
    for i in range(most):
        y = (x + 2.0 / x) / 2
        if (y - x).abs().max() < 0.01:
            break
        x = y
    return x


CASES = {
    "Decoder.forced": {"make": "Decoder()", "runs": ["I([[1, 3, 4]])", "I([[1, 3], [1, 4]])"]},
    "Decoder.greedy": {"make": "Decoder()", "runs": ["1", "2"]},
    "Decoder.greedy_until_end": {"make": "Decoder()", "runs": ["1", "2"]},
    "Decoder.scheduled": {"make": "Decoder()", "runs": ["I([[1, 3, 4]])", "I([[1, 3, 4]]), False"]},
    "Decoder.attended": {"make": "Decoder()", "runs": ["T([[1.0, 0.0, 2.0], [0.0, 1.0, 0.0]]), T([[1.0, 1.0, 1.0]])"]},
    "Decoder.counted_words": {"make": "Decoder()", "runs": ["I([1, 3, 2, 0, 0])"]},
    "Decoder.early_exit": {"make": "Decoder()", "runs": ["T([[1.0, 0.0, 2.0]])", "T([[1.0, 0.0, 2.0]]), 0.9"]},
    "Decoder.exit_by_number": {"make": "Decoder()", "runs": ["T([[1.0, 0.0, 2.0]])", "T([[1.0, 0.0, 2.0]]), 9"]},
    "length_mask": ["I([1, 3]), 4"],
    "causal_mask": ["3", "4, 2"],
    "masked_mean": ["T([1.0, 2.0, 3.0]), T([1.0, 1.0, 0.0])", "T([1.0, 2.0]), T([0.0, 0.0])"],
    "padded": ["[[1], [2, 3], []]"],
    "merged_repeats": ["[0, 3, 3, 0, 3, 4]"],
    "trimmed": ["[4, 3, 2, 3]", "[4, 3]"],
    "position_of_end": ["[4, 3, 2, 3]", "[4, 3]"],
    "beam_step": ["[-1.0, -0.5], [(0.0, [1]), (-2.0, [3])], 2"],
    "beam_search": ["[[-1.0, -9.0, -9.0], [-1.0, -9.0, -0.5], [-1.0, -1.0, -1.0]], 2, 3"],
    "tensor_beam": ["T([[1.0, 2.0, 0.5], [0.1, 3.0, 1.0]]), 2"],
    "viterbi": ["[[1.0, 0.5], [0.2, 0.9], [0.4, 0.1]], [[0.5, 0.1], [0.3, 0.6]]"],
    "repeated_penalty": ["T([1.0, -2.0, 3.0]), [0, 1]"],
    "top_p": ["T([0.1, 0.6, 0.3]), 0.7"],
    "sampled": ["[0.2, 0.5, 0.3], 0.6", "[0.2, 0.5, 0.3], 1.5"],
    "bigrams_blocked": ["[3, 4, 3], [3, 4, 5]"],
    "edit_distance": ["'kitten', 'sitting'", "'', 'ab'"],
    "windows": ["T([1.0, 2.0, 3.0, 4.0, 5.0]), 2, 2"],
    "moving_average": ["[1.0, 2.0, 4.0], 0.5"],
    "reversed_in_length": ["T([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]), [2, 3]"],
    "rotary": ["T([[1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0]])"],
    "cached_attention": ["T([[1.0, 2.0]]), T([[0.5, 0.5]])", "T([[1.0, 2.0]]), T([[0.5, 0.5]]), {'keys': T([[3.0, 1.0]])}", "T([[1.0, 2.0]]), T([[0.5, 0.5]]), None, False"],
    "until_stable": ["T([1.0, 3.0])", "T([1.4142])"],
    "until_stable_or_tired": ["T([1.0, 3.0])"],
}
