"""The interface of the probe to PyTorch."""

import warnings

import numpy
import torch
from torch.nn.utils import parametrize

from .shared_backend import Shared, identity, watched_backward, without_parametrizations


class Backend(Shared):
    name = "torch"
    extension = "pt"
    version = torch.__version__
    Layer = torch.nn.Module
    module = torch
    # Dropout of recurrent layers happens inside one operator. Each class has its own `forward`.
    recurrent = (torch.nn.RNN, torch.nn.LSTM, torch.nn.GRU)

    def is_tensor(self, value):
        return isinstance(value, torch.Tensor)

    def array(self, tensor):
        """The values as numpy has them; types that it lacks are widened."""
        tensor = tensor.detach()
        if tensor.layout is not torch.strided:
            tensor = tensor.to_dense()
        if tensor.is_quantized:
            tensor = tensor.dequantize()
        if tensor.dtype == torch.bfloat16 or "float8" in str(tensor.dtype):
            tensor = tensor.float()
        return tensor.resolve_conj().resolve_neg().cpu().numpy()

    def version_of(self, tensor):
        return tensor._version

    def needs_gradient(self, tensor):
        return tensor.requires_grad and tensor.dtype.is_floating_point

    def on_gradient(self, tensor, function):
        tensor.register_hook(lambda gradient: function(gradient))

    def is_trainable(self, parameter):
        return parameter.requires_grad

    def is_leaf(self, tensor):
        return tensor.is_leaf or not tensor.requires_grad

    def no_grad(self):
        return torch.no_grad()

    def from_array(self, array, dtype=None):
        made = torch.from_numpy(numpy.array(array))
        return made.to(getattr(torch, dtype)) if dtype else made

    def like(self, array, tensor):
        return torch.from_numpy(numpy.array(array)).to(tensor.dtype)

    def widened(self, tensor):
        """Half floats as float32: not every operator has them on processors."""
        return tensor.float() if tensor.element_size() < 4 else tensor

    def put(self, tensor, array):
        with torch.no_grad():
            tensor.copy_(self.like(array, tensor))

    def layers(self, root):
        return root.named_modules()

    def is_own(self, layer):
        return type(layer).__module__.startswith("torch.")

    def parameters(self, root):
        return list(root.named_parameters())

    def buffers(self, root):
        return list(root.named_buffers())

    def canonical(self, root, path):
        return without_parametrizations(path)

    def stored(self, path, array):
        """The lengths of a weight norm are a vector under Paddle."""
        is_length = self.canonical(None, path).endswith("_g")
        return array.reshape(-1) if is_length and array.size == max(array.shape, default=1) else array

    def has_gradient_of_another(self, tensor):
        return False

    def makes_weights(self, layer):
        """Whether the layer is called whenever a weight is read."""
        return isinstance(layer, parametrize.ParametrizationList)

    def is_turned(self, root, path):
        return False

    def save_state(self, root, path):
        torch.save(root.state_dict(), path)

    def read_state(self, path):
        return torch.load(path, map_location="cpu")

    def seed(self, number):
        torch.manual_seed(number)

    def set_conditions(self, plan):
        torch.set_num_threads(plan.threads)
        torch.backends.cuda.matmul.allow_tf32 = False
        torch.backends.cudnn.allow_tf32 = False
        torch.backends.cudnn.deterministic = True
        torch.backends.cudnn.benchmark = False
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            torch.use_deterministic_algorithms(True, warn_only=True)
        # Filling new memory is for debugging, and slows what is timed.
        torch.utils.deterministic.fill_uninitialized_memory = False
        torch.compile = identity
        # Where it is taken, the layers inside attention are never called.
        attention = getattr(torch.backends, "mha", None)
        if hasattr(attention, "set_fastpath_enabled"):
            attention.set_fastpath_enabled(False)
        return {"allow_tf32": False, "cudnn.deterministic": True, "cudnn.benchmark": False,
                "use_deterministic_algorithms": "warn", "threads": torch.get_num_threads(),
                "torch.compile": "identity",
                "mha.fastpath": getattr(attention, "get_fastpath_enabled", lambda: True)()}

    def sgd(self, parameters):
        return torch.optim.SGD(parameters, lr=0.01)

    def clear(self, optimizer):
        optimizer.zero_grad()

    def namespace(self):
        return {"torch": torch, "nn": torch.nn, "F": torch.nn.functional}

    def watch_backward(self, before, after):
        # Tensor.backward looks it up there.
        torch.autograd.backward = watched_backward(torch.autograd.backward, before, after)

    def watch_steps(self, after):
        from torch.optim.optimizer import register_optimizer_step_post_hook

        register_optimizer_step_post_hook(lambda optimizer, arguments, named: after(type(optimizer).__name__))
