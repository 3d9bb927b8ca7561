#!/usr/bin/env python3
"""Times the helpers of our rules beside the best form that Paddle itself has for the same result.

    python test/bench/bench_helpers.py [NAME...]

Prints a line per helper and size: milliseconds of both, and their ratio; status 1 where a ratio is above 1.5.
Small sizes show what a call costs, large ones what the work does, so that a helper that grows faster than
Paddle's own is seen. Needs Paddle; without it, says so and ends.
"""
import json
import pathlib
import statistics
import sys
import time

RULES = pathlib.Path(__file__).resolve().parents[2] / "engine" / "rewrite" / "rules"
BOUND = 1.5
ROUNDS = 7
# What a Python call costs is no work: below this many milliseconds a ratio is not judged.
LEAST = 0.05

# Helper: (what is made for the size `n`, the helper's call, the best native form). `n` is 8 and the number behind.
ROWS = {
    "ClassLoss": ("x = randn(n, n); y = randint(n, [n])", 2048, "ClassLoss.over(x, y)",
                  "F.cross_entropy(x, y, reduction='sum') / (y != -100).sum()"),
    "ClassLoss of images": ("x = randn(4, 21, n, n); y = randint(21, [4, n, n])", 128, "ClassLoss.over(x, y)",
                            "F.cross_entropy(x, y, reduction='sum', axis=1) / (y != -100).sum()"),
    "ClassLoss, smoothed": ("x = randn(n, n); y = randint(n, [n])", 2048,
                            "ClassLoss.over(x, y, label_smoothing=0.1)",
                            "F.cross_entropy(x, y, label_smoothing=0.1)"),
    "ClassLoss, weighted": ("x = randn(n, n); y = randint(n, [n]); w = rand(n)", 2048, "ClassLoss.over(x, y, w)",
                            "F.cross_entropy(x, y, w)"),
    "box_areas": ("b = rand(n, 4)", 100000, "box_areas(b)", "(b[:, 2] - b[:, 0]) * (b[:, 3] - b[:, 1])"),
    "clamped": ("x = randn(n, n)", 1024, "clamped(x, -1.0, 1.0)", "paddle.clip(x, -1.0, 1.0)"),
    "clamped by tensors": ("x, a = randn(n, n), rand(n, n)", 1024, "clamped(x, -a, a)",
                           "paddle.minimum(paddle.maximum(x, -a), a)"),
    "remainder_of": ("x, y = randn(n, n), rand(n, n) + 1", 1024, "remainder_of(x, y)",
                     "paddle.sign(x) * (abs(x) % abs(y))"),
    "half_rolled": ("x = randn(n, n)", 1024, "half_rolled(x, 1)", "paddle.roll(x, [n // 2, n // 2], [0, 1])"),
    "padded_mask": ("x = randn(1, 1, n, n) > 0", 1024, "padded_mask(x, [1, 1, 1, 1])",
                    "F.pad(x.astype('int32'), [1, 1, 1, 1]).astype('bool')"),
    "batch_normalized": ("x = randn(4, n, 8, 8)", 256, "batch_normalized(x)",
                         "F.batch_norm(x, paddle.zeros([n]), paddle.ones([n]), training=True)"),
    "WindowMaxPool": ("x = randn(2, 4, n, n)", 256, "WindowMaxPool.over(x, 2, 2, ceil_mode=True)",
                      "F.max_pool2d(x, 2, ceil_mode=True)"),
    "SumPool": ("x = randn(2, 4, n, n)", 256, "SumPool.over(x, 2, 4, 2)", "F.avg_pool2d(x, 2, divisor_override=4)"),
    "PowerAveragePool": ("x = rand(2, 4, n, n)", 256, "PowerAveragePool.over(x, 2, 2.0, 2)",
                         "F.lp_pool2d(x, 2.0, 2)"),
    "long_indices": ("x = randn(1, 4, n, n)", 256, "long_indices(F.max_pool2d(x, 2, return_mask=True))",
                     "tuple(F.max_pool2d(x, 2, return_mask=True))"),
    "padded_embedding": ("x, w = randint(n, [n]), randn(n, 64)", 4096, "padded_embedding(x, w, 0)",
                         "F.embedding(x, w)"),
    "norm_with_moments": ("x, w, b = randn(n, n), rand(n), rand(n)", 1024, "norm_with_moments(x, [n], w, b, 1e-5)",
                          "(F.layer_norm(x, [n], w, b), x.mean(1, True), (x.var(1, False, True) + 1e-5).rsqrt())"),
    "instance_normalized": ("x, m, v = randn(4, 8, n, n), paddle.zeros([8]), paddle.ones([8])", 128,
                            "instance_normalized(x, m, v)",
                            "(F.batch_norm(x.reshape([1, 32, n, n]), paddle.zeros([32]), paddle.ones([32]), training=True),"
                            " paddle.assign(m + 0.1 * (v - m), m), paddle.assign(v + 0.1 * (m - v), v))"),
    "moving_batch_norm": ("x, m, v = randn(4, 8, n, n), paddle.zeros([8]), paddle.ones([8])", 128,
                          "moving_batch_norm(x, m, v, training=True)",
                          "(F.batch_norm(x, m, v, training=True), paddle.assign(m + 0.1 * (v - m), m),"
                          " paddle.assign(v + 0.1 * (m - v), v))"),
    "padded": ("x = randn(1, 1, n, n)", 1024, "padded(x, [1, 1, 1, 1])", "F.pad(x, [1, 1, 1, 1])"),
    "solved_tensor": ("a, b = randn(n, n), randn(n)", 256, "solved_tensor(a, b)", "paddle.linalg.solve(a, b)"),
    "times_log": ("x, y = rand(n, n), rand(n, n)", 1024, "times_log(x, y)",
                  "x * paddle.log(paddle.where((x == 0) & ~paddle.isnan(y), paddle.ones_like(y), y))"),
    "renormed": ("x = randn(n, n)", 1024, "renormed(x, 2, 0, 1.0)", "paddle.renorm(x, 2.0, 0, 1.0)"),
    "divided": ("x, y = randn(n, n), rand(n, n) + 1", 1024, "divided(x, y, 'trunc')", "paddle.trunc(x / y)"),
    "histogram_of": ("x = rand(n * n)", 512, "histogram_of(x, 10)[0]",
                     "paddle.histogramdd(x.reshape([-1, 1]), 10)[0]"),
    "real_part": ("x = randn(n, n)", 1024, "real_part(x)", "x"),
    "distances": ("x, y = randn(n, 16), randn(n, 16)", 512, "distances(x, y)", "paddle.cdist(x, y)"),
    "chain_product": ("a, b, c = randn(n, n), randn(n, n), randn(n, n)", 512, "chain_product(a, b, c)",
                      "paddle.linalg.multi_dot([a, b, c])"),
    "lu_unpacked": ("a, p = paddle.linalg.lu(randn(n, n))", 256, "lu_unpacked(a, p)", "paddle.linalg.lu_unpack(a, p)"),
    "summed_to": ("x = randn(n, n)", 1024, "summed_to(x, 1, n)", "x.sum(0, keepdim=True)"),
    "resized": ("x = randn(1, 4, n, n)", 128, "resized(x, scale_factor=2)", "F.interpolate(x, scale_factor=2)"),
    "taken_from_centres": ("x = randn(1, 4, n, n)", 128, "taken_from_centres(x, scale_factor=2)", None),
    "unravelled": ("x = randint(n, [n * n])", 512, "unravelled(x, (2, n))", "(x // n, x % n)"),
    "reduced_at_indices": ("x, i, s = randn(n, n), randint(n, [n]), randn(n, n)", 512,
                           "reduced_at_indices(x, 0, i, s, 'prod')",
                           "x.put_along_axis(i.unsqueeze(1).expand([n, n]), s, 0, 'mul')"),
    "split_at": ("x = randn(n, n)", 1024, "split_at(x, [2, 5])", "paddle.tensor_split(x, [2, 5])"),
    "joined": ("x, y = randn(n, n), randn(n, n)", 1024, "joined([x, y])", "paddle.concat([x, y])"),
    "repeated": ("x = randn(n, n)", 512, "repeated(x, 2, 0)", "paddle.repeat_interleave(x, 2, 0)"),
    "slice_replaced": ("x, s = randn(n, n), randn(n, 4)", 1024, "slice_replaced(x, s, 1, 2, 6)",
                       "paddle.slice_scatter(x, s, [1], [2], [6], [1])"),
    "conjugate_transpose": ("x = paddle.complex(randn(n, n), randn(n, n))", 1024, "conjugate_transpose(x)",
                            "x.mT.conj()"),
    "index_copied": ("x, i, s = randn(n, n), paddle.arange(4), randn(4, n)", 1024, "index_copied(x, 0, i, s)",
                     "paddle.scatter(x, i, s)"),
    "covariance_of": ("d = paddle.distribution.MultivariateNormal(paddle.zeros([n]), scale_tril=paddle.eye(n))", 256,
                      "covariance_of(d)", "d._unbroadcasted_scale_tril @ d._unbroadcasted_scale_tril.mT"),
    "cosine_sum": ("", 65536, "cosine_sum(n, [0.5, 0.5])",
                   "0.5 - 0.5 * paddle.cos(paddle.arange(n, dtype='float32') * (6.283185307 / (n - 1)))"),
    "scaled_erfc": ("x = rand(n, n)", 512, "scaled_erfc(x)", None),
    "mixed": ("x, y = randint(9, [n, n]), randn(n, n)", 512, "mixed(operator.add, x, y)", "x.astype('float32') + y"),
    "filled_up": ("s = [randn(n // 2 + i % 4, 4) for i in range(8)]", 1024, "filled_up(s)", None),
    "without_padding": ("x = randn(n, 8, 4)", 1024, "without_padding(x, paddle.full([8], n, 'int64'))",
                        "[x[:n, i] for i in range(8)]"),
    "boxes_as": ("b = rand(n, 4)", 65536, "boxes_as(b, 'xywh', 'xyxy')",
                 "paddle.concat([b[:, :2], b[:, :2] + b[:, 2:]], -1)"),
    "box_overlaps": ("a, b = rand(n, 4), rand(n, 4)", 512, "box_overlaps(a, b)", None),
}


