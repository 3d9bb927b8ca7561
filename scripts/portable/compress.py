#!/usr/bin/env python3
"""Writes FILE.xz, as small as xz makes it, for readers that know no other check than CRC32.

scripts/portable/compress.py FILE
"""

import lzma
import pathlib
import sys

if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
    print(__doc__.strip())
    sys.exit(0 if sys.argv[1:] in (["--help"], ["-h"]) else 2)
filters = [
    {
        "id": lzma.FILTER_LZMA2,
        "preset": 9 | lzma.PRESET_EXTREME,
        "lc": 4,
        "lp": 0,
        "pb": 0,
        "nice_len": 273,
        "dict_size": 1 << 24,
    }
]
content = pathlib.Path(sys.argv[1]).read_bytes()
pathlib.Path(sys.argv[1] + ".xz").write_bytes(
    lzma.compress(content, check=lzma.CHECK_CRC32, filters=filters)
)
