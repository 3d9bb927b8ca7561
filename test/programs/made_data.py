"""Small made-up data in the forms and places in which programs look for data sets."""

import gzip
import pathlib
import pickle
import random
import struct
import tarfile

import numpy

CLASSES = ("airplane", "automobile", "bird", "cat", "deer", "dog", "frog", "horse", "ship", "truck")


def pictures(count, shape, classes, seed):
    """Pictures that show their class, so that there is something to learn, and the classes."""
    generator = numpy.random.default_rng(seed)
    labels = generator.integers(0, classes, count)
    shown = numpy.random.default_rng(classes).integers(0, 200, (classes, *shape))
    return (shown[labels] + generator.integers(0, 55, (count, *shape))).astype(
        "uint8"
    ), labels.astype("uint8")


def idx(path, values):
    content = (
        struct.pack(">I", 0x800 + values.ndim)
        + struct.pack(f">{values.ndim}I", *values.shape)
        + values.tobytes()
    )
    path.write_bytes(content)
    with gzip.GzipFile(f"{path}.gz", "wb", mtime=0) as packed:
        packed.write(content)


def mnist(folder, name="MNIST", counts=(300, 100)):
    """The four files of MNIST below `folder`, as torchvision keeps them; Paddle reads them by the hundred."""
    raw = folder / name / "raw"
    raw.mkdir(parents=True, exist_ok=True)
    for part, count in zip(("train", "t10k"), counts):
        images, labels = pictures(count, (28, 28), 10, count)
        idx(raw / f"{part}-images-idx3-ubyte", images)
        idx(raw / f"{part}-labels-idx1-ubyte", labels)


def fashion(folder):
    mnist(folder, "FashionMNIST")


def early_pickle(values):
    """As Python 2 wrote a dictionary: its keys can be read as text and as bytes."""
    content = pickle.dumps(values, 2)
    for key in values:
        size = struct.pack("<I", len(key)) + key.encode()
        content = content.replace(b"X" + size, b"T" + size)
    return content


def cifar10(folder, counts=(160, 64)):
    """Batches of CIFAR-10, unpacked and as the archive."""
    inner = folder / "cifar-10-batches-py"
    inner.mkdir(parents=True, exist_ok=True)
    for name, count in [(f"data_batch_{i}", counts[0] // 5) for i in range(1, 6)] + [
        ("test_batch", counts[1])
    ]:
        images, labels = pictures(count, (3, 32, 32), 10, len(name) + count)
        batch = {
            "batch_label": name,
            "labels": labels.tolist(),
            "data": images.reshape(count, -1),
            "filenames": [f"{i}.png" for i in range(count)],
        }
        (inner / name).write_bytes(early_pickle(batch))
    (inner / "batches.meta").write_bytes(early_pickle({"label_names": list(CLASSES)}))
    with tarfile.open(folder / "cifar-10-python.tar.gz", "w:gz") as archive:
        archive.add(inner, inner.name)


def folders(folder, size=32, classes=("ants", "bees"), count=12):
    """A folder of pictures per class."""
    from PIL import Image

    for place, name in enumerate(classes):
        (folder / name).mkdir(parents=True, exist_ok=True)
        for i in range(count):
            images, _ = pictures(1, (size, size, 3), 1 + place, 100 * place + i)
            Image.fromarray(images[0]).save(folder / name / f"{i}.png")


def splits(folder):
    """Folders of pictures for training and for validation."""
    for part in ("train", "val"):
        folders(folder / part, 64)


def flat(folder, size=48, count=4):
    """One picture after the other in one folder, for programs that want no classes."""
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    for i in range(count):
        Image.fromarray(pictures(1, (int(size), int(size), 3), 1, i)[0][0]).save(
            folder / f"{i}.png"
        )


def cora(folder, papers=1700, words=40):
    """A graph of papers of seven subjects with words, in two tables."""
    folder.mkdir(parents=True, exist_ok=True)
    generator = numpy.random.default_rng(7)
    subjects = generator.integers(0, 7, papers)
    has_word = generator.random((papers, words)) < 0.1 + 0.4 * (
        numpy.arange(words) % 7 == subjects[:, None]
    )
    table = has_word.astype(int).astype(str)
    rows = ("\t".join([str(100 + i), *table[i], f"subject{subjects[i]}\n"]) for i in range(papers))
    (folder / "cora.content").write_text("".join(rows))
    pairs = generator.integers(0, papers, (3 * papers, 2))
    (folder / "cora.cites").write_text(
        "".join(f"{100 + one}\t{100 + other}\n" for one, other in pairs if one != other)
    )


def text(folder, names=("train.txt", "valid.txt", "test.txt"), lines=60):
    """Sentences of few words."""
    folder.mkdir(parents=True, exist_ok=True)
    words = "the a small large red green dog cat bird tree sees likes has finds and or near under <unk>".split()
    generator = random.Random(1)
    for name in names:
        sentences = (
            " ".join(generator.choice(words) for _ in range(generator.randrange(6, 14)))
            for _ in range(lines)
        )
        (folder / name).write_text(" \n".join(sentences) + " \n")


def make(kind, place):
    """`kind` may name arguments: `text input.txt`."""
    name, *arguments = kind.split()
    maker = {
        "mnist": mnist,
        "fashion": fashion,
        "cifar10": cifar10,
        "splits": splits,
        "folders": folders,
        "flat": flat,
        "cora": cora,
        "text": lambda folder, *names: text(folder, *([names] if names else [])),
    }[name]
    maker(pathlib.Path(place), *arguments)
