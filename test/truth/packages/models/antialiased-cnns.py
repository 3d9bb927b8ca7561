# Converted: antialiased-cnns

# %% ResNet
import antialiased_cnns
model = antialiased_cnns.resnet18(pretrained=False, filter_size=4, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% DenseNet
import antialiased_cnns
model = antialiased_cnns.densenet121(pretrained=False, num_classes=10)
run = lambda: model(torch.linspace(-1, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))

# %% blurred pooling
import antialiased_cnns
model = torch.nn.Sequential(
    torch.nn.Conv2d(3, 8, 3, padding=1), torch.nn.ReLU(), torch.nn.MaxPool2d(2, stride=1),
    antialiased_cnns.BlurPool(8, stride=2, pad_type="reflect", filt_size=5))
run = lambda: model(torch.linspace(-1, 1, 3 * 16 * 16).reshape(1, 3, 16, 16))
