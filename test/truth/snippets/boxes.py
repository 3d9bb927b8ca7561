"""What torchvision.ops has for boxes and blocks of networks."""
# %% torchvision.ops.box_area torchvision.ops.box_iou torchvision.ops.generalized_box_iou
from torchvision.ops import box_area, box_iou
from torchvision.ops.boxes import generalized_box_iou
first = torch.tensor([[0.0, 0.0, 4.0, 3.0], [2.0, 1.0, 6.0, 5.0], [7.0, 7.0, 8.0, 9.0]])
second = torch.tensor([[1.0, 1.0, 3.0, 3.0], [0.0, 0.0, 8.0, 9.0]])
a = box_area(first)
b = box_iou(first, second)
c = generalized_box_iou(first, second)
# %% torchvision.ops.box_convert
from torchvision.ops import box_convert
boxes = torch.tensor([[1.0, 2.0, 4.0, 6.0], [0.0, 0.0, 2.0, 1.0]])
forms = ("xyxy", "xywh", "cxcywh")
a = [box_convert(boxes, in_fmt=x, out_fmt=y) for x in forms for y in forms]
# %% torchvision.ops.clip_boxes_to_image torchvision.ops.remove_small_boxes
from torchvision.ops import boxes as box_ops
boxes = torch.tensor([[-1.0, 2.0, 4.0, 16.0], [3.0, -2.0, 12.0, 1.0], [2.0, 2.0, 2.5, 3.0]])
clipped = box_ops.clip_boxes_to_image(boxes, (8, 10))
kept = box_ops.remove_small_boxes(clipped, 1.0)
# %% torchvision.ops.batched_nms
from torchvision.ops import batched_nms
boxes = torch.tensor([[0.0, 0.0, 4.0, 4.0], [0.0, 0.0, 4.0, 3.5], [0.5, 0.0, 4.0, 4.0], [5.0, 5.0, 8.0, 8.0]])
scores = torch.tensor([0.6, 0.9, 0.7, 0.3])
a = batched_nms(boxes, scores, torch.tensor([0, 0, 1, 1]), 0.5)
b = batched_nms(boxes[:0], scores[:0], torch.zeros(0, dtype=torch.int64), iou_threshold=0.5)
# %% torchvision.ops.sigmoid_focal_loss
from torchvision.ops import sigmoid_focal_loss
logits = torch.linspace(-3, 3, 12).reshape(3, 4)
targets = (torch.arange(12).reshape(3, 4) % 3 == 0).float()
a = sigmoid_focal_loss(logits, targets)
b = sigmoid_focal_loss(logits, targets, alpha=0.4, gamma=1.5, reduction="mean")
c = sigmoid_focal_loss(logits, targets, 0.25, 2, "sum")
# %% torchvision.ops.stochastic_depth torchvision.ops.StochasticDepth
from torchvision.ops import StochasticDepth, stochastic_depth
x = torch.ones(6, 3, 2)
a = stochastic_depth(x, 0.5, "row", training=False)
b = stochastic_depth(x, 1.0, "batch")
layer = StochasticDepth(0.5, "row")
kept = layer(x)
c = bool(((kept == 0) | (kept == 2)).all()) and bool((kept == kept[:, :1, :1]).all())
d = layer.eval()(x)
# %% torchvision.ops.FrozenBatchNorm2d
from torchvision.ops.misc import FrozenBatchNorm2d
layer = FrozenBatchNorm2d(2, eps=0.1)
layer.load_state_dict({"weight": torch.tensor([1.0, 2.0]), "bias": torch.tensor([0.5, 0.0]),
                       "running_mean": torch.tensor([0.1, 0.2]), "running_var": torch.tensor([0.9, 0.4])})
y = layer(torch.linspace(-1, 1, 16).reshape(2, 2, 2, 2))
count = len(list(layer.parameters()))
# %% torchvision.ops.SqueezeExcitation torchvision.ops.Permute
from torchvision.ops import Permute, SqueezeExcitation
gate = SqueezeExcitation(4, 2, activation=torch.nn.SiLU)
for value in gate.parameters():
    torch.nn.init.constant_(value, 0.3)
x = torch.linspace(-1, 1, 32).reshape(2, 4, 2, 2)
y = gate(x).detach()
z = Permute([0, 2, 3, 1])(x)
# %% torchvision.ops.Conv2dNormActivation
from torchvision.ops.misc import Conv2dNormActivation
class Block(Conv2dNormActivation):
    def __init__(self, width):
        super().__init__(3, width, stride=2, activation_layer=torch.nn.ReLU6)
def out(layers):
    torch.nn.init.constant_(layers[0].weight, 0.2)
    return layers.eval()(torch.linspace(-1, 1, 3 * 36).reshape(1, 3, 6, 6)).detach()
a = out(Block(4))
b = out(Conv2dNormActivation(3, 4, kernel_size=(3, 5), dilation=2, norm_layer=None, activation_layer=None))
c = Block(4).out_channels
