# Converted: torchreid
# As they are: opencv-python-headless gdown beautifulsoup4 soupsieve typing-extensions filelock tensorboard tensorboard-data-server absl-py protobuf grpcio markdown werkzeug markupsafe six

# %% omni-scale network
from torchreid.reid import models
model = models.build_model("osnet_x0_25", num_classes=10, pretrained=False)
run = lambda: model(torch.linspace(-1, 1, 2 * 3 * 64 * 32).reshape(2, 3, 64, 32))

# %% omni-scale network with instance norm
from torchreid.reid import models
model = models.build_model("osnet_ain_x0_25", num_classes=10, loss="triplet", pretrained=False)
run = lambda: model(torch.linspace(-1, 1, 2 * 3 * 64 * 32).reshape(2, 3, 64, 32))

# %% losses
from torchreid.reid.losses import CrossEntropyLoss, TripletLoss
from torchreid.reid.metrics import compute_distance_matrix
model = CrossEntropyLoss(num_classes=5, use_gpu=False, label_smooth=True)
features = torch.sin(torch.arange(6 * 8).float()).reshape(6, 8)
labels = torch.tensor([0, 1, 2, 0, 1, 2])
run = lambda: [
    model(torch.cos(torch.arange(30).float()).reshape(6, 5), labels), TripletLoss(margin=0.3)(features, labels),
    compute_distance_matrix(features[:2], features[2:], metric="cosine")]
