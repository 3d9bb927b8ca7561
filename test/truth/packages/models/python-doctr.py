# Converted: python-doctr torchvision==0.24.1
# As they are: opencv-python-headless anyascii shapely pypdfium2 h5py validators pyclipper rapidfuzz langdetect six

# %% LinkNet text detection
from doctr.models.detection.linknet.pytorch import linknet_resnet18
model = linknet_resnet18(pretrained=False, pretrained_backbone=False)
run = lambda: model(torch.linspace(0, 1, 3 * 64 * 64).reshape(1, 3, 64, 64), return_model_output=True)["out_map"]

# %% CRNN text recognition
from doctr.models.recognition.crnn.pytorch import crnn_mobilenet_v3_small
model = crnn_mobilenet_v3_small(pretrained=False, pretrained_backbone=False, vocab="abcdefghij")
run = lambda: model(torch.linspace(0, 1, 3 * 32 * 128).reshape(1, 3, 32, 128), return_model_output=True)["out_map"]

# %% PARSeq text recognition
from doctr.models.classification.vit.pytorch import VisionTransformer
from doctr.models.recognition.parseq.pytorch import PARSeq
from torchvision.models._utils import IntermediateLayerGetter
backbone = VisionTransformer(d_model=32, num_layers=2, num_heads=2, ffd_ratio=2, patch_size=(4, 8), input_shape=(3, 32, 64), include_top=False)
model = PARSeq(IntermediateLayerGetter(backbone, {"1": "features"}), "abcde", 32, max_length=6, dec_num_heads=2, dec_ff_dim=32, dec_ffd_ratio=2)
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 64).reshape(1, 3, 32, 64), return_model_output=True)["out_map"]

# %% FAST text detection
from doctr.models.detection.fast.pytorch import fast_tiny
model = fast_tiny(pretrained=False, pretrained_backbone=False)
run = lambda: model(torch.linspace(0, 1e-6, 3 * 64 * 64).reshape(1, 3, 64, 64), return_model_output=True)["out_map"]
