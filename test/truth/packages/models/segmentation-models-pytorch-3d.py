# Converted: segmentation-models-pytorch-3d timm-3d timm==0.9.7 pretrainedmodels efficientnet-pytorch torchvision==0.24.1
# As they are: munch six safetensors

# %% Unet
import segmentation_models_pytorch_3d as smp
model = smp.Unet(encoder_name="resnet18", encoder_weights=None, in_channels=1, classes=2, decoder_channels=(16, 8, 8, 4, 4))
run = lambda: model(torch.sin(torch.arange(32.0 ** 3)).reshape(1, 1, 32, 32, 32))

# %% FPN with an efficientnet encoder
import segmentation_models_pytorch_3d as smp
model = smp.FPN(encoder_name="efficientnet-b0", encoder_weights=None, in_channels=1, classes=2, decoder_pyramid_channels=32, decoder_segmentation_channels=32)
run = lambda: model(torch.sin(torch.arange(2 * 32.0 ** 3)).reshape(2, 1, 32, 32, 32))

# %% Unet++ with attention and a head of classes
import segmentation_models_pytorch_3d as smp
model = smp.UnetPlusPlus(encoder_name="resnet18", encoder_weights=None, encoder_depth=3, decoder_channels=(32, 16, 16), in_channels=2, classes=1,
                         decoder_attention_type="scse", aux_params={"classes": 3, "pooling": "avg"})
run = lambda: model(torch.sin(torch.arange(2 * 16.0 ** 3)).reshape(1, 2, 16, 16, 16))
