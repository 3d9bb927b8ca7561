"""The interface of the probe to Paddle."""

import functools
import weakref

import numpy
import paddle

from .shared_backend import Shared, identity, watched_backward

# Names of weights and buffers that PyTorch has under another name in the layer of the same kind.
RENAMED = {
    paddle.nn.layer.norm._BatchNormBase: {"_mean": "running_mean", "_variance": "running_var"},
    paddle.nn.layer.norm._InstanceNormBase: {"scale": "weight"},
    paddle.nn.PReLU: {"_weight": "weight"},
}


class Backend(Shared):
    name = "paddle"
    extension = "pdparams"
    version = paddle.__version__
    Layer = paddle.nn.Layer
    module = paddle
    recurrent = (paddle.nn.layer.rnn.RNNBase,)

    def __init__(self):
        self._by_address = weakref.WeakValueDictionary()  # tensors that have a gradient

    def is_tensor(self, value):
        return isinstance(value, paddle.Tensor)

    def array(self, tensor):
        tensor = tensor.detach()
        if tensor.is_sparse():
            tensor = tensor.to_dense()
        name = self.dtype(tensor)
        if name == "bfloat16" or "float8" in name:
            with paddle.no_grad():
                tensor = tensor.astype("float32")
        return tensor.numpy()

    def version_of(self, tensor):
        return tensor.inplace_version

    def needs_gradient(self, tensor):
        return not tensor.stop_gradient and tensor.is_floating_point()

    def on_gradient(self, tensor, function):
        def hook(gradient):
            function(gradient)

        tensor.register_hook(hook)

    def is_trainable(self, parameter):
        return not parameter.stop_gradient

    def is_leaf(self, tensor):
        return tensor.is_leaf or tensor.stop_gradient

    def no_grad(self):
        return paddle.no_grad()

    def from_array(self, array, dtype=None):
        return paddle.to_tensor(numpy.array(array), dtype=dtype or str(array.dtype))

    def like(self, array, tensor):
        return paddle.to_tensor(numpy.array(array)).astype(tensor.dtype)

    def widened(self, tensor):
        """Half floats as float32: not every operator has them on processors."""
        return tensor.astype("float32") if tensor.element_size() < 4 else tensor

    def put(self, tensor, array):
        with paddle.no_grad():
            paddle.assign(self.like(array, tensor), tensor)

    def layers(self, root):
        return root.named_sublayers(include_self=True)

    def is_own(self, layer):
        return type(layer).__module__.startswith("paddle.") and ".vision.models" not in type(layer).__module__

    def parameters(self, root):
        return [each for each in root.named_parameters() if not self._is_statistic(root, each[0])]

    def buffers(self, root):
        """With what batch norms have as parameters that do not train."""
        statistics = [each for each in root.named_parameters() if self._is_statistic(root, each[0])]
        # The dropout state of a recurrent layer is not part of the model.
        return statistics + [each for each in root.named_buffers() if not each[0].endswith("_dropout_state")]

    def _is_statistic(self, root, path):
        return path.endswith(("_mean", "_variance")) and "running_" in self.canonical(root, path)

    def _owner(self, root, path):
        layer = root
        for part in path.split(".")[:-1]:
            layer = getattr(layer, "_sub_layers", {}).get(part)
        return layer

    def is_turned(self, root, path):
        """A matrix that PyTorch stores the other way round."""
        return path.endswith("weight") and isinstance(self._owner(root, path), paddle.nn.Linear)

    def canonical(self, root, path):
        """The path as it would be under PyTorch."""
        owner, _, name = path.rpartition(".")
        layer = self._owner(root, path)
        for kind, names in RENAMED.items():
            if isinstance(layer, kind) and name in names:
                return f"{owner}.{names[name]}" if owner else names[name]
        return path

    def stored(self, path, array):
        return array

    def has_gradient_of_another(self, tensor):
        """Indexing a whole tensor, as in `x[:]`, returns a tensor whose gradient is that of `x`, which is recorded already."""
        if not tensor.is_dense() or tensor.grad_fn is None:
            return False
        other = self._by_address.get(tensor.data_ptr())
        if other is not None and other.grad_fn is tensor.grad_fn:
            return other is not tensor
        self._by_address[tensor.data_ptr()] = tensor
        return False

    def makes_weights(self, layer):
        return False

    def save_state(self, root, path):
        paddle.save(root.state_dict(), path)

    def read_state(self, path):
        return paddle.load(path)

    def seed(self, number):
        paddle.seed(number)

    def set_conditions(self, plan):
        paddle.set_device("cpu")
        paddle.base.core.set_num_threads(plan.threads)
        flags = {"FLAGS_cudnn_deterministic": True, "FLAGS_embedding_deterministic": 1}
        said = {"device": "cpu", "threads": plan.threads, "paddle.jit.to_static": "identity"}
        for name, value in flags.items():
            try:
                paddle.set_flags({name: value})
                said[name] = value
            except ValueError:  # a Paddle for processors has none of the flags for GPUs
                said[name] = "not in this Paddle"
        paddle.jit.to_static = identity
        if hasattr(paddle, "compile"):
            paddle.compile = identity
        return said

    def sgd(self, parameters):
        return paddle.optimizer.SGD(learning_rate=0.01, parameters=parameters)

    def clear(self, optimizer):
        optimizer.clear_grad()

    def namespace(self):
        return {"paddle": paddle, "nn": paddle.nn, "F": paddle.nn.functional}

    def watch_backward(self, before, after):
        for owner in (paddle.Tensor, paddle.autograd):
            owner.backward = watched_backward(owner.backward, before, after)

    def watch_steps(self, after):
        """Every class of optimizer has its own `step`: each is wrapped when the first one of it is made."""
        running = set()

        def watched(original):
            @functools.wraps(original)
            def step(self, *arguments, **named):
                if id(self) in running:
                    return original(self, *arguments, **named)
                running.add(id(self))
                try:
                    result = original(self, *arguments, **named)
                finally:
                    running.discard(id(self))
                after(type(self).__name__)
                return result

            step.is_watched = True
            return step

        first = paddle.optimizer.Optimizer.__init__

        @functools.wraps(first)
        def init(self, *arguments, **named):
            for name in ("step", "minimize"):
                original = getattr(type(self), name)
                if not getattr(original, "is_watched", False):
                    setattr(type(self), name, watched(original))
            first(self, *arguments, **named)

        paddle.optimizer.Optimizer.__init__ = init
