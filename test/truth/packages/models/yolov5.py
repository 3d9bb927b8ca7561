# Converted: yolov5 ultralytics torchvision==0.24.1
# As they are: opencv-python-headless pandas python-dateutil pytz six matplotlib contourpy cycler kiwisolver pyparsing fire termcolor thop fonttools seaborn tqdm sahi psutil py-cpuinfo

# %% blocks
from yolov5.models.common import C3, SPPF, Focus
model = torch.nn.Sequential(Focus(3, 8, 3), C3(8, 8, 2), SPPF(8, 8))
run = lambda: model(torch.linspace(-1, 1, 3 * 32 * 32).reshape(1, 3, 32, 32))

# %% whole
from yolov5.models.yolo import DetectionModel
import os, yolov5
model = DetectionModel(os.path.join(os.path.dirname(yolov5.__file__), 'models', 'yolov5n.yaml'), ch=3, nc=4)
run = lambda: model(torch.linspace(0, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))[0]
