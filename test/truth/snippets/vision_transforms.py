import numpy as np
from PIL import Image
from torchvision import transforms
import torchvision.transforms as T
import torchvision.transforms.functional as TF
import torch.nn as nn
pixels = (np.arange(450) * 37 % 256).astype(np.uint8).reshape(10, 15, 3)
picture = Image.fromarray(pixels)
gray = Image.fromarray(pixels[..., 0].copy())
whole = torch.tensor(pixels.transpose(2, 0, 1).copy())
real = torch.tensor((pixels.transpose(2, 0, 1) / 255).astype(np.float32))
batch = torch.stack([real, 1 - real])
whole_batch = torch.stack([whole, whole])

# %% torchvision.transforms.GaussianBlur
blur = T.GaussianBlur(3, sigma=(1.5, 1.5))
a = np.asarray(blur(picture))
b = blur(whole)
c = blur(real)
d = T.GaussianBlur((3, 5), 0.8)(batch)
e = np.asarray(T.GaussianBlur(kernel_size=5, sigma=[0.4, 0.4])(gray)).shape

# %% torchvision.transforms.GaussianBlur torchvision.transforms.functional.gaussian_blur (may raise)
T.GaussianBlur(4)

# %% torchvision.transforms.GaussianBlur torchvision.transforms.RandomApply
blurred = transforms.RandomApply([transforms.GaussianBlur(3, (0.1, 2.0))], p=1)(real)
between = bool((blurred != real).any()) and bool((blurred.min() >= 0).item()) and bool((blurred.max() <= 1).item())
shape = blurred.shape

# %% torchvision.transforms.functional.gaussian_blur
a = TF.gaussian_blur(real, 3)
b = TF.gaussian_blur(batch, [5, 3], [1.0, 0.5])
c = TF.gaussian_blur(whole, kernel_size=(3, 3), sigma=0.7)
d = np.asarray(TF.gaussian_blur(picture, 5))
x = real.clone().requires_grad_()
TF.gaussian_blur(x, 3, 1.0).square().sum().backward()
grad_x = x.grad

# %% torchvision.transforms.RandomGrayscale
a = np.asarray(T.RandomGrayscale(p=1.0)(picture))
b = T.RandomGrayscale(1.0)(whole)
c = T.RandomGrayscale(p=1.0)(batch)
d = T.RandomGrayscale(p=0.0)(real)
e = T.RandomGrayscale(p=1)(real[:1])
f = np.asarray(T.RandomGrayscale(p=1)(gray))
p = T.RandomGrayscale().p

# %% torchvision.transforms.RandomApply
a = T.RandomApply([T.RandomHorizontalFlip(p=1.0), T.RandomGrayscale(p=1.0)], p=1.0)(real)
b = T.RandomApply([T.RandomInvert(p=1.0)], p=0.0)(whole)
c = np.asarray(T.RandomApply(transforms=[T.RandomInvert(p=1.0), lambda image: image.rotate(90)], p=1.0)(picture))
d = T.RandomApply(nn.ModuleList([T.ColorJitter(brightness=(0.5, 0.5))]), p=1.0)(real)

# %% torchvision.transforms.RandomApply
class Blur:
    def __init__(self, sigma):
        self.sigma = sigma
    def __call__(self, image):
        return TF.gaussian_blur(image, 3, self.sigma)
augment = T.Compose([T.RandomApply([Blur(0.7)], p=1.0), T.ToTensor(), T.Normalize([0.5, 0.5, 0.5], [0.2, 0.2, 0.2])])
a = augment(picture)

# %% torchvision.transforms.RandomApply torchvision.transforms.RandomGrayscale torchvision.transforms.GaussianBlur torchvision.transforms.Normalize
augment = nn.Sequential(
    T.RandomApply([T.RandomInvert(p=1.0)], p=1.0),
    T.RandomGrayscale(p=1.0),
    T.GaussianBlur((3, 3), (1.5, 1.5)),
    T.Normalize(mean=torch.tensor([0.485, 0.456, 0.406]), std=torch.tensor([0.229, 0.224, 0.225])),
)
a = augment(batch)
b = len(augment)

