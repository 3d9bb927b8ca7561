# Converted: geffnet

# %% EfficientNet
import geffnet
model = geffnet.create_model("efficientnet_b0", pretrained=False, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% EfficientNet with TensorFlow's padding
import geffnet
model = geffnet.create_model("tf_efficientnet_lite0", pretrained=False, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% MobileNet v3
import geffnet
model = geffnet.create_model("mobilenetv3_large_075", pretrained=False, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% MixNet
import geffnet
model = geffnet.create_model("mixnet_s", pretrained=False, num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))
