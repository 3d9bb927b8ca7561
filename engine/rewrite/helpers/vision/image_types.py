import numpy
import paddle


def highest_pixel_value(image):
    """Return the value of white in a tensor of its type: 1 for floats, 255 for bytes."""
    return 1.0 if image.is_floating_point() else paddle.iinfo(image.dtype).max


def with_wide_integers(image):
    """Return an image with whole numbers as int64, for which Paddle has all kernels."""
    return image if image.is_floating_point() else image.astype("int64")


def get_dimensions(img):
    """Return the channels, the height and the width of an image."""
    if isinstance(img, paddle.Tensor):
        return [1 if img.ndim == 2 else img.shape[-3], *img.shape[-2:]]
    return [len(img.getbands()), img.height, img.width]


def get_image_size(img):
    """Return the width and the height of an image."""
    return get_dimensions(img)[:0:-1]


def get_image_num_channels(img):
    """Return the number of channels of an image."""
    return get_dimensions(img)[0]


def pil_to_tensor(pic):
    """Convert a PIL image to a tensor (C, H, W) of the same type."""
    pixels = numpy.array(pic).reshape([pic.height, pic.width, -1])
    return paddle.to_tensor(pixels.transpose(2, 0, 1))


class PILToTensor:
    """Converts a PIL image to a tensor (C, H, W) of the same type."""

    def __call__(self, pic):
        return pil_to_tensor(pic)


def convert_image_dtype(image, dtype="float32"):
    """Convert an image to `dtype` and scale its values to the range of that type."""
    result = image.astype(dtype)
    if image.dtype == result.dtype:
        return image
    low, high = highest_pixel_value(image), highest_pixel_value(result)
    if image.is_floating_point() and result.is_floating_point():
        return result
    if image.is_floating_point():
        precise = 2**53 if image.dtype == paddle.float64 else 2**24
        if high > precise:
            raise RuntimeError(f"{image.dtype} cannot hold all values of {result.dtype}")
        return (image * (high + 1 - 1e-3)).astype(dtype)
    if result.is_floating_point():
        return result / low
    if low > high:
        return (with_wide_integers(image) // ((low + 1) // (high + 1))).astype(dtype)
    return (with_wide_integers(image) * ((high + 1) // (low + 1))).astype(dtype)


class ConvertImageDtype(paddle.nn.Layer):
    """Converts an image to `dtype` and scales its values to the range of that type."""

    def __init__(self, dtype):
        super().__init__()
        self.dtype = dtype

    def forward(self, image):
        return convert_image_dtype(image, self.dtype)


class LinearTransformation(paddle.nn.Layer):
    """Subtracts `mean_vector` from flattened images and multiplies them by a square matrix."""

    def __init__(self, transformation_matrix, mean_vector):
        super().__init__()
        size = transformation_matrix.shape[0]
        if transformation_matrix.shape[1] != size or mean_vector.shape[0] != size:
            raise ValueError("the matrix should be square and the mean as long as its sides")
        self.transformation_matrix, self.mean_vector = transformation_matrix, mean_vector

    def forward(self, tensor):
        flat = tensor.reshape([-1, self.mean_vector.shape[0]]) - self.mean_vector
        return paddle.matmul(flat, self.transformation_matrix).reshape(tensor.shape)