# %% torchvision.transforms.RandomHorizontalFlip torchvision.transforms.RandomVerticalFlip torchvision.transforms.ConvertImageDtype torchvision.transforms.Normalize
steps = torch.nn.Sequential(
    T.RandomHorizontalFlip(p=1.0),
    T.RandomVerticalFlip(1.0),
    T.ConvertImageDtype(torch.float32),
    T.Normalize((0.5, 0.4, 0.3), (0.2, 0.3, 0.4)),
)
a = steps(whole_batch)
b = steps(whole)
c = torch.nn.Sequential(T.RandomHorizontalFlip(p=0.0), T.RandomVerticalFlip(p=0.0))(real)

# %% torchvision.transforms.Resize torchvision.transforms.CenterCrop
class Prepare(nn.Module):
    def __init__(self):
        super().__init__()
        self.steps = nn.Sequential(T.Resize(8), T.CenterCrop((6, 6)))
    def forward(self, x):
        return self.steps(x)
a = Prepare()(batch)
b = Prepare()(real)
c = nn.Sequential(T.Resize((20, 12)), T.Pad(1), T.Grayscale(3))(batch)
d = nn.Sequential(T.Resize([5, 5], interpolation=T.InterpolationMode.NEAREST))(whole_batch)
e = nn.Sequential(T.Resize((4, 6), T.InterpolationMode.BICUBIC))(real)
f = nn.Sequential(T.Resize((4, 6), antialias=False))(real)

# %% torchvision.transforms.RandomCrop torchvision.transforms.RandomResizedCrop torchvision.transforms.RandomRotation torchvision.transforms.Pad
a = nn.Sequential(T.RandomCrop((14, 19), padding=2))(batch)
b = nn.Sequential(T.RandomCrop((10, 15), pad_if_needed=True), T.Pad((1, 2), padding_mode="reflect"))(real)
c = nn.Sequential(T.RandomResizedCrop(7, scale=(1.0, 1.0), ratio=(1.5, 1.5)))(batch)
d = nn.Sequential(T.RandomRotation((27, 27)))(batch)
e = nn.Sequential(T.RandomResizedCrop((6, 7)))(batch).shape
f = nn.Sequential(T.RandomCrop(8), T.Pad(2, fill=0.5))(batch).shape

# %% torchvision.transforms.ColorJitter torchvision.transforms.RandomErasing
a = nn.Sequential(T.ColorJitter(brightness=(0.5, 0.5)))(batch)
b = nn.Sequential(T.ColorJitter(contrast=(1.5, 1.5)))(batch)
c = nn.Sequential(T.ColorJitter(0, 0, (0.3, 0.3)))(whole_batch)
d = nn.Sequential(T.ColorJitter(hue=(0.2, 0.2)))(batch)
e = nn.Sequential(T.ColorJitter(0.4, 0.4, 0.4, 0.1), T.RandomErasing(p=1.0, value=1))(batch).shape
f = nn.Sequential(T.RandomErasing(0.0), T.ColorJitter())(batch)

# %% torchvision.transforms.InterpolationMode
from torchvision.transforms import InterpolationMode
def resized(image, size, mode: InterpolationMode = InterpolationMode.BICUBIC):
    return T.Resize(size, interpolation=mode)(image)
a = np.asarray(resized(picture, (5, 5)))
b = np.asarray(resized(picture, (5, 5), InterpolationMode("bilinear")))
def by_name(name):
    modes = {"nearest": InterpolationMode.NEAREST, "bilinear": InterpolationMode.BILINEAR}
    return np.asarray(resized(picture, (5, 5), modes[name]))
c = by_name("nearest")

# %% torchvision.transforms.RandomSolarize torchvision.transforms.functional.solarize
a = np.asarray(T.RandomSolarize(threshold=100, p=1.0)(picture))
b = T.RandomSolarize(100, p=1.0)(whole)
c = T.RandomSolarize(0.4, 1.0)(batch)
d = T.RandomSolarize(128, p=0.0)(whole)
e = TF.solarize(real, 0.3)
f = np.asarray(TF.solarize(gray, threshold=77))

# %% torchvision.transforms.functional.solarize (may raise)
TF.solarize(real, 128)

