import io
import os
import socket
import time

import numpy
import paddle


class SummaryWriter:
    """Writer of TensorBoard event files, by the package `tensorboard`."""

    def __init__(
        self,
        log_dir=None,
        comment="",
        purge_step=None,
        max_queue=10,
        flush_secs=120,
        filename_suffix="",
    ):
        from tensorboard.summary.writer.event_file_writer import EventFileWriter

        if not log_dir:
            started = time.strftime("%b%d_%H-%M-%S")
            log_dir = os.path.join("runs", f"{started}_{socket.gethostname()}{comment}")
        self.log_dir = str(log_dir)
        self._open = lambda folder: EventFileWriter(folder, max_queue, flush_secs, filename_suffix)
        self._files = {"": self._open(self.log_dir)}

    def _add(self, step, seconds, run="", **value):
        from tensorboard.compat.proto import event_pb2, summary_pb2

        summary = summary_pb2.Summary(value=[summary_pb2.Summary.Value(**value)])
        seconds, step = time.time() if seconds is None else seconds, int(step or 0)
        event = event_pb2.Event(wall_time=seconds, step=step, summary=summary)
        self._files[run].add_event(event)

    def _numbers(self, value):
        return value.numpy() if isinstance(value, paddle.Tensor) else numpy.asarray(value)

    def _add_number(self, tag, value, step, seconds, run=""):
        number = float(self._numbers(value).reshape(()))
        self._add(step, seconds, run, tag=tag, simple_value=number)

    def add_scalar(
        self,
        tag,
        scalar_value,
        global_step=None,
        walltime=None,
        new_style=False,
        double_precision=False,
    ):
        self._add_number(tag, scalar_value, global_step, walltime)

    def add_scalars(self, main_tag, tag_scalar_dict, global_step=None, walltime=None):
        for name, value in tag_scalar_dict.items():
            run = os.path.join(self.log_dir, main_tag.replace("/", "_") + "_" + name)
            self._files.setdefault(run, None)
            self._files[run] = self._files[run] or self._open(run)
            self._add_number(main_tag, value, global_step, walltime, run)

    def add_image(self, tag, img_tensor, global_step=None, walltime=None, dataformats="CHW"):
        from PIL import Image

        image = self._numbers(img_tensor)
        if "C" in dataformats:
            image = image.transpose([dataformats.index(axis) for axis in "HWC"])
            image = image[..., 0] if image.shape[2] == 1 else image
        if image.dtype != numpy.uint8:
            image = (image * 255).clip(0, 255).astype("uint8")
        self._add_picture(tag, Image.fromarray(image), global_step, walltime)

    def _add_picture(self, tag, picture, step, seconds):
        from tensorboard.compat.proto import summary_pb2

        file = io.BytesIO()
        picture.save(file, "PNG")
        image = summary_pb2.Summary.Image(
            height=picture.height,
            width=picture.width,
            colorspace=len(picture.getbands()),
            encoded_image_string=file.getvalue(),
        )
        self._add(step, seconds, tag=tag, image=image)

    def add_images(self, tag, img_tensor, global_step=None, walltime=None, dataformats="NCHW"):
        images = numpy.moveaxis(self._numbers(img_tensor), dataformats.index("N"), 0)
        rest = dataformats.replace("N", "")
        if "C" in rest:
            images = images.transpose([0] + [1 + rest.index(axis) for axis in "CHW"])
        layout = "CHW" if "C" in rest else "HW"
        images = numpy.concatenate(list(images), axis=layout.index("W"))
        self.add_image(tag, images, global_step, walltime, layout)

    def add_figure(self, tag, figure, global_step=None, close=True, walltime=None):
        from PIL import Image

        for number, each in enumerate(figure if isinstance(figure, list) else [figure]):
            file = io.BytesIO()
            each.savefig(file, format="png")
            name = f"{tag}/{number}" if isinstance(figure, list) else tag
            self._add_picture(name, Image.open(file), global_step, walltime)
            if close:
                import matplotlib.pyplot

                matplotlib.pyplot.close(each)

    def add_histogram(
        self, tag, values, global_step=None, bins="tensorflow", walltime=None, max_bins=None
    ):
        from tensorboard.compat.proto import summary_pb2

        numbers = self._numbers(values).astype("float64").ravel()
        count = max_bins or 64
        counts, limits = numpy.histogram(numbers, count if bins == "tensorflow" else bins)
        histogram = summary_pb2.HistogramProto(
            min=numbers.min(),
            max=numbers.max(),
            num=len(numbers),
            sum=numbers.sum(),
            sum_squares=(numbers**2).sum(),
            bucket_limit=limits[1:].tolist(),
            bucket=counts.tolist(),
        )
        self._add(global_step, walltime, tag=tag, histo=histogram)

    def add_text(self, tag, text_string, global_step=None, walltime=None):
        from tensorboard.compat.proto import summary_pb2, tensor_pb2, types_pb2

        data = summary_pb2.SummaryMetadata.PluginData(plugin_name="text")
        tensor = tensor_pb2.TensorProto(
            dtype=types_pb2.DT_STRING, string_val=[str(text_string).encode()]
        )
        metadata = summary_pb2.SummaryMetadata(plugin_data=data)
        name = tag + "/text_summary"
        self._add(global_step, walltime, tag=name, tensor=tensor, metadata=metadata)

    def add_graph(self, model, input_to_model=None, verbose=False, use_strict_trace=True):
        """Writes nothing: Paddle has no graph of a layer that TensorBoard reads."""

    def add_hparams(
        self, hparam_dict, metric_dict, hparam_domain_discrete=None, run_name=None, global_step=None
    ):
        settings = "".join(f"    {name}: {value}\n" for name, value in hparam_dict.items())
        self.add_text("hparams", settings, global_step)
        for name, value in metric_dict.items():
            self.add_scalar(name, value, global_step)

    def flush(self):
        for file in self._files.values():
            file.flush()

    def close(self):
        for file in self._files.values():
            file.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
