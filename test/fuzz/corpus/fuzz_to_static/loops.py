import paddle


class Net(paddle.nn.Layer):
    @paddle.jit.to_static(full_graph=True)
    def forward(self, x: paddle.Tensor, items, *, limit=3):
        out = []
        for i, (a, b) in enumerate(zip(items, x)):
            if a > b and not limit:
                break
            elif a is None:
                continue
            out.append(a if b else -a)
        else:
            limit += 1
        while x.sum() > limit or (n := i) > 3:
            x = x - 1
            if x.shape[0] > 2:
                return x.numpy()
        with paddle.no_grad():
            assert x > 0, f"{x!r:>{limit}}"
        return super().forward(lambda v: v * 2)