def helpers_of_rules():
    """One namespace with all helpers; those of another package's modules are left out."""
    import collections
    import math
    import operator

    import numpy
    import paddle

    space = {"paddle": paddle, "numpy": numpy, "math": math, "collections": collections, "operator": operator,
             "F": paddle.nn.functional, "randn": lambda *s: paddle.randn(s), "rand": lambda *s: paddle.rand(s),
             "randint": lambda high, shape: paddle.randint(0, high, shape)}
    waiting = {}
    for path in sorted(RULES.glob("*.json"), reverse=True):
        if path.stem != "earlier":
            waiting.update(json.loads(path.read_text()).get("$helpers", {}))
    names = sorted(waiting)
    for _ in range(3):  # a class may derive from one that comes later
        for name in list(waiting):
            try:
                exec(waiting[name], space)
                del waiting[name]
            except NameError:
                pass
    return space, names


def milliseconds(text, space):
    """Processor time of one evaluation: the least of some rounds, which others disturb least."""
    code = compile(text, text, "eval")
    eval(code, space)
    start = time.process_time()
    eval(code, space)
    times = max(1, int(0.002 / max(time.process_time() - start, 1e-6)))
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            eval(code, space)
        rounds.append((time.process_time() - start) / times)
    return 1000 * statistics.median(sorted(rounds)[:3])