# %% torchvision.transforms.PILToTensor torchvision.transforms.functional.pil_to_tensor
a = T.PILToTensor()(picture)
b = T.PILToTensor()(gray)
c = TF.pil_to_tensor(picture.convert("RGBA"))
d = T.Compose([T.PILToTensor(), T.ConvertImageDtype(torch.float)])(picture)
e = TF.pil_to_tensor(gray.convert("F"))

# %% torchvision.transforms.ConvertImageDtype torchvision.transforms.functional.convert_image_dtype
a = T.ConvertImageDtype(torch.float)(whole)
b = T.ConvertImageDtype(torch.uint8)(real)
c = TF.convert_image_dtype(whole, torch.float64)
d = TF.convert_image_dtype(whole)
e = TF.convert_image_dtype(whole, torch.int32)
f = TF.convert_image_dtype(real, dtype=torch.int16)
g = TF.convert_image_dtype(real, torch.double)
h = TF.convert_image_dtype(torch.tensor([[0, 2**20, 2**31 - 1]], dtype=torch.int32), torch.uint8)

# %% torchvision.transforms.functional.convert_image_dtype (may raise)
TF.convert_image_dtype(real, torch.int64)

# %% torchvision.transforms.RandAugment
a = np.asarray(T.RandAugment(num_ops=0)(picture))
b = np.asarray(T.RandAugment()(picture)).shape
c = T.RandAugment(2, 9)(whole).shape
d = T.RandAugment(num_ops=14, magnitude=15, fill=[1, 2, 3])(whole_batch).dtype
e = T.Compose([T.RandAugment(3, interpolation=T.InterpolationMode.BILINEAR, fill=128), T.ToTensor()])(picture).shape
f = np.asarray(T.RandAugment(4, 30, 31)(gray)).shape

# %% torchvision.transforms.AutoAugment torchvision.transforms.AutoAugmentPolicy torchvision.transforms.AutoAugmentPolicy.CIFAR10 torchvision.transforms.AutoAugmentPolicy.IMAGENET torchvision.transforms.AutoAugmentPolicy.SVHN
from torchvision.transforms import AutoAugment, AutoAugmentPolicy
a = [np.asarray(AutoAugment()(picture)).shape for _ in range(5)]
b = [np.asarray(AutoAugment(AutoAugmentPolicy.CIFAR10)(picture)).shape for _ in range(5)]
c = [AutoAugment(policy=AutoAugmentPolicy.SVHN, fill=7)(whole).shape for _ in range(5)]
d = AutoAugment(AutoAugmentPolicy.IMAGENET, T.InterpolationMode.BILINEAR)(whole_batch).dtype
e = np.asarray(AutoAugment(AutoAugmentPolicy("cifar10"))(gray)).shape

# %% torchvision.transforms.TrivialAugmentWide torchvision.transforms.AugMix
a = [np.asarray(T.TrivialAugmentWide()(picture)).shape for _ in range(5)]
b = [T.TrivialAugmentWide(num_magnitude_bins=11, fill=3)(whole).dtype for _ in range(5)]
c = [np.asarray(T.AugMix()(picture)).shape for _ in range(3)]
d = T.AugMix(severity=5, mixture_width=2, chain_depth=2, alpha=0.5, all_ops=False)(whole).shape
e = T.AugMix()(whole_batch).dtype

# %% torchvision.transforms.FiveCrop torchvision.transforms.TenCrop
a = [np.asarray(crop) for crop in T.FiveCrop(5)(picture)]
b = T.FiveCrop((4, 6))(whole)
c = torch.stack(T.TenCrop([5, 7])(real))
d = [np.asarray(crop) for crop in T.TenCrop(4, vertical_flip=True)(picture)]
e = T.Compose([T.TenCrop(6), T.Lambda(lambda crops: torch.stack([T.ToTensor()(crop) for crop in crops]))])(picture)
first, *others = T.FiveCrop(3)(batch)

# %% torchvision.transforms.functional.five_crop torchvision.transforms.functional.ten_crop
a = TF.five_crop(real, 5)
b = TF.five_crop(whole_batch, [4, 7])
c = TF.ten_crop(real, (5, 5), vertical_flip=True)
d = [np.asarray(crop) for crop in TF.ten_crop(picture, [5])]

