# Converted: ultralytics
# As they are: opencv-python-headless psutil matplotlib py-cpuinfo polars ultralytics-thop

# %% YOLOv8
from ultralytics.nn.tasks import DetectionModel
model = DetectionModel("yolov8n.yaml", nc=3, verbose=False)
run = lambda: model(torch.linspace(0, 1, 3 * 64 * 64).reshape(1, 3, 64, 64))[0]

# %% C2f and SPPF
from ultralytics.nn.modules import C2f, SPPF
model = torch.nn.Sequential(C2f(8, 8, 2), SPPF(8, 8))
run = lambda: model(torch.linspace(-1, 1, 8 * 16 * 16).reshape(1, 8, 16, 16))
