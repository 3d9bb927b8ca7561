import paddle
import paddle.nn as nn


class Decoder(nn.Layer):
    def __init__(self):
        super().__init__()
        self.cell = nn.GRUCell(16, 16)
        self.calls = 0

    @paddle.jit.to_static(full_graph=True)
    def forward(self, x, lengths):
        self.calls += 1
        state = paddle.zeros([x.shape[0], 16])
        outputs = []
        for step in range(int(lengths.max())):
            out, state = self.cell(x[:, step], state)
            outputs.append(out)
        if out.mean() > 0:
            best = out
        weights = [float(each) for each in range(int(lengths.max()))]
        try:
            return paddle.stack(outputs), self.calls
        except ValueError:
            return best, weights
