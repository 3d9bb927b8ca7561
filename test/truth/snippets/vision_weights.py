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
