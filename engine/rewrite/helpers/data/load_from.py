import io
import pickle

import paddle


def load_from(file):
    """Load from a path or an open file what `paddle.save` or `save_to` has written."""
    if hasattr(file, "read"):
        content = file.read()
    else:
        with open(file, "rb") as opened:
            content = opened.read()
    try:
        return paddle.load(io.BytesIO(content))
    except NotImplementedError:
        return pickle.loads(content)