def main():
    try:
        import paddle  # noqa: F401
    except ImportError:
        print("bench_helpers: Paddle is not installed here, so nothing is measured")
        return 0
    space, names = helpers_of_rules()
    wanted = sys.argv[1:]
    slow = []
    print(f"{'helper':24}{'n':>8}{'helper ms':>12}{'Paddle ms':>12}{'ratio':>8}")
    for row, (made, large, ours, native) in ROWS.items():
        if wanted and not any(name in row for name in wanted):
            continue
        for n in (8, large):
            local = dict(space, n=n)
            exec(made, local)
            own = milliseconds(ours, local)
            other = milliseconds(native, local) if native else None
            ratio = own / other if other else None
            print(f"{row:24}{n:8}{own:12.4f}" + (f"{other:12.4f}{ratio:8.2f}" if other else f"{'none':>12}"))
            if ratio and ratio > BOUND and own > LEAST:
                slow.append(row)
    measured = {row.split(",")[0].split(" ")[0] for row in ROWS}
    rest = [name for name in names if name not in measured]
    print(f"{len(measured)} helpers measured; {len(rest)} have no row, as they are layers, distributions or loaders: "
          + " ".join(rest))
    print("slower than 1.5 times Paddle's own form:", ", ".join(slow) or "none")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
