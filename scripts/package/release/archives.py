"""Archives with sorted members, no owner and a fixed time: the same files make the same bytes."""

import gzip
import hashlib
import io
import tarfile
import time
import zipfile

from . import project


def folders_of(paths):
    return sorted(
        {
            "/".join(path.split("/")[:depth])
            for path in paths
            for depth in range(1, path.count("/") + 1)
        }
    )


def tar(members):
    """Bytes of a tar archive of `{path: (content, mode)}`, with the folders that the paths name."""
    holder = io.BytesIO()
    with tarfile.open(fileobj=holder, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted({*folders_of(members), *members}):
            content, mode = members.get(path, (None, 0o755))
            entry = tarfile.TarInfo(path)
            entry.mtime, entry.mode = project.time(), mode
            if content is None:
                entry.type = tarfile.DIRTYPE
                archive.addfile(entry)
            else:
                entry.size = len(content)
                archive.addfile(entry, io.BytesIO(content))
    return holder.getvalue()


def gzipped(content):
    return gzip.compress(content, compresslevel=9, mtime=0)


class Zip:
    """A zip archive that is filled in the order of the calls."""

    def __init__(self):
        self.bytes = io.BytesIO()
        self.zip = zipfile.ZipFile(self.bytes, "w")
        # The format counts from 1980, in steps of two seconds.
        self.time = max(time.gmtime(project.time())[:6], (1980, 1, 1, 0, 0, 0))

    def add(self, path, content, mode=0o644):
        entry = zipfile.ZipInfo(path, self.time)
        entry.create_system = 3  # Unix, whose modes follow
        entry.external_attr = (0o100000 | mode) << 16
        self.zip.writestr(entry, content, zipfile.ZIP_DEFLATED, compresslevel=9)

    def finish(self):
        self.zip.close()
        return self.bytes.getvalue()


def sha256(content):
    return hashlib.sha256(content).hexdigest()
