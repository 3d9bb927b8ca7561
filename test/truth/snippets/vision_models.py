# %% torchvision.models.alexnet
import torchvision
_model = torchvision.models.alexnet(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.densenet121
import torchvision
_model = torchvision.models.densenet121(weights=None, progress=True, num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.densenet161
import torchvision
_model = torchvision.models.densenet161(pretrained=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.densenet169
import torchvision
_model = torchvision.models.densenet169(num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.densenet201
import torchvision
_model = torchvision.models.densenet201(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.googlenet
import torchvision
_model = torchvision.models.googlenet(weights=None, aux_logits=True, init_weights=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.inception_v3
import torchvision
_model = torchvision.models.inception_v3(weights=None, init_weights=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.mobilenet_v2
import torchvision
_model = torchvision.models.mobilenet_v2(num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.mobilenet_v3_large
import torchvision
_model = torchvision.models.mobilenet_v3_large(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.mobilenet_v3_small
import torchvision
_model = torchvision.models.mobilenet_v3_small(weights=None, progress=True, num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.resnet18
import torchvision
_model = torchvision.models.resnet18(pretrained=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.resnet34
import torchvision
_model = torchvision.models.resnet34(num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.resnet50
import torchvision
_model = torchvision.models.resnet50(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.resnet101
import torchvision
_model = torchvision.models.resnet101(weights=None, progress=True, num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.resnet152
import torchvision
_model = torchvision.models.resnet152(pretrained=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.resnext50_32x4d
import torchvision
_model = torchvision.models.resnext50_32x4d(num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.resnext101_64x4d
import torchvision
_model = torchvision.models.resnext101_64x4d(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.shufflenet_v2_x0_5
import torchvision
_model = torchvision.models.shufflenet_v2_x0_5(weights=None, progress=True, num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.shufflenet_v2_x1_0
import torchvision
_model = torchvision.models.shufflenet_v2_x1_0(pretrained=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.shufflenet_v2_x1_5
import torchvision
_model = torchvision.models.shufflenet_v2_x1_5(num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.shufflenet_v2_x2_0
import torchvision
_model = torchvision.models.shufflenet_v2_x2_0(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.squeezenet1_0
import torchvision
_model = torchvision.models.squeezenet1_0(weights=None, progress=True, num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.squeezenet1_1
import torchvision
_model = torchvision.models.squeezenet1_1(pretrained=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.vgg11
import torchvision
_model = torchvision.models.vgg11(num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.vgg13
import torchvision
_model = torchvision.models.vgg13(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.vgg16
import torchvision
_model = torchvision.models.vgg16(weights=None, progress=True, num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.vgg19
import torchvision
_model = torchvision.models.vgg19(pretrained=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.vgg11_bn
import torchvision
_model = torchvision.models.vgg11_bn(num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.vgg13_bn
import torchvision
_model = torchvision.models.vgg13_bn(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.vgg16_bn
import torchvision
_model = torchvision.models.vgg16_bn(weights=None, progress=True, num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.vgg19_bn
import torchvision
_model = torchvision.models.vgg19_bn(pretrained=False)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.wide_resnet50_2
import torchvision
_model = torchvision.models.wide_resnet50_2(num_classes=10)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.wide_resnet101_2
import torchvision
_model = torchvision.models.wide_resnet101_2(weights=None)
shapes = sorted(sorted(p.shape) for p in _model.parameters() if p.requires_grad)
# %% torchvision.models.resnet.ResNet torchvision.models.resnet.BasicBlock torchvision.models.resnet.Bottleneck
from torchvision.models.resnet import BasicBlock, Bottleneck, ResNet
class Encoder(ResNet):
    def __init__(self, **options):
        super().__init__(block=Bottleneck, layers=[1, 1, 2, 1], num_classes=4, **options)
        del self.fc
    def forward(self, x):
        x = self.layer1(self.maxpool(self.relu(self.bn1(self.conv1(x)))))
        return self.avgpool(self.layer4(self.layer3(self.layer2(x))))
def outputs(model, x):
    for part in model.modules():
        if isinstance(part, (torch.nn.Conv2d, torch.nn.BatchNorm2d)):
            torch.nn.init.constant_(part.weight, 0.02)
    for value in model.fc.parameters() if hasattr(model, "fc") else []:
        torch.nn.init.constant_(value, 0.5)
    model.eval()
    return model(x).detach()
x = torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32)
a = outputs(ResNet(BasicBlock, [1, 2, 1, 1], num_classes=3), x)
b = outputs(Encoder(replace_stride_with_dilation=[False, True, True]), x)
c = outputs(Encoder(groups=2, width_per_group=32), x)
zero = ResNet(Bottleneck, [1, 1, 1, 1], 10, zero_init_residual=True)
d = zero.layer2[0].bn3.weight.detach().abs().sum()
e = zero.layer2[0].bn2.weight.detach().abs().sum()
f = zero.fc.weight.shape
# %% torchvision.models.__dict__ torchvision.models.getattr
import torchvision.models as models
arch = "resnet18"
known = arch in sorted(name for name in models.__dict__ if name.islower() and callable(models.__dict__[name]))
net = models.__dict__[arch](num_classes=10)
shape = list(net(torch.zeros(1, 3, 32, 32)).shape)
other = getattr(models, arch)(num_classes=3)
width = list(other(torch.zeros(1, 3, 32, 32)).shape)
del net, other, models
