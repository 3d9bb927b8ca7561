"""Damages files of weights at random, from the outside or inside of their containers."""

import io
import struct
import zipfile

from hostile_checkpoints import archive

LENGTHS = [struct.pack("<I", value) for value in (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)] + [
    struct.pack("<Q", value)
    for value in (0, 1 << 31, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1)
]


def flip(rng, content, _):
    for _ in range(rng.choice([1, 1, 2, 4, 16])):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)


def truncate(rng, content, _):
    del content[rng.randrange(len(content)) :]


def splice(rng, content, other):
    start = rng.randrange(len(other))
    at = rng.randrange(len(content))
    part = other[start : start + rng.randrange(1, 200)]
    content[at : at + rng.choice([0, len(part)])] = part


def change_length(rng, content, _):
    value = rng.choice(LENGTHS)
    at = rng.randrange(len(content))
    content[at : at + len(value)] = value


def repeat(rng, content, _):
    start = rng.randrange(len(content))
    part = content[start : start + rng.randrange(1, 100)]
    content[start:start] = part * rng.randrange(1, 20)


def change_digit(rng, content, _):
    digits = [at for at, byte in enumerate(content) if 0x30 <= byte <= 0x39]
    if digits:
        content[rng.choice(digits)] = rng.choice(b"0123456789-e.")


def cut_out(rng, content, _):
    start = rng.randrange(len(content))
    del content[start : start + rng.randrange(1, 50)]


MUTATIONS = [flip, flip, truncate, splice, change_length, repeat, change_digit, cut_out]


def mutated(rng, content, seeds):
    content = bytearray(content)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        if content:
            rng.choice(MUTATIONS)(rng, content, rng.choice(seeds))
    return bytes(content)


def mutated_inside(rng, content, seeds):
    """A file that is well-formed outside: one entry of an archive is mutated, or the header of safetensors."""
    if content.startswith(b"PK"):
        try:
            with zipfile.ZipFile(io.BytesIO(content)) as file:
                entries = [(entry.filename, file.read(entry)) for entry in file.infolist()]
        except zipfile.BadZipFile:  # a seed that is damaged itself
            return mutated(rng, content, seeds)
        at = 0 if rng.random() < 0.8 else rng.randrange(len(entries))
        entries[at] = (entries[at][0], mutated(rng, entries[at][1], seeds))
        return archive(entries)
    end = 8 + int.from_bytes(content[:8], "little")
    if content[8:9] == b"{" and end <= len(content):
        header = mutated(rng, content[8:end], seeds)
        return struct.pack("<Q", len(header)) + header + content[end:]
    return mutated(rng, content, seeds)


def mutate(rng, seeds):
    return rng.choice([mutated, mutated_inside])(rng, rng.choice(seeds), seeds)
