# %% torchvision.utils.make_grid
from torchvision.utils import make_grid
x = torch.linspace(-1, 2, 3 * 2 * 3 * 4).reshape(3, 2, 3, 4)[:, :1]
a = make_grid(x, nrow=2, padding=1, pad_value=0.5)
b = make_grid(x, normalize=True)
c = make_grid(list(x), normalize=True, scale_each=True)
d = make_grid(x[0], 4)
e = make_grid(x, normalize=True, value_range=(-1, 1))
# %% torchvision.utils.save_image
import os
import tempfile
import numpy
from PIL import Image
from torchvision.utils import save_image
_path = os.path.join(tempfile.mkdtemp(), "grid.png")
save_image(torch.linspace(-0.5, 1.5, 5 * 3 * 4 * 4).reshape(5, 3, 4, 4), _path, nrow=3)
pixels = numpy.asarray(Image.open(_path)).astype("int64").tolist()
# %% torchvision.datasets.MNIST torchvision.datasets.FashionMNIST
import os
import struct
import tempfile
from torchvision import datasets
_root = tempfile.mkdtemp()
for _name in ("MNIST", "FashionMNIST"):
    os.makedirs(os.path.join(_root, _name, "raw"))
    for _part in ("train", "t10k"):
        with open(os.path.join(_root, _name, "raw", _part + "-images-idx3-ubyte"), "wb") as _file:
            _file.write(struct.pack(">BBBBIII", 0, 0, 8, 3, 2, 28, 28) + bytes(i % 251 for i in range(2 * 28 * 28)))
        with open(os.path.join(_root, _name, "raw", _part + "-labels-idx1-ubyte"), "wb") as _file:
            _file.write(struct.pack(">BBBBI", 0, 0, 8, 1, 2) + bytes([7, 3]))
_train = datasets.MNIST(_root, train=True, download=True)
_test = datasets.FashionMNIST(root=_root, train=False, target_transform=lambda label: label + 10)
count = len(_train)
image, target = _train[1]
mode, size, values = image.mode, image.size, list(image.tobytes()[:20])
image = None
label = _test[0][1]
# %% torchvision.datasets.MNIST (may raise)
from torchvision import datasets
datasets.MNIST("/nowhere")
# %% torchvision.datasets.FashionMNIST
import os
import struct
import tempfile
from torchvision import datasets
_root = tempfile.mkdtemp()
os.makedirs(os.path.join(_root, "FashionMNIST", "raw"))
for _part in ("train", "t10k"):
    with open(os.path.join(_root, "FashionMNIST", "raw", _part + "-images-idx3-ubyte"), "wb") as _file:
        _file.write(struct.pack(">BBBBIII", 0, 0, 8, 3, 2, 28, 28) + bytes(i % 251 for i in range(2 * 28 * 28)))
    with open(os.path.join(_root, "FashionMNIST", "raw", _part + "-labels-idx1-ubyte"), "wb") as _file:
        _file.write(struct.pack(">BBBBI", 0, 0, 8, 1, 2) + bytes([7, 3]))
_data = datasets.FashionMNIST(_root, download=False)
count = len(_data), _data[1][1], list(_data[0][0].tobytes()[:20])
# %% torchvision.datasets.FashionMNIST (may raise)
from torchvision import datasets
datasets.FashionMNIST("/nowhere", False)
# %% torchvision.datasets.KMNIST
import os
import struct
import tempfile
from torchvision import datasets
_root = tempfile.mkdtemp()
os.makedirs(os.path.join(_root, "KMNIST", "raw"))
for _part in ("train", "t10k"):
    with open(os.path.join(_root, "KMNIST", "raw", _part + "-images-idx3-ubyte"), "wb") as _file:
        _file.write(struct.pack(">BBBBIII", 0, 0, 8, 3, 2, 28, 28) + bytes(i % 251 for i in range(2 * 28 * 28)))
    with open(os.path.join(_root, "KMNIST", "raw", _part + "-labels-idx1-ubyte"), "wb") as _file:
        _file.write(struct.pack(">BBBBI", 0, 0, 8, 1, 2) + bytes([7, 3]))
