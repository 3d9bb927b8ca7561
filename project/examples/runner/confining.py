"""Keeps an example to its folder: no input, no network, and no more time, files and memory than it may have."""

import os
import socket

LARGEST_FILE = 64 << 20
LARGEST_MEMORY = 16 << 30


class NoNetwork(OSError):
    pass


def _cut_off():
    connect = socket.socket.connect

    def only_here(self, address):
        host = address[0] if isinstance(address, tuple) else ""
        if self.family in (socket.AF_INET, socket.AF_INET6) and host not in ("127.0.0.1", "::1", "localhost"):
            raise NoNetwork("examples have no network")
        return connect(self, address)

    def resolve(host, *words, **named):
        if host not in (None, "", "localhost", "127.0.0.1", "::1"):
            raise NoNetwork("examples have no network")
        return found(host, *words, **named)

    found = socket.getaddrinfo
    socket.socket.connect = only_here
    socket.getaddrinfo = resolve


def _limit(seconds):
    try:
        import resource
    except ImportError:  # Windows
        return
    for what, most in ((resource.RLIMIT_FSIZE, LARGEST_FILE), (resource.RLIMIT_CORE, 0),
                       (resource.RLIMIT_CPU, 2 * seconds + 10), (resource.RLIMIT_AS, LARGEST_MEMORY)):
        _, hard = resource.getrlimit(what)
        limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(what, (limit, hard))
        except (ValueError, OSError):
            pass  # a system that does not know the limit


def confine(job):
    folder = job["folder"]
    os.makedirs(folder, exist_ok=True)
    os.chdir(folder)
    for name in ("HOME", "USERPROFILE", "TORCH_HOME", "PADDLE_HOME", "XDG_CACHE_HOME", "TMPDIR", "TMP", "TEMP"):
        os.environ[name] = folder
    quiet = os.open(os.devnull, os.O_RDWR)
    for each in (0, 1, 2):
        os.dup2(quiet, each)
    _cut_off()
    _limit(job["seconds"])
