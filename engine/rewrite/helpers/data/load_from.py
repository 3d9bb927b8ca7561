import io
import pickle

import paddle


def load_from(file):
    """Loads from a path or from an open file, also a layer that was saved whole."""
    if hasattr(file, "read"):
        content = file.read()
    else:
        with open(file, "rb") as opened:
            content = opened.read()
    try:
        return paddle.load(io.BytesIO(content))
    except NotImplementedError:
        return pickle.loads(content)
