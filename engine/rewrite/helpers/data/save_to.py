import io
import pickle

import paddle


def save_to(obj, file):
    """Saves to a path or to an open file; a layer is saved whole, with its class."""
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