_data = datasets.KMNIST(_root, download=False)
count = len(_data), _data[1][1], list(_data[0][0].tobytes()[:20])
# %% torchvision.datasets.KMNIST (may raise)
from torchvision import datasets
datasets.KMNIST("/nowhere", download=False)
# %% torchvision.datasets.CIFAR100 (may raise)
from torchvision import datasets
datasets.CIFAR100("/nowhere", download=False)
# %% torch.utils.data.DataLoader
from torch.utils.data import DataLoader, TensorDataset
_data = TensorDataset(torch.arange(10.0), torch.arange(10))
_settings = {"batch_size": 4}
_settings.update({"num_workers": 0, "pin_memory": False, "shuffle": False, "drop_last": True})
_loader = DataLoader(_data, **_settings)
batches = [(x, y) for x, y in _loader]
count = len(_loader)
# %% torch.save torch.load
import os
import tempfile
_path = os.path.join(tempfile.mkdtemp(), "state.pt")
torch.save({"w": torch.arange(3.0), "epoch": 2}, open(_path, "wb"))
with open(_path, "rb") as f:
    state = torch.load(f)
# %% torchvision.transforms.Lambda
from torchvision import transforms
y = transforms.Compose([transforms.Lambda(lambda x: x * 2)])(torch.ones(2))
# %% torch.accelerator.is_available torch.accelerator.device_count torch.accelerator.current_accelerator
a = torch.accelerator.is_available()
n = torch.accelerator.device_count()
d = torch.accelerator.current_accelerator() if a else None
# %% torch.Tensor.is_xpu
a = torch.ones(2).is_xpu
# %% torchvision.datasets.FakeData
from torchvision.datasets import FakeData
_data = FakeData(5, (3, 6, 4), num_classes=3)
count = len(_data)
size = _data[0][0].size
# %% torchvision.datasets.CIFAR10 torchvision.transforms.ToPILImage
import os
import pickle
import tempfile
import numpy
from torchvision import transforms
from torchvision.datasets import CIFAR10
from torchvision.transforms.functional import to_pil_image
x = torch.linspace(0, 1, 3 * 4 * 5).reshape(3, 4, 5)
a = numpy.asarray(transforms.ToPILImage()(x)).tolist()
b = numpy.asarray(to_pil_image(x[:1])).tolist()
# %% torchvision.datasets.CIFAR10 (may raise)
from torchvision import datasets
datasets.CIFAR10("/nowhere")
# %% torch.nn.LSTM
import copy
_layer = torch.nn.LSTM(3, 4, batch_first=True).to("cpu")
_copy = copy.deepcopy(_layer)
_x = torch.ones(1, 2, 3)
same = bool((_copy(_x)[0] == _layer(_x)[0]).all())
kinds = isinstance(_copy, torch.nn.LSTM), type(_copy) == torch.nn.LSTM
# %% torch.utils.tensorboard.SummaryWriter
import importlib.util
import os
import tempfile


def write_events(folder):
    from torch.utils.tensorboard import SummaryWriter

    with SummaryWriter(folder) as writer:
        writer.add_scalar("loss", torch.tensor(0.5), 1)
        writer.add_scalar("loss", 0.25, global_step=2)
        writer.add_histogram("weights", torch.linspace(-1, 1, 20), 1)
        writer.add_image("picture", torch.rand(3, 4, 5), 1)
        writer.add_images("pictures", torch.rand(2, 1, 4, 5), 1)
        writer.add_text("note", "begins", 0)
    return len(os.listdir(folder))


if importlib.util.find_spec("tensorboard"):
    with tempfile.TemporaryDirectory() as folder:
        files = write_events(folder)
        assert files == 1
# %% torch.utils.data.DataLoader
from torch.utils.data import DataLoader, SequentialSampler, SubsetRandomSampler, TensorDataset
_data = TensorDataset(torch.arange(10.0), torch.arange(10))
seen, counts = [], []
for _some in (True, False):
    if _some:
        _sampler = SubsetRandomSampler([3, 5, 8])
    else:
        _sampler = None
    for _loader in (DataLoader(_data, batch_size=2, shuffle=(_sampler is None), sampler=_sampler, pin_memory=False),
                    DataLoader(_data, 3, shuffle=not _sampler, sampler=_sampler, num_workers=0),
                    DataLoader(_data, batch_size=4, sampler=_sampler, drop_last=not _some),
                    DataLoader(_data, batch_size=5, sampler=_sampler, shuffle=False)):
        seen.append(sorted(v for _, y in _loader for v in y.tolist())[:5])
        counts.append(len(_loader))
ordered = [x for x, _ in DataLoader(_data, batch_size=4, sampler=_sampler)]
# %% torch.utils.data.DataLoader
from torch.utils.data import DataLoader, SequentialSampler
def _loader(data, sampler=None, shuffle=None, workers=0, **options):
    return DataLoader(data, batch_size=3, sampler=sampler, shuffle=shuffle, num_workers=workers)
