# Converted: torchvision==0.24.1

# %% ResNet
import importlib
models = importlib.import_module("torchvision" + ".models")
model = models.resnet18(weights=None, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% VGG
import importlib
models = importlib.import_module("torchvision" + ".models")
model = models.vgg11_bn(weights=None, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% DenseNet
import importlib
models = importlib.import_module("torchvision" + ".models")
model = models.densenet121(weights=None, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% MobileNet v3
import importlib
models = importlib.import_module("torchvision" + ".models")
model = models.mobilenet_v3_small(weights=None, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% ViT
import importlib
models = importlib.import_module("torchvision" + ".models.vision_transformer")
model = models.VisionTransformer(32, 8, 2, 2, 16, 32, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% Swin
import importlib
models = importlib.import_module("torchvision" + ".models.swin_transformer")
model = models.SwinTransformer([4, 4], 16, [2, 2], [2, 4], [4, 4], num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% ConvNeXt
import importlib
models = importlib.import_module("torchvision" + ".models")
model = models.convnext_tiny(weights=None, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% DeepLab
import importlib
models = importlib.import_module("torchvision" + ".models.segmentation")
model = models.deeplabv3_mobilenet_v3_large(weights=None, weights_backbone=None, num_classes=3)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))["out"]
