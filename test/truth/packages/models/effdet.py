# Converted: effdet timm==1.0.22
# As they are: omegaconf antlr4-python3-runtime==4.9.3 safetensors pycocotools

# %% EfficientDet
from effdet import EfficientDet, get_efficientdet_config
config = get_efficientdet_config("tf_efficientdet_lite0")
config.image_size, config.num_classes, config.fpn_channels = [64, 64], 5, 16
model = EfficientDet(config, pretrained_backbone=False)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% anchors
from effdet.anchors import Anchors
model = Anchors(3, 5, 3, [(1.0, 1.0), (1.4, 0.7), (0.7, 1.4)], 4.0, (64, 64))
run = lambda: model.boxes
