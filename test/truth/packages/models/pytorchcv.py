# Converted: pytorchcv

# %% ResNet
from pytorchcv.models.resnet import resnet10
model = resnet10(num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))

# %% MobileNet v2
from pytorchcv.models.mobilenetv2 import mobilenetv2_w1
model = mobilenetv2_w1(num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))

# %% SENet
from pytorchcv.models.seresnet import seresnet10
model = seresnet10(num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))

# %% ShuffleNet v2
from pytorchcv.models.shufflenetv2 import shufflenetv2_wd2
model = shufflenetv2_wd2(num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))

# %% DarkNet
from pytorchcv.models.darknet53 import darknet53
model = darknet53(num_classes=5)
run = lambda: model.features.init_block(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% EfficientNet
from pytorchcv.models.efficientnet import efficientnet_b0
model = efficientnet_b0(num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))
