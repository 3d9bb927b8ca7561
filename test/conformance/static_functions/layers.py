"""Layers and what their `forward` is given."""
import paddle
import paddle.nn as nn


class ChainParam(nn.Layer):
    def forward(self, score):
        if 0 <= score < 1:
            return score * 2
        return score


class OptionalMask(nn.Layer):
    def forward(self, x, mask=None):
        if mask is not None:
            x = x * mask
        return x.sum()


class EarlyBreak(nn.Layer):
    def __init__(self):
        super().__init__()
        self.blocks = nn.LayerList([nn.ReLU() for _ in range(3)])

    def forward(self, x):
        for block in self.blocks:
            x = block(x) + 1
            if x.max() > 3:
                break
        return x


class Pick(nn.Layer):
    def forward(self, x, index):
        table = [x, x + 1, x + 2]
        return table[index]


class PickTensor(nn.Layer):
    def forward(self, x):
        table = [1.0, 2.0, 3.0]
        k = int(x.argmax())
        return x * table[k]


class NamesOf(nn.Layer):
    def forward(self, x, mode):
        if mode in ["a", "b"]:
            return x
        return x + 1


class TensorIn(nn.Layer):
    def forward(self, x):
        if x.sum() in [1.0, 2.0]:
            return x
        return x + 1


class PoolList(nn.Layer):
    def forward(self, x, lengths):
        outs = []
        for i, n in enumerate(lengths.tolist()):
            outs.append(x[i, :n].mean())
        return paddle.stack(outs)


class ChecksType(nn.Layer):
    def forward(self, x):
        if type(x) == paddle.Tensor:
            return x * 2
        return x


class NotTensor(nn.Layer):
    def forward(self, x, flag):
        if not flag:
            return x
        return x * 2


class ForwardDict(nn.Layer):
    def forward(self, batch):
        x = batch["x"]
        if "mask" in batch:
            x = x * batch["mask"]
        return x.sum()


class ModeReturn(nn.Layer):
    def forward(self, x, mode):
        if mode == "sum":
            return x.sum()
        elif mode == "both":
            return x.sum(), x.mean()
        return None


class TensorModeReturn(nn.Layer):
    def forward(self, x):
        if x.sum() > 5:
            return x.sum(), x.mean()
        elif x.sum() > 0:
            return x.sum()
        return x


CASES = {
    "ChainParam.forward": {"make": "ChainParam()", "runs": ["T([0.5])", "T([-1.0])"]},
    "EarlyBreak.forward": {"make": "EarlyBreak()", "runs": ["T([0.5])", "T([5.0])"]},
    "PickTensor.forward": {"make": "PickTensor()", "runs": ["T([0.5, 2.0])"]},
    "Pick.forward": {"make": "Pick()", "runs": ["T([0.5]), 1"]},
    "TensorIn.forward": {"make": "TensorIn()", "runs": ["T([0.5, 0.5])", "T([0.5, 2.0])"]},
    "NamesOf.forward": {"make": "NamesOf()", "runs": ["T([0.5, 2.0]), 'a'", "T([0.5, 2.0]), 'c'"]},
    "PoolList.forward": {"make": "PoolList()", "runs": ["T([[0.5, 1.0], [0.1, 0.2]]), I([1, 2])"]},
    "ChecksType.forward": {"make": "ChecksType()", "runs": ["T([0.5])"]},
    "TensorModeReturn.forward": {"make": "TensorModeReturn()", "runs": ["T([0.5, 1.0])", "T([5.0, 1.0])", "T([-5.0, 1.0])"]},
    "ModeReturn.forward": {"make": "ModeReturn()", "runs": ["T([0.5, 1.0]), 'sum'", "T([0.5, 1.0]), 'both'", "T([0.5, 1.0]), 'x'"]},
    "ForwardDict.forward": {"make": "ForwardDict()", "runs": ["{'x': T([0.5]), 'mask': T([1.0])}", "{'x': T([0.5])}"]},
    "NotTensor.forward": {"make": "NotTensor()", "runs": ["T([0.5]), True", "T([0.5]), B([False])"]},
    "OptionalMask.forward": {"make": "OptionalMask()", "runs": ["T([0.5])", "T([0.5]), T([1.0])"]},
}
