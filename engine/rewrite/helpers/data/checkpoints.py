import io
import pathlib
import pickle

import paddle


def load_from(file):
    """Load from a path or an open file what `paddle.save` or `save_to` has written."""
    content = file.read() if hasattr(file, "read") else pathlib.Path(file).read_bytes()
    try:
        return paddle.load(io.BytesIO(content))
    except NotImplementedError:
        return pickle.loads(content)


def save_to(obj, file):
    """Save to a path or an open file; a layer is saved with its class."""
    if isinstance(obj, paddle.nn.Layer):
        content = pickle.dumps(obj)
    else:
        buffer = io.BytesIO()
        paddle.save(obj, buffer)
        content = buffer.getvalue()
    if hasattr(file, "write"):
        file.write(content)
    else:
        pathlib.Path(file).write_bytes(content)
