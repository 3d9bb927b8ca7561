import io
import pickle

import paddle


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
        with open(file, "wb") as opened:
            opened.write(content)
