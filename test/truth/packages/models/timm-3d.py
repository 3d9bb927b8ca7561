# Converted: timm-3d timm torchvision==0.24.1
# As they are: safetensors

# %% EfficientNet features
import timm_3d
model = timm_3d.create_model("tf_efficientnet_b0.in1k", pretrained=False, features_only=True)
run = lambda: model(torch.linspace(-1, 1, 2 * 3 * 32 ** 3).reshape(2, 3, 32, 32, 32))

# %% ResNet classifier
import timm_3d
model = timm_3d.create_model("resnet18", pretrained=False, in_chans=1, num_classes=4, global_pool="max")
run = lambda: (model.forward_features(torch.sin(torch.arange(32.0 ** 3) / 50).reshape(1, 1, 32, 32, 32)), model(torch.sin(torch.arange(32.0 ** 3) / 50).reshape(1, 1, 32, 32, 32)))

# %% ConvNeXt classifier
import timm_3d
model = timm_3d.create_model("convnext_atto", pretrained=False, num_classes=3)
run = lambda: (model.forward_features(torch.linspace(-1, 1, 3 * 64 ** 3).reshape(1, 3, 64, 64, 64)), model(torch.linspace(-1, 1, 3 * 64 ** 3).reshape(1, 3, 64, 64, 64)).softmax(-1))
