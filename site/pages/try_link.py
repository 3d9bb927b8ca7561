"""Links into the playground that carry a text."""

import base64
import zlib


def packed(text):
    """Raw deflate of the text in UTF-8, as base64url without padding."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = deflate.compress(text.encode("utf-8")) + deflate.flush()
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def try_address(source):
    """From the root of the site."""
    return f"playground/index.html#kind=python&text={packed(source)}"
