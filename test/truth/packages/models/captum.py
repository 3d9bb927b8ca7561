# Converted: captum
# As they are: matplotlib pyparsing cycler python-dateutil kiwisolver fontTools

# %% integrated gradients and saliency
from captum.attr import InputXGradient, IntegratedGradients, Saliency
model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU(), torch.nn.Linear(8, 3))
def run():
    x = torch.linspace(-1, 1, 8).reshape(2, 4)
    with torch.enable_grad():
        values, delta = IntegratedGradients(model).attribute(x, torch.zeros(2, 4), target=1, n_steps=20, return_convergence_delta=True)
        return values, Saliency(model).attribute(x.clone(), target=0), InputXGradient(model).attribute(x.clone(), target=torch.tensor([2, 0]))

# %% GradCAM and layer activations of a convolutional network
from captum.attr import GuidedBackprop, LayerActivation, LayerGradCam
model = torch.nn.Sequential(torch.nn.Conv2d(1, 4, 3, padding=1), torch.nn.ReLU(), torch.nn.MaxPool2d(2), torch.nn.Conv2d(4, 6, 3), torch.nn.ReLU(), torch.nn.Flatten(), torch.nn.Linear(24, 3))
def run():
    x = torch.linspace(-3, 3, 2 * 64).sin().reshape(2, 1, 8, 8)
    with torch.enable_grad():
        cam = LayerGradCam(model, model[3]).attribute(x, target=1)
        return cam, LayerGradCam.interpolate(cam, (8, 8)), LayerActivation(model, model[0]).attribute(x), GuidedBackprop(model).attribute(x.clone().requires_grad_(), target=2)

# %% DeepLift and layer-wise relevance propagation
from captum.attr import LRP, DeepLift
model = torch.nn.Sequential(torch.nn.Linear(5, 8), torch.nn.ReLU(), torch.nn.Linear(8, 6), torch.nn.ReLU(), torch.nn.Linear(6, 2))
def run():
    x = torch.linspace(-1, 1, 15).reshape(3, 5)
    with torch.enable_grad():
        return DeepLift(model).attribute(x.clone().requires_grad_(), torch.full((3, 5), 0.1), target=0), LRP(model).attribute(x.clone().requires_grad_(), target=1)

# %% occlusion and feature ablation
from captum.attr import FeatureAblation, Occlusion
model = torch.nn.Sequential(torch.nn.Conv2d(1, 2, 3), torch.nn.Tanh(), torch.nn.Flatten(), torch.nn.Linear(32, 3))
def run():
    x = torch.linspace(-3, 3, 36).sin().reshape(1, 1, 6, 6)
    groups = (torch.arange(36) // 9).reshape(1, 1, 6, 6)
    return Occlusion(model).attribute(x, sliding_window_shapes=(1, 2, 2), strides=(1, 2, 2), target=0), FeatureAblation(model).attribute(x, target=1, feature_mask=groups)
