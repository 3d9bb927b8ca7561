"""Losses and their parts: truth of tensors, numbers and items of them, branches of different kinds."""
import paddle
import paddle.nn.functional as F


def clipped_value_loss_builtin(values, returns):
    a = (values - returns).abs().mean()
    b = values.abs().mean()
    return max(a, b)


def triplet(anchor, pos, neg, margin):
    d_pos = paddle.norm(anchor - pos)
    d_neg = paddle.norm(anchor - neg)
    loss = d_pos - d_neg + margin
    if loss > 0:
        return loss
    return paddle.zeros_like(loss)


def label_smoothing(logits, labels, eps):
    n = logits.shape[-1]
    onehot = F.one_hot(labels, n)
    soft = onehot * (1 - eps) + eps / n
    logp = F.log_softmax(logits, axis=-1)
    return -(soft * logp).sum(axis=-1).mean()


def in_range_penalty(x):
    m = x.mean()
    if 0 < m < 1:
        penalty = paddle.zeros([])
    else:
        penalty = m * m
    return penalty


def first_large_loss(losses, limit):
    for loss in losses:
        if loss > limit:
            return loss
    return losses[0]


def mean_of_numpy(x):
    s = 0.0
    for v in x.numpy():
        if v > 0:
            s = s + v
    return s


def margin_rank(a, b, y):
    raw = -y * (a - b) + 1.0
    return paddle.where(raw > 0, raw, paddle.zeros_like(raw)).mean()


def scaled_by_item(x):
    m = x.mean()
    return m.item() * 2 if m > 0 else m


def dtype_changes(x):
    if x.mean() > 0:
        y = x.astype("int64")
    else:
        y = x
    return y


def any_negative(x):
    if any(x < 0):
        return x.abs()
    return x


def all_positive(flags):
    ok = all(flags)
    return 1 if ok else 0


def sorted_scores(x):
    return sorted(x)[-1]


def as_they_are_called():
    sorted_scores(paddle.to_tensor([0.4, 0.6]))


CASES = {
    "any_negative": ["T([0.4, 0.6])", "T([-0.4, 0.1])"],
    "sorted_scores": ["T([0.4, 0.6, 0.2])"],
    "all_positive": ["[True, 1]", "[True, 0]"],
    "in_range_penalty": ["T([0.5, 0.1])", "T([5.0, 0.1])"],
    "clipped_value_loss_builtin": ["T([0.5, 1.0]), T([1.0, 0.0])", "T([0.1, 0.2]), T([3.0, 2.0])"],
    "dtype_changes": ["T([0.4, 0.6])", "T([-0.4, 0.1])"],
    "mean_of_numpy": ["T([0.4, -0.6, 0.1])"],
    "margin_rank": ["T([0.4, 0.6]), T([0.1, 0.9]), T([1.0, -1.0])"],
    "label_smoothing": ["T([[0.5, 1.0], [0.1, 0.2]]), I([0, 1]), 0.1"],
    "scaled_by_item": ["T([0.4, 0.6])", "T([-0.4, -0.6])"],
    "first_large_loss": ["[T([1.0]), T([2.0])], 1.5", "[T([1.0]), T([2.0])], 5.0"],
    "triplet": ["T([0.5, 1.0]), T([1.0, 0.0]), T([1.0, 2.0]), 0.2", "T([0.5, 1.0]), T([0.5, 1.0]), T([9.0, 2.0]), 0.2"],
}