# %% torchvision.transforms.functional.five_crop (may raise)
TF.five_crop(real, 20)

# %% torchvision.transforms.RandomChoice torchvision.transforms.RandomOrder
a = T.RandomChoice([T.RandomInvert(p=1.0)])(real)
b = T.RandomChoice([T.RandomInvert(p=1.0), T.RandomGrayscale(p=1.0)], p=[0.0, 1.0])(whole)
c = T.RandomOrder([T.RandomInvert(p=1.0), T.RandomHorizontalFlip(p=1.0)])(real)
d = np.asarray(T.RandomOrder([T.RandomInvert(p=1.0), T.CenterCrop(8)])(picture))

# %% torchvision.transforms.RandomAutocontrast torchvision.transforms.RandomEqualize torchvision.transforms.RandomInvert
a = [np.asarray(layer(p=1.0)(picture)) for layer in (T.RandomAutocontrast, T.RandomEqualize, T.RandomInvert)]
b = [T.RandomAutocontrast(1.0)(whole), T.RandomEqualize(1.0)(whole_batch), T.RandomInvert(1.0)(whole)]
c = [T.RandomAutocontrast(p=1.0)(batch), T.RandomInvert(p=1.0)(batch)]
d = [T.RandomAutocontrast(p=0.0)(real), T.RandomEqualize(p=0.0)(whole), T.RandomInvert(p=0)(real)]

# %% torchvision.transforms.RandomPosterize torchvision.transforms.RandomAdjustSharpness
a = np.asarray(T.RandomPosterize(bits=2, p=1.0)(picture))
b = T.RandomPosterize(3, 1.0)(whole_batch)
c = np.asarray(T.RandomAdjustSharpness(sharpness_factor=2, p=1.0)(picture))
d = T.RandomAdjustSharpness(0.5, p=1.0)(whole)
e = T.RandomAdjustSharpness(1.7, 1.0)(batch)
f = T.RandomAdjustSharpness(2, p=0.0)(real)
g = T.RandomPosterize(2, p=0.0)(whole)

# %% torchvision.transforms.LinearTransformation
x = torch.linspace(0, 1, 24).reshape(2, 3, 2, 2)
whiten = T.LinearTransformation(torch.linspace(-1, 1, 144).reshape(12, 12), torch.full((12,), 0.5))
a = whiten(x)
b = whiten(x[0])

# %% torchvision.transforms.LinearTransformation (may raise)
T.LinearTransformation(torch.zeros(3, 4), torch.zeros(3))

# %% torchvision.transforms.functional.adjust_gamma torchvision.transforms.functional.adjust_saturation torchvision.transforms.functional.adjust_sharpness
a = [np.asarray(TF.adjust_gamma(picture, 0.5)), TF.adjust_gamma(real, 2.2, gain=1.5), TF.adjust_gamma(whole, gamma=1.3)]
b = [np.asarray(TF.adjust_saturation(picture, 0.4)), TF.adjust_saturation(batch, 1.5), TF.adjust_saturation(whole, 2)]
c = [np.asarray(TF.adjust_sharpness(picture, 3)), TF.adjust_sharpness(batch, 0.5), TF.adjust_sharpness(whole, 1.4)]
d = np.asarray(TF.adjust_gamma(gray, 0.7, 0.9))

# %% torchvision.transforms.functional.adjust_gamma torchvision.transforms.functional.adjust_saturation torchvision.transforms.functional.adjust_sharpness (may raise)
TF.adjust_gamma(real, -1)

# %% torchvision.transforms.functional.autocontrast torchvision.transforms.functional.equalize torchvision.transforms.functional.invert torchvision.transforms.functional.posterize
a = [np.asarray(change(picture)) for change in (TF.autocontrast, TF.equalize, TF.invert)]
b = [TF.autocontrast(whole), TF.equalize(whole), TF.invert(whole), TF.posterize(whole, 3)]
c = [TF.autocontrast(batch * 0.5 + 0.1), TF.invert(batch), TF.autocontrast(torch.full((1, 4, 4), 0.3))]
d = np.asarray(TF.posterize(picture, bits=5))
e = [TF.equalize(torch.full((3, 4, 4), 9, dtype=torch.uint8)), TF.equalize(whole_batch)]

