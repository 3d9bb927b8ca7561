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
# %% torchvision.models.AlexNet_Weights.IMAGENET1K_V1
from torchvision.models import AlexNet_Weights
def load(weights=AlexNet_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.AlexNet_Weights.DEFAULT
from torchvision.models import AlexNet_Weights
def load(weights=AlexNet_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.DenseNet121_Weights.IMAGENET1K_V1
from torchvision.models import DenseNet121_Weights
def load(weights=DenseNet121_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.DenseNet121_Weights.DEFAULT
from torchvision.models import DenseNet121_Weights
def load(weights=DenseNet121_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.DenseNet161_Weights.IMAGENET1K_V1
from torchvision.models import DenseNet161_Weights
def load(weights=DenseNet161_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.DenseNet161_Weights.DEFAULT
from torchvision.models import DenseNet161_Weights
def load(weights=DenseNet161_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.DenseNet169_Weights.IMAGENET1K_V1
from torchvision.models import DenseNet169_Weights
def load(weights=DenseNet169_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.DenseNet169_Weights.DEFAULT
from torchvision.models import DenseNet169_Weights
def load(weights=DenseNet169_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.DenseNet201_Weights.IMAGENET1K_V1
from torchvision.models import DenseNet201_Weights
def load(weights=DenseNet201_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.DenseNet201_Weights.DEFAULT
from torchvision.models import DenseNet201_Weights
def load(weights=DenseNet201_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.GoogLeNet_Weights.IMAGENET1K_V1
from torchvision.models import GoogLeNet_Weights
def load(weights=GoogLeNet_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.GoogLeNet_Weights.DEFAULT
from torchvision.models import GoogLeNet_Weights
def load(weights=GoogLeNet_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.Inception_V3_Weights.IMAGENET1K_V1
from torchvision.models import Inception_V3_Weights
def load(weights=Inception_V3_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.Inception_V3_Weights.DEFAULT
from torchvision.models import Inception_V3_Weights
def load(weights=Inception_V3_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.MobileNet_V2_Weights.IMAGENET1K_V1
from torchvision.models import MobileNet_V2_Weights
def load(weights=MobileNet_V2_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.MobileNet_V2_Weights.IMAGENET1K_V2
from torchvision.models import MobileNet_V2_Weights
def load(weights=MobileNet_V2_Weights.IMAGENET1K_V2):
    return weights is not None

a = load()
# %% torchvision.models.MobileNet_V2_Weights.DEFAULT
from torchvision.models import MobileNet_V2_Weights
def load(weights=MobileNet_V2_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.MobileNet_V3_Large_Weights.IMAGENET1K_V1
from torchvision.models import MobileNet_V3_Large_Weights
def load(weights=MobileNet_V3_Large_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.MobileNet_V3_Large_Weights.IMAGENET1K_V2
from torchvision.models import MobileNet_V3_Large_Weights
def load(weights=MobileNet_V3_Large_Weights.IMAGENET1K_V2):
    return weights is not None

a = load()
# %% torchvision.models.MobileNet_V3_Large_Weights.DEFAULT
from torchvision.models import MobileNet_V3_Large_Weights
def load(weights=MobileNet_V3_Large_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.MobileNet_V3_Small_Weights.IMAGENET1K_V1
from torchvision.models import MobileNet_V3_Small_Weights
def load(weights=MobileNet_V3_Small_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.MobileNet_V3_Small_Weights.DEFAULT
from torchvision.models import MobileNet_V3_Small_Weights
def load(weights=MobileNet_V3_Small_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ResNeXt101_64X4D_Weights.IMAGENET1K_V1
from torchvision.models import ResNeXt101_64X4D_Weights
def load(weights=ResNeXt101_64X4D_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ResNeXt101_64X4D_Weights.DEFAULT
from torchvision.models import ResNeXt101_64X4D_Weights
def load(weights=ResNeXt101_64X4D_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ResNeXt50_32X4D_Weights.IMAGENET1K_V1
from torchvision.models import ResNeXt50_32X4D_Weights
def load(weights=ResNeXt50_32X4D_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ResNeXt50_32X4D_Weights.IMAGENET1K_V2
from torchvision.models import ResNeXt50_32X4D_Weights
def load(weights=ResNeXt50_32X4D_Weights.IMAGENET1K_V2):
    return weights is not None

a = load()
# %% torchvision.models.ResNeXt50_32X4D_Weights.DEFAULT
from torchvision.models import ResNeXt50_32X4D_Weights
def load(weights=ResNeXt50_32X4D_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ResNet101_Weights.IMAGENET1K_V1
from torchvision.models import ResNet101_Weights
def load(weights=ResNet101_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ResNet101_Weights.IMAGENET1K_V2
from torchvision.models import ResNet101_Weights
def load(weights=ResNet101_Weights.IMAGENET1K_V2):
    return weights is not None

a = load()
# %% torchvision.models.ResNet101_Weights.DEFAULT
from torchvision.models import ResNet101_Weights
def load(weights=ResNet101_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ResNet152_Weights.IMAGENET1K_V1
from torchvision.models import ResNet152_Weights
def load(weights=ResNet152_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ResNet152_Weights.IMAGENET1K_V2
from torchvision.models import ResNet152_Weights
def load(weights=ResNet152_Weights.IMAGENET1K_V2):
    return weights is not None

a = load()
# %% torchvision.models.ResNet152_Weights.DEFAULT
from torchvision.models import ResNet152_Weights
def load(weights=ResNet152_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ResNet18_Weights.IMAGENET1K_V1
from torchvision.models import ResNet18_Weights
def load(weights=ResNet18_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ResNet18_Weights.DEFAULT
from torchvision.models import ResNet18_Weights
def load(weights=ResNet18_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ResNet34_Weights.IMAGENET1K_V1
from torchvision.models import ResNet34_Weights
def load(weights=ResNet34_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ResNet34_Weights.DEFAULT
from torchvision.models import ResNet34_Weights
def load(weights=ResNet34_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ResNet50_Weights.IMAGENET1K_V1
from torchvision.models import ResNet50_Weights
def load(weights=ResNet50_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ResNet50_Weights.IMAGENET1K_V2
from torchvision.models import ResNet50_Weights
def load(weights=ResNet50_Weights.IMAGENET1K_V2):
    return weights is not None

a = load()
# %% torchvision.models.ResNet50_Weights.DEFAULT
from torchvision.models import ResNet50_Weights
def load(weights=ResNet50_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ShuffleNet_V2_X0_5_Weights.IMAGENET1K_V1
from torchvision.models import ShuffleNet_V2_X0_5_Weights
def load(weights=ShuffleNet_V2_X0_5_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ShuffleNet_V2_X0_5_Weights.DEFAULT
from torchvision.models import ShuffleNet_V2_X0_5_Weights
def load(weights=ShuffleNet_V2_X0_5_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ShuffleNet_V2_X1_0_Weights.IMAGENET1K_V1
from torchvision.models import ShuffleNet_V2_X1_0_Weights
def load(weights=ShuffleNet_V2_X1_0_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ShuffleNet_V2_X1_0_Weights.DEFAULT
from torchvision.models import ShuffleNet_V2_X1_0_Weights
def load(weights=ShuffleNet_V2_X1_0_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ShuffleNet_V2_X1_5_Weights.IMAGENET1K_V1
from torchvision.models import ShuffleNet_V2_X1_5_Weights
def load(weights=ShuffleNet_V2_X1_5_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ShuffleNet_V2_X1_5_Weights.DEFAULT
from torchvision.models import ShuffleNet_V2_X1_5_Weights
def load(weights=ShuffleNet_V2_X1_5_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.ShuffleNet_V2_X2_0_Weights.IMAGENET1K_V1
from torchvision.models import ShuffleNet_V2_X2_0_Weights
def load(weights=ShuffleNet_V2_X2_0_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.ShuffleNet_V2_X2_0_Weights.DEFAULT
from torchvision.models import ShuffleNet_V2_X2_0_Weights
def load(weights=ShuffleNet_V2_X2_0_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.SqueezeNet1_0_Weights.IMAGENET1K_V1
from torchvision.models import SqueezeNet1_0_Weights
def load(weights=SqueezeNet1_0_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.SqueezeNet1_0_Weights.DEFAULT
from torchvision.models import SqueezeNet1_0_Weights
def load(weights=SqueezeNet1_0_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.SqueezeNet1_1_Weights.IMAGENET1K_V1
from torchvision.models import SqueezeNet1_1_Weights
def load(weights=SqueezeNet1_1_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.SqueezeNet1_1_Weights.DEFAULT
from torchvision.models import SqueezeNet1_1_Weights
def load(weights=SqueezeNet1_1_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.VGG11_BN_Weights.IMAGENET1K_V1
from torchvision.models import VGG11_BN_Weights
def load(weights=VGG11_BN_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.VGG11_BN_Weights.DEFAULT
from torchvision.models import VGG11_BN_Weights
def load(weights=VGG11_BN_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.VGG11_Weights.IMAGENET1K_V1
from torchvision.models import VGG11_Weights
def load(weights=VGG11_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.VGG11_Weights.DEFAULT
from torchvision.models import VGG11_Weights
def load(weights=VGG11_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.VGG13_BN_Weights.IMAGENET1K_V1
from torchvision.models import VGG13_BN_Weights
def load(weights=VGG13_BN_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.VGG13_BN_Weights.DEFAULT
from torchvision.models import VGG13_BN_Weights
def load(weights=VGG13_BN_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.VGG13_Weights.IMAGENET1K_V1
from torchvision.models import VGG13_Weights
def load(weights=VGG13_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.VGG13_Weights.DEFAULT
from torchvision.models import VGG13_Weights
def load(weights=VGG13_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.VGG16_BN_Weights.IMAGENET1K_V1
from torchvision.models import VGG16_BN_Weights
def load(weights=VGG16_BN_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.VGG16_BN_Weights.DEFAULT
from torchvision.models import VGG16_BN_Weights
def load(weights=VGG16_BN_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.VGG16_Weights.IMAGENET1K_V1
from torchvision.models import VGG16_Weights
def load(weights=VGG16_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.VGG16_Weights.IMAGENET1K_FEATURES
from torchvision.models import VGG16_Weights
def load(weights=VGG16_Weights.IMAGENET1K_FEATURES):
    return weights is not None

a = load()
# %% torchvision.models.VGG16_Weights.DEFAULT
from torchvision.models import VGG16_Weights
def load(weights=VGG16_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.VGG19_BN_Weights.IMAGENET1K_V1
from torchvision.models import VGG19_BN_Weights
def load(weights=VGG19_BN_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.VGG19_BN_Weights.DEFAULT
from torchvision.models import VGG19_BN_Weights
def load(weights=VGG19_BN_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.VGG19_Weights.IMAGENET1K_V1
from torchvision.models import VGG19_Weights
def load(weights=VGG19_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.VGG19_Weights.DEFAULT
from torchvision.models import VGG19_Weights
def load(weights=VGG19_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.Wide_ResNet101_2_Weights.IMAGENET1K_V1
from torchvision.models import Wide_ResNet101_2_Weights
def load(weights=Wide_ResNet101_2_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.Wide_ResNet101_2_Weights.IMAGENET1K_V2
from torchvision.models import Wide_ResNet101_2_Weights
def load(weights=Wide_ResNet101_2_Weights.IMAGENET1K_V2):
    return weights is not None

a = load()
# %% torchvision.models.Wide_ResNet101_2_Weights.DEFAULT
from torchvision.models import Wide_ResNet101_2_Weights
def load(weights=Wide_ResNet101_2_Weights.DEFAULT):
    return weights is not None

a = load()
# %% torchvision.models.Wide_ResNet50_2_Weights.IMAGENET1K_V1
from torchvision.models import Wide_ResNet50_2_Weights
def load(weights=Wide_ResNet50_2_Weights.IMAGENET1K_V1):
    return weights is not None

a = load()
# %% torchvision.models.Wide_ResNet50_2_Weights.IMAGENET1K_V2
from torchvision.models import Wide_ResNet50_2_Weights
def load(weights=Wide_ResNet50_2_Weights.IMAGENET1K_V2):
    return weights is not None

a = load()
# %% torchvision.models.Wide_ResNet50_2_Weights.DEFAULT
from torchvision.models import Wide_ResNet50_2_Weights
def load(weights=Wide_ResNet50_2_Weights.DEFAULT):
    return weights is not None

a = load()
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
