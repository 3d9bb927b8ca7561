# %% torchvision.models.resnet18
import torchvision
_model = torchvision.models.resnet18(num_classes=7)
_model.eval()
y = _model(torch.zeros(1, 3, 64, 64))
shape = list(y.shape)
count = len([p for p in _model.parameters() if p.requires_grad])
y = None

# %% torchvision.models.vgg11_bn
from torchvision import models
_model = models.vgg11_bn(weights=None)
count = len([p for p in _model.parameters() if p.requires_grad])

# %% torchvision.models.mobilenet_v2
from torchvision.models import mobilenet_v2
_model = mobilenet_v2(pretrained=False)
count = len([p for p in _model.parameters() if p.requires_grad])

# %% torchvision.ops.nms
import torchvision
boxes = torch.tensor([[0.0, 0.0, 10.0, 10.0], [1.0, 1.0, 11.0, 11.0], [20.0, 20.0, 30.0, 30.0]])
scores = torch.tensor([0.6, 0.9, 0.5])
kept = torchvision.ops.nms(boxes, scores, 0.5)

# %% torchvision.ops.roi_align
from torchvision.ops import roi_align
x = torch.linspace(0, 1, 64).reshape(1, 1, 8, 8)
boxes = [torch.tensor([[0.0, 0.0, 4.0, 4.0], [2.0, 2.0, 6.0, 7.0]])]
out = roi_align(x, boxes, output_size=(2, 2), spatial_scale=1.0, sampling_ratio=2)

# %% torchvision.ops.roi_pool
from torchvision.ops import roi_pool
x = torch.linspace(0, 1, 64).reshape(1, 1, 8, 8)
boxes = [torch.tensor([[0.0, 0.0, 4.0, 4.0], [2.0, 2.0, 6.0, 7.0]])]
out = roi_pool(x, boxes, output_size=(2, 2))

# %% torchvision.transforms.Compose torchvision.transforms.ToTensor torchvision.transforms.Normalize
import numpy as np
from torchvision import transforms
image = np.arange(48, dtype=np.uint8).reshape(4, 4, 3)
pipeline = transforms.Compose([transforms.ToTensor(), transforms.Normalize(mean=[0.5, 0.5, 0.5], std=[0.2, 0.2, 0.2])])
out = pipeline(image)

# %% torchvision.transforms.CenterCrop
import numpy as np
from PIL import Image
import torchvision.transforms as T
image = np.arange(300, dtype=np.uint8).reshape(10, 10, 3)
out = np.asarray(T.CenterCrop(4)(Image.fromarray(image)))

# %% torchvision.transforms.Resize
import numpy as np
from PIL import Image
import torchvision.transforms as T
image = np.arange(300, dtype=np.uint8).reshape(10, 10, 3)
out = np.asarray(T.Resize((5, 5), interpolation=T.InterpolationMode.NEAREST)(Image.fromarray(image)))

# %% torchvision.transforms.RandomHorizontalFlip
import numpy as np
from PIL import Image
from torchvision.transforms import RandomHorizontalFlip
image = np.arange(300, dtype=np.uint8).reshape(10, 10, 3)
out = np.asarray(RandomHorizontalFlip(p=1.0)(Image.fromarray(image)))

# %% torchvision.transforms.Pad
import numpy as np
from PIL import Image
from torchvision.transforms import Pad
image = np.arange(300, dtype=np.uint8).reshape(10, 10, 3)
out = np.asarray(Pad(2, fill=7)(Image.fromarray(image)))

# %% torchvision.transforms.Grayscale
import numpy as np
from PIL import Image
from torchvision.transforms import Grayscale
image = np.arange(300, dtype=np.uint8).reshape(10, 10, 3)
out = np.asarray(Grayscale()(Image.fromarray(image)))

# %% torchvision.transforms.functional.hflip torchvision.transforms.functional.crop
import numpy as np
from PIL import Image
import torchvision.transforms.functional as TF
image = np.arange(300, dtype=np.uint8).reshape(10, 10, 3)
a = np.asarray(TF.hflip(Image.fromarray(image)))
b = np.asarray(TF.crop(Image.fromarray(image), 1, 2, 3, 4))
c = TF.to_tensor(image)
d = TF.normalize(c, [0.5, 0.5, 0.5], [0.5, 0.5, 0.5])