# %% torchvision.transforms.functional.equalize torchvision.transforms.functional.posterize (may raise)
TF.posterize(real, 3)

# %% torchvision.transforms.functional.rgb_to_grayscale
a = TF.rgb_to_grayscale(real)
b = TF.rgb_to_grayscale(whole, num_output_channels=3)
c = np.asarray(TF.rgb_to_grayscale(picture, 3))
d = np.asarray(TF.rgb_to_grayscale(picture))
e = TF.rgb_to_grayscale(batch, 3)

# %% torchvision.transforms.functional.get_dimensions torchvision.transforms.functional.get_image_size torchvision.transforms.functional.get_image_num_channels
a = [TF.get_dimensions(image) for image in (picture, gray, real, batch)]
b = [TF.get_image_size(image) for image in (picture, gray, real, batch)]
c = [TF.get_image_num_channels(image) for image in (picture, gray, real, batch)]
width, height = TF.get_image_size(picture)

# %% torchvision.transforms.functional.resized_crop
a = np.asarray(TF.resized_crop(picture, 1, 2, 6, 8, [4, 4]))
b = TF.resized_crop(real, top=1, left=2, height=6, width=8, size=(4, 4))
c = TF.resized_crop(batch, 1, 2, 6, 8, [12, 16], antialias=False)
d = TF.resized_crop(batch, -1, 2, 6, 20, [3, 5], T.InterpolationMode.BICUBIC)
e = TF.resized_crop(whole, 1, 2, 6, 8, [3, 4], interpolation=T.InterpolationMode.NEAREST)
f = np.asarray(TF.resized_crop(picture, 1, 2, 6, 8, 4, T.InterpolationMode.BICUBIC))

# %% torchvision.transforms.functional.elastic_transform torchvision.transforms.ElasticTransform
moves = torch.tensor((np.arange(300).reshape(1, 10, 15, 2) % 7 / 20 - 0.15).astype(np.float32))
a = TF.elastic_transform(real, moves)
b = TF.elastic_transform(batch, displacement=moves, interpolation=T.InterpolationMode.NEAREST, fill=[0.5])
c = np.asarray(TF.elastic_transform(picture, moves, fill=[1.0, 2.0, 3.0]))
d = T.ElasticTransform(alpha=0.0)(real)
e = np.asarray(T.ElasticTransform(alpha=[30.0, 20.0], sigma=0.5)(picture)).shape
f = T.ElasticTransform(sigma=0.3, interpolation=T.InterpolationMode.NEAREST, fill=1.0)(batch).shape

# %% torchvision.transforms.Resize torchvision.transforms.RandomGrayscale torchvision.transforms.RandomResizedCrop (beside names like those of transforms)
def resized(image, size):
    return nn.Sequential(T.Resize(size), T.RandomGrayscale(p=1.0))(image)
class Resize(nn.Module):
    def forward(self, image):
        return nn.Sequential(T.RandomResizedCrop((5, 5), (1.0, 1.0), (1.5, 1.5)))(image)
a = resized(real, (5, 5))
b = Resize()(batch)

# %% torchvision.transforms.RandomAffine torchvision.transforms.RandomPerspective
a = nn.Sequential(T.RandomAffine((90, 90)), T.RandomPerspective(0.4, p=0.0))(batch)
b = nn.Sequential(T.RandomAffine(degrees=0, translate=(0.0, 0.0), scale=(1.5, 1.5)))(real)
c = nn.Sequential(T.RandomAffine(10, shear=5), T.RandomPerspective(interpolation=T.InterpolationMode.NEAREST))(batch).shape
# %% torchvision.transforms.Normalize
import numpy as np
from torchvision import transforms

mean = np.array([0.49, 0.48, 0.45])
image = torch.linspace(0, 1, 48).reshape(3, 4, 4)
a = transforms.Compose([transforms.Normalize(mean, np.array([0.2, 0.25, 0.3]))])(image)