_data = list(range(7))
a = [x.tolist() for x in _loader(_data)]
b = [x.tolist() for x in _loader(_data, SequentialSampler(range(4)))]
c = sorted(v for x in _loader(_data, shuffle=True) for v in x.tolist())
_other = DataLoader(_data + [9], batch_size=3, sampler=None if c else SequentialSampler(_data))
d = [x.tolist() for x in _other]
# %% torchvision.datasets.MNIST torchvision.datasets.FashionMNIST
import gzip
import os
import struct
import tempfile
from torchvision import datasets, transforms
_root = tempfile.mkdtemp()
for _name in ("MNIST", "FashionMNIST"):
    os.makedirs(os.path.join(_root, _name, "raw"))
    for _part in ("train", "t10k"):
        for _kind, _bytes in (("images-idx3", struct.pack(">BBBBIII", 0, 0, 8, 3, 100, 28, 28) + bytes(i % 251 for i in range(100 * 784))),
                              ("labels-idx1", struct.pack(">BBBBI", 0, 0, 8, 1, 100) + bytes(i % 10 for i in range(100)))):
            _path = os.path.join(_root, _name, "raw", _part + "-" + _kind + "-ubyte")
            with open(_path, "wb") as _file:
                _file.write(_bytes)
            with gzip.open(_path + ".gz", "wb") as _file:
                _file.write(_bytes)
_train = datasets.MNIST(_root, train=True, transform=transforms.ToTensor())
_test = datasets.FashionMNIST(root=_root, train=False, target_transform=lambda label: label + 10)
count = len(_train), len(_test)
bands, label, pixels = _test[7][0].getbands(), _test[7][1], list(_test[7][0].tobytes()[:50])
(x, y), *_rest = torch.utils.data.DataLoader(_train, batch_size=8)
hits = (x.flatten(1).argmax(1) % 10 == y).sum()
# %% torchvision.datasets.ImageFolder
import os
import tempfile
import numpy
from PIL import Image
from torchvision.datasets import ImageFolder
from torchvision.transforms import ToTensor
_root = tempfile.mkdtemp()
for _c, _n in (("wolf", 2), ("bear", 1), ("ape", 3)):
    os.makedirs(os.path.join(_root, _c, "more"))
    for _i in range(_n):
        Image.fromarray(numpy.full((4, 3), 40 * _i, dtype=numpy.uint8)).save(os.path.join(_root, _c, f"{_i}.PNG"))
    Image.new("RGBA", (3, 4), (1, 2, 3, 4)).save(os.path.join(_root, _c, "more", "a.png"))
    open(os.path.join(_root, _c, "notes.txt"), "w").close()
_data = ImageFolder(_root, ToTensor())
classes, numbers, targets = _data.classes, _data.class_to_idx, _data.targets
names = [os.path.relpath(path, _root) for path, _ in _data.samples]
batches = list(torch.utils.data.DataLoader(_data, batch_size=4, shuffle=False))
_plain = ImageFolder(_root, loader=lambda path: os.path.basename(path))
items = [_plain[i] for i in range(len(_plain))]
bands = ImageFolder(_root)[1][0].getbands()
# %% torchvision.datasets.VisionDataset
import os
import tempfile
import numpy
from PIL import Image
from torchvision.datasets import VisionDataset, folder
class Shades(VisionDataset):
    def __init__(self, root, **functions):
        super().__init__(root, **functions)
        self.files = sorted(file for file in os.listdir(root) if folder.has_file_allowed_extension(file, folder.IMG_EXTENSIONS))
    def __len__(self):
        return len(self.files)
    def __getitem__(self, index):
        shade, target = folder.default_loader(os.path.join(self.root, self.files[index])), index
        return self.transforms(shade, target) if self.transforms is not None else (shade.getpixel((0, 0)), target)
_root = tempfile.mkdtemp()
for _i in range(3):
    Image.fromarray(numpy.full((4, 3), 40 * _i, dtype=numpy.uint8)).save(os.path.join(_root, f"{_i}.PNG"))
open(os.path.join(_root, "notes.txt"), "w").close()
_plain, _changed = Shades(_root), Shades(_root, target_transform=lambda target: target + 10)
plain = [_plain[i] for i in range(len(_plain))]
changed = [(_changed[i][0].getpixel((1, 1)), _changed[i][1]) for i in range(3)]
both = Shades(_root, transforms=lambda shade, target: (shade.getbands(), -target))[2]
try:
    Shades(_root, transforms=len, transform=len)
    seen = "nothing"
except ValueError:
    seen = "ValueError"
batch = list(torch.utils.data.DataLoader(Shades(_root, transform=lambda shade: shade.getpixel((0, 0))[0]), batch_size=3))
