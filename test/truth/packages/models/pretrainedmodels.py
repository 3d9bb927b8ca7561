# Converted: pretrainedmodels
# As they are: munch six

# %% SE-ResNeXt
from pretrainedmodels.models.senet import se_resnext50_32x4d
model = se_resnext50_32x4d(num_classes=5, pretrained=None)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))

# %% Inception v4
from pretrainedmodels.models.inceptionv4 import InceptionV4
model = InceptionV4(num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 299 * 299).reshape(1, 3, 299, 299))

# %% Xception
from pretrainedmodels.models.xception import Xception
model = Xception(num_classes=5)
model.last_linear = model.fc
run = lambda: model(torch.linspace(-1, 1, 3 * 96 * 96).reshape(1, 3, 96, 96))

# %% DPN
from pretrainedmodels.models.dpn import dpn68
model = dpn68(num_classes=5, pretrained=None)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))

# %% NASNet mobile
from pretrainedmodels.models.nasnet_mobile import NASNetAMobile
model = NASNetAMobile(num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))

# %% BN-Inception
from pretrainedmodels.models.bninception import BNInception
model = BNInception(num_classes=5)
run = lambda: model(torch.linspace(-1, 1, 3 * 224 * 224).reshape(1, 3, 224, 224))
