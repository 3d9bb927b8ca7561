# Converted: easyocr torchvision==0.24.1
# As they are: opencv-python-headless scikit-image python-bidi shapely pyclipper lazy-loader imageio tifffile

# %% recognition of the second generation
from easyocr.model.vgg_model import Model
model = Model(input_channel=1, output_channel=32, hidden_size=16, num_class=20)
run = lambda: model(torch.sin(torch.arange(2 * 64 * 48).float()).reshape(2, 1, 64, 48), None)

# %% recognition of the first generation
from easyocr.model.model import Model
model = Model(input_channel=1, output_channel=32, hidden_size=16, num_class=20)
run = lambda: model(torch.sin(torch.arange(2 * 64 * 48).float()).reshape(2, 1, 64, 48), None)

# %% CRAFT, which finds text
from easyocr.craft import CRAFT
model = CRAFT(pretrained=False)
for layer in model.conv_cls:
    if isinstance(layer, torch.nn.Conv2d):
        torch.nn.init.normal_(layer.weight, std=0.2)  # next to nothing at first
run = lambda: model(torch.sin(torch.arange(3 * 48 * 64).float()).reshape(1, 3, 48, 64))
