from PIL import Image
import numpy as np
import torchvision
x = Image.fromarray((np.arange(300) % 251).astype(np.uint8).reshape(10, 10, 3))
boxes = [torch.tensor([[0.0, 0.0, 4.0, 4.0], [2.0, 2.0, 6.0, 7.0]])]

# %% torchvision.transforms.CenterCrop
y = np.asarray(torchvision.transforms.CenterCrop(size=(4, 6))(x))
# %% torchvision.transforms.Pad
y = np.asarray(torchvision.transforms.Pad(padding=(1, 2), fill=(7, 8, 9), padding_mode="constant")(x))
# %% torchvision.transforms.Pad
y = np.asarray(torchvision.transforms.Pad(padding=2, fill=0, padding_mode="reflect")(x))
# %% torchvision.transforms.Pad
y = np.asarray(torchvision.transforms.Pad(padding=2, fill=9)(x))
# %% torchvision.transforms.Resize
x = Image.fromarray((np.arange(600) % 251).astype(np.uint8).reshape(10, 20, 3))
y = np.asarray(torchvision.transforms.Resize(size=(5, 7), interpolation=torchvision.transforms.InterpolationMode.BILINEAR, max_size=None, antialias=True)(x))
# %% torchvision.transforms.Resize
x = Image.fromarray((np.arange(600) % 251).astype(np.uint8).reshape(10, 20, 3))
y = np.asarray(torchvision.transforms.Resize(size=5, interpolation=torchvision.transforms.InterpolationMode.BICUBIC)(x))
z = np.asarray(torchvision.transforms.Resize((5, 5), torchvision.transforms.InterpolationMode.LANCZOS)(x))
w = np.asarray(torchvision.transforms.Resize((5, 5), torchvision.transforms.InterpolationMode.BOX)(x))
v = np.asarray(torchvision.transforms.Resize((5, 5), torchvision.transforms.InterpolationMode.HAMMING)(x))
# %% torchvision.transforms.Grayscale
y = np.asarray(torchvision.transforms.Grayscale(num_output_channels=3)(x))
# %% torchvision.transforms.Normalize
x = torch.arange(24.0).reshape(3, 2, 4) / 24
y = torchvision.transforms.Normalize(mean=[0.5, 0.4, 0.3], std=[0.2, 0.3, 0.4], inplace=False)(x)
# %% torchvision.transforms.ToTensor
y = torchvision.transforms.ToTensor()(x)
# %% torchvision.transforms.Compose
y = torchvision.transforms.Compose(transforms=[torchvision.transforms.CenterCrop(4), torchvision.transforms.ToTensor()])(x)
# %% torchvision.transforms.RandomHorizontalFlip
y = np.asarray(torchvision.transforms.RandomHorizontalFlip(p=1.0)(x))
# %% torchvision.transforms.RandomVerticalFlip
y = np.asarray(torchvision.transforms.RandomVerticalFlip(p=1.0)(x))
# %% torchvision.transforms.RandomCrop
y = np.asarray(torchvision.transforms.RandomCrop(size=(10, 10), padding=None, pad_if_needed=False, fill=0, padding_mode="constant")(x))
# %% torchvision.transforms.RandomCrop
y = np.asarray(torchvision.transforms.RandomCrop(size=4, padding=2)(x)).shape
# %% torchvision.transforms.RandomResizedCrop
y = np.asarray(torchvision.transforms.RandomResizedCrop(size=(5, 6), scale=(0.2, 0.9), ratio=(0.75, 1.3), interpolation=torchvision.transforms.InterpolationMode.BILINEAR, antialias=True)(x)).shape
# %% torchvision.transforms.RandomRotation
y = np.asarray(torchvision.transforms.RandomRotation(degrees=(90, 90), interpolation=torchvision.transforms.InterpolationMode.NEAREST, expand=False, center=None, fill=0)(x))
# %% torchvision.transforms.RandomAffine
y = np.asarray(torchvision.transforms.RandomAffine(degrees=10, translate=(0.1, 0.2), scale=(0.8, 1.2), shear=5, interpolation=torchvision.transforms.InterpolationMode.NEAREST, fill=0, center=None)(x)).shape
# %% torchvision.transforms.RandomPerspective
y = np.asarray(torchvision.transforms.RandomPerspective(distortion_scale=0.3, p=0.0, interpolation=torchvision.transforms.InterpolationMode.BILINEAR, fill=0)(x))
# %% torchvision.transforms.RandomErasing
x = torch.ones(3, 8, 8)
y = torchvision.transforms.RandomErasing(p=1.0, scale=(0.1, 0.2), ratio=(0.5, 2.0), value=0, inplace=False)(x).shape
# %% torchvision.transforms.ColorJitter
y = np.asarray(torchvision.transforms.ColorJitter(brightness=0.0, contrast=0.0, saturation=0.0, hue=0.0)(x))
# %% torchvision.transforms.ColorJitter
y = np.asarray(torchvision.transforms.ColorJitter(brightness=0.2, contrast=0.2, saturation=0.2, hue=0.1)(x)).shape
# %% torchvision.transforms.functional.adjust_brightness
y = np.asarray(torchvision.transforms.functional.adjust_brightness(img=x, brightness_factor=1.5))
# %% torchvision.transforms.functional.adjust_contrast
y = np.asarray(torchvision.transforms.functional.adjust_contrast(img=x, contrast_factor=1.5))
# %% torchvision.transforms.functional.adjust_hue
y = np.asarray(torchvision.transforms.functional.adjust_hue(img=x, hue_factor=0.2))
# %% torchvision.transforms.functional.affine
y = np.asarray(torchvision.transforms.functional.affine(img=x, angle=90.0, translate=[1, 0], scale=1.0, shear=[0.0, 0.0], interpolation=torchvision.transforms.InterpolationMode.NEAREST, fill=0, center=None))
# %% torchvision.transforms.functional.center_crop
y = np.asarray(torchvision.transforms.functional.center_crop(img=x, output_size=[4, 6]))
# %% torchvision.transforms.functional.crop
y = np.asarray(torchvision.transforms.functional.crop(img=x, top=1, left=2, height=3, width=4))
# %% torchvision.transforms.functional.erase
x = torch.arange(48.0).reshape(3, 4, 4)
y = torchvision.transforms.functional.erase(img=x, i=1, j=0, h=2, w=3, v=torch.zeros(1), inplace=False)
# %% torchvision.transforms.functional.hflip
y = np.asarray(torchvision.transforms.functional.hflip(img=x))
# %% torchvision.transforms.functional.vflip
y = np.asarray(torchvision.transforms.functional.vflip(img=x))
# %% torchvision.transforms.functional.normalize
x = torch.arange(24.0).reshape(3, 2, 4) / 24
y = torchvision.transforms.functional.normalize(tensor=x, mean=[0.5, 0.4, 0.3], std=[0.2, 0.3, 0.4], inplace=False)
# %% torchvision.transforms.functional.pad
y = np.asarray(torchvision.transforms.functional.pad(img=x, padding=[1, 2], fill=0, padding_mode="edge"))
# %% torchvision.transforms.functional.perspective
y = np.asarray(torchvision.transforms.functional.perspective(img=x, startpoints=[[0, 0], [9, 0], [9, 9], [0, 9]], endpoints=[[0, 0], [9, 0], [9, 9], [0, 9]], interpolation=torchvision.transforms.InterpolationMode.NEAREST, fill=0))
# %% torchvision.transforms.functional.resize
x = Image.fromarray((np.arange(600) % 251).astype(np.uint8).reshape(10, 20, 3))
y = np.asarray(torchvision.transforms.functional.resize(img=x, size=[5, 7], interpolation=torchvision.transforms.InterpolationMode.BILINEAR, max_size=None, antialias=True))
# %% torchvision.transforms.functional.rotate
y = np.asarray(torchvision.transforms.functional.rotate(img=x, angle=90.0, interpolation=torchvision.transforms.InterpolationMode.NEAREST, expand=True, center=None, fill=0))
# %% torchvision.transforms.functional.to_grayscale
y = np.asarray(torchvision.transforms.functional.to_grayscale(img=x, num_output_channels=1))
# %% torchvision.transforms.functional.to_tensor
y = torchvision.transforms.functional.to_tensor(pic=x)
# %% torchvision.ops.nms
boxes = torch.tensor([[0.0, 0.0, 10.0, 10.0], [1.0, 1.0, 11.0, 11.0], [20.0, 20.0, 30.0, 30.0]])
scores = torch.tensor([0.6, 0.9, 0.5])
y = torchvision.ops.nms(boxes=boxes, scores=scores, iou_threshold=0.5)
# %% torchvision.ops.RoIAlign
x = torch.linspace(0, 1, 64).reshape(1, 1, 8, 8)
y = torchvision.ops.RoIAlign(output_size=(2, 2), spatial_scale=1.0, sampling_ratio=2, aligned=False)(x, boxes)
# %% torchvision.ops.RoIPool
x = torch.linspace(0, 1, 64).reshape(1, 1, 8, 8)
y = torchvision.ops.RoIPool(output_size=(2, 2), spatial_scale=1.0)(x, boxes)
# %% torchvision.ops.roi_align
x = torch.linspace(0, 1, 64).reshape(1, 1, 8, 8)
y = torchvision.ops.roi_align(input=x, boxes=boxes, output_size=(2, 2), spatial_scale=1.0, sampling_ratio=2, aligned=True)
# %% torchvision.ops.roi_align
x = torch.linspace(0, 1, 64).reshape(1, 1, 8, 8)
boxes = torch.tensor([[0.0, 0.0, 0.0, 4.0, 4.0], [0.0, 2.0, 2.0, 6.0, 7.0]])
y = torchvision.ops.roi_align(x, boxes, 2)
# %% torchvision.ops.roi_pool
x = torch.linspace(0, 1, 64).reshape(1, 1, 8, 8)
y = torchvision.ops.roi_pool(input=x, boxes=boxes, output_size=(2, 2), spatial_scale=1.0)
# %% torchvision.ops.ps_roi_pool
x = torch.linspace(0, 1, 512).reshape(1, 8, 8, 8)
y = torchvision.ops.ps_roi_pool(input=x, boxes=boxes, output_size=2, spatial_scale=1.0)
# %% torchvision.ops.deform_conv2d
x = torch.linspace(0, 1, 50).reshape(1, 2, 5, 5)
w = torch.linspace(-1, 1, 36).reshape(2, 2, 3, 3)
offset = torch.linspace(-0.5, 0.5, 162).reshape(1, 18, 3, 3)
y = torchvision.ops.deform_conv2d(input=x, offset=offset, weight=w, bias=torch.ones(2), stride=(1, 1), padding=(0, 0), dilation=(1, 1), mask=None)
# %% torchvision.ops.DeformConv2d
x = torch.linspace(0, 1, 50).reshape(1, 2, 5, 5)
offset = torch.linspace(-0.5, 0.5, 162).reshape(1, 18, 3, 3)
layer = torchvision.ops.DeformConv2d(in_channels=2, out_channels=2, kernel_size=3, stride=1, padding=0, dilation=1, groups=1, bias=True)
torch.nn.init.constant_(layer.weight, 0.1)
torch.nn.init.constant_(layer.bias, 0.2)
y = layer(x, offset)
# %% torchvision.io.read_file
import os, tempfile
path = os.path.join(tempfile.mkdtemp(), "a.bin")
with open(path, "wb") as _f:
    _ = _f.write(bytes([1, 2, 3]))
