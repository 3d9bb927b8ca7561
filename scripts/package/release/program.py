"""Reads the header of a program: its platform, and the libraries and system that it needs.

ELF, PE and Mach-O are read here, so that every package can be made on one machine.
"""

import re
import struct
import subprocess
from dataclasses import dataclass


@dataclass(frozen=True)
class Program:
    platform: str  # as in VS Code and npm
    is_static: bool = True  # of ELF only: the others always need libraries of the system
    oldest_system: tuple = ()  # of Mach-O: the macOS version that it is built for


class UnknownProgram(Exception):
    pass


def of_elf(head, file):
    machine = {62: "x64", 183: "arm64"}.get(struct.unpack_from("<H", head, 18)[0])
    start, size, count = struct.unpack_from("<Q", head, 32)[0], *struct.unpack_from("<HH", head, 54)
    kinds = [struct.unpack_from("<I", head, start + size * number)[0] for number in range(count)]
    interpreter = 3
    return machine and Program(f"linux-{machine}", is_static=interpreter not in kinds)


def of_pe(head, file):
    start = struct.unpack_from("<I", head, 0x3C)[0]
    if head[start : start + 4] != b"PE\0\0":
        return None
    machine = {0x8664: "x64", 0xAA64: "arm64"}.get(struct.unpack_from("<H", head, start + 4)[0])
    return machine and Program(f"win32-{machine}")


def of_mach_o(head, file):
    machine = {0x01000007: "x64", 0x0100000C: "arm64"}.get(struct.unpack_from("<I", head, 4)[0])
    at, build_version = 32, 0x32
    for _ in range(struct.unpack_from("<I", head, 16)[0]):
        command, size = struct.unpack_from("<II", head, at)
        if command == build_version:
            packed = struct.unpack_from("<I", head, at + 12)[0]
            return machine and Program(
                f"darwin-{machine}", oldest_system=(packed >> 16, packed >> 8 & 255)
            )
        at += size
    return None


FORMATS = {b"\x7fELF\x02\x01": of_elf, b"MZ": of_pe, b"\xcf\xfa\xed\xfe": of_mach_o}


def read(file):
    with open(file, "rb") as opened:
        head = opened.read(1 << 16)
    for magic, of_format in FORMATS.items():
        if head.startswith(magic):
            try:
                found = of_format(head, file)
            except struct.error:
                found = None
            if found:
                return found
    raise UnknownProgram(f"{file} is not a program of a platform that packages are made for")


def newest_glibc(file):
    """The C library whose symbols a dynamic program needs."""
    symbols = subprocess.run(
        ["readelf", "-V", file], capture_output=True, text=True, check=True
    ).stdout
    found = re.findall(r"GLIBC_(\d+)\.(\d+)", symbols)
    return max((tuple(map(int, number)) for number in found), default=(0, 0))