y = torchvision.io.read_file(path=path)
path = None
# %% torchvision.io.decode_jpeg
import io
_b = io.BytesIO()
Image.fromarray(np.full((8, 8, 3), 100, dtype=np.uint8)).save(_b, format="JPEG")
_bytes = torch.tensor(list(_b.getvalue()), dtype=torch.uint8)
s = list(torchvision.io.decode_jpeg(input=_bytes, mode=torchvision.io.ImageReadMode.RGB).shape)
# %% torchvision.datasets.ImageFolder
import os, tempfile
root = tempfile.mkdtemp()
for _c in ("cat", "dog"):
    os.makedirs(os.path.join(root, _c))
    Image.fromarray(np.full((4, 4, 3), 100, dtype=np.uint8)).save(os.path.join(root, _c, "a.png"))
data = torchvision.datasets.ImageFolder(root=root, transform=torchvision.transforms.ToTensor(), target_transform=None)
n = len(data)
x, t = data[1]
classes = data.classes
data = root = None
# %% torchvision.models.inception.InceptionA
_layer = torchvision.models.inception.InceptionA(in_channels=8, pool_features=4)
_layer.eval()
y = _layer(torch.ones(1, 8, 9, 9)).shape
# %% torchvision.models.inception.InceptionB
_layer = torchvision.models.inception.InceptionB(in_channels=8)
_layer.eval()
y = _layer(torch.ones(1, 8, 9, 9)).shape
# %% torchvision.models.inception.InceptionC
_layer = torchvision.models.inception.InceptionC(in_channels=8, channels_7x7=4)
_layer.eval()
y = _layer(torch.ones(1, 8, 9, 9)).shape
# %% torchvision.models.inception.InceptionD
_layer = torchvision.models.inception.InceptionD(in_channels=8)
_layer.eval()
y = _layer(torch.ones(1, 8, 9, 9)).shape
# %% torchvision.models.inception.InceptionE
_layer = torchvision.models.inception.InceptionE(in_channels=8)
_layer.eval()
y = _layer(torch.ones(1, 8, 9, 9)).shape
# %% torchvision.transforms.GaussianBlur
y = np.asarray(torchvision.transforms.GaussianBlur(kernel_size=3, sigma=(1.0, 1.0))(x))
# %% torchvision.transforms.RandomGrayscale
y = np.asarray(torchvision.transforms.RandomGrayscale(p=1.0)(x))
# %% torchvision.transforms.RandomApply
y = np.asarray(torchvision.transforms.RandomApply(transforms=[torchvision.transforms.CenterCrop(10)], p=1.0)(x))
# %% torchvision.transforms.RandomSolarize
y = np.asarray(torchvision.transforms.RandomSolarize(threshold=100, p=1.0)(x))
# %% torchvision.transforms.RandomPosterize
y = np.asarray(torchvision.transforms.RandomPosterize(bits=3, p=1.0)(x))
# %% torchvision.transforms.RandomAdjustSharpness
y = np.asarray(torchvision.transforms.RandomAdjustSharpness(sharpness_factor=1.7, p=1.0)(x))
# %% torchvision.transforms.RandomAutocontrast
y = np.asarray(torchvision.transforms.RandomAutocontrast(p=1.0)(x))
# %% torchvision.transforms.RandomEqualize
y = np.asarray(torchvision.transforms.RandomEqualize(p=1.0)(x))
# %% torchvision.transforms.RandomInvert
y = np.asarray(torchvision.transforms.RandomInvert(p=1.0)(x))
# %% torchvision.transforms.RandomChoice
y = np.asarray(torchvision.transforms.RandomChoice(transforms=[torchvision.transforms.CenterCrop(4)], p=[1.0])(x))
# %% torchvision.transforms.RandAugment
y = np.asarray(torchvision.transforms.RandAugment(num_ops=2, magnitude=9, num_magnitude_bins=31, interpolation=torchvision.transforms.InterpolationMode.BILINEAR, fill=None)(x)).shape
# %% torchvision.transforms.TrivialAugmentWide
y = np.asarray(torchvision.transforms.TrivialAugmentWide(num_magnitude_bins=21, interpolation=torchvision.transforms.InterpolationMode.BILINEAR, fill=4)(x)).shape
# %% torchvision.transforms.AugMix
y = np.asarray(torchvision.transforms.AugMix(severity=2, mixture_width=2, chain_depth=1, alpha=0.7, all_ops=False, interpolation=torchvision.transforms.InterpolationMode.NEAREST, fill=3)(x)).shape
# %% torchvision.transforms.AutoAugment
y = np.asarray(torchvision.transforms.AutoAugment(policy=torchvision.transforms.AutoAugmentPolicy.SVHN, interpolation=torchvision.transforms.InterpolationMode.BILINEAR, fill=3)(x)).shape
# %% torchvision.transforms.TenCrop
y = [np.asarray(crop) for crop in torchvision.transforms.TenCrop(size=(3, 4), vertical_flip=True)(x)]
# %% torchvision.transforms.functional.gaussian_blur
y = np.asarray(torchvision.transforms.functional.gaussian_blur(img=x, kernel_size=[3, 5], sigma=[0.5, 1.5]))
# %% torchvision.transforms.functional.resized_crop
y = np.asarray(torchvision.transforms.functional.resized_crop(img=x, top=1, left=2, height=5, width=6, size=[3, 4], interpolation=torchvision.transforms.InterpolationMode.BICUBIC, antialias=True))
# %% torchvision.transforms.functional.resized_crop
x = torch.linspace(0, 1, 300).reshape(3, 10, 10)
y = torchvision.transforms.functional.resized_crop(img=x, top=1, left=2, height=5, width=6, size=[3, 4], interpolation=torchvision.transforms.InterpolationMode.BICUBIC, antialias=False)
# %% torchvision.transforms.functional.ten_crop
y = [np.asarray(crop) for crop in torchvision.transforms.functional.ten_crop(img=x, size=[3, 4], vertical_flip=True)]
# %% torchvision.transforms.functional.adjust_gamma
y = np.asarray(torchvision.transforms.functional.adjust_gamma(img=x, gamma=0.6, gain=1.1))
# %% torchvision.transforms.functional.adjust_saturation
y = np.asarray(torchvision.transforms.functional.adjust_saturation(img=x, saturation_factor=0.6))
# %% torchvision.transforms.functional.adjust_sharpness
y = np.asarray(torchvision.transforms.functional.adjust_sharpness(img=x, sharpness_factor=0.6))
# %% torchvision.transforms.functional.convert_image_dtype
x = torch.linspace(0, 1, 24).reshape(3, 2, 4)
y = torchvision.transforms.functional.convert_image_dtype(image=x, dtype=torch.uint8)
# %% torchvision.transforms.functional.rgb_to_grayscale
y = np.asarray(torchvision.transforms.functional.rgb_to_grayscale(img=x, num_output_channels=3))
# %% torchvision.transforms.functional.solarize
y = np.asarray(torchvision.transforms.functional.solarize(img=x, threshold=99))
# %% torchvision.transforms.functional.posterize
y = np.asarray(torchvision.transforms.functional.posterize(img=x, bits=2))
# %% torchvision.transforms.ElasticTransform
y = np.asarray(torchvision.transforms.ElasticTransform(alpha=0.0, sigma=0.5, interpolation=torchvision.transforms.InterpolationMode.NEAREST, fill=3)(x)).shape
