import paddle

from ..tensor.shapes import ntuple
from .blur import gaussian_blur
from .image_types import pil_to_tensor
from .images import to_pil_image


def sample_at_grid(img, grid, interpolation, fill=None):
    """Sample a tensor of images at a grid (1, H, W, 2), with the value `fill` outside of them."""
    images = img.reshape([-1, *img.shape[-3:]])
    images = images if img.is_floating_point() else images.astype(grid.dtype)
    if fill is not None:
        images = paddle.concat([images, paddle.ones_like(images[:, :1])], 1)
    grids = grid.astype(images.dtype).expand([images.shape[0], *grid.shape[1:]])
    result = paddle.nn.functional.grid_sample(images, grids, interpolation, align_corners=False)
    if fill is not None:
        result, inside = result[:, :-1], result[:, -1:]
        if interpolation == "nearest":
            inside = (inside >= 0.5).astype(result.dtype)
        color = paddle.to_tensor(ntuple(fill, 1), dtype=result.dtype).reshape([1, -1, 1, 1])
        result = result * inside + (1 - inside) * color
    if not img.is_floating_point():
        result = result.round().astype(img.dtype)
    return result.reshape([*img.shape[:-2], *result.shape[-2:]])


def elastic_transform(img, displacement, interpolation="bilinear", fill=None):
    """Take each pixel of an image from a place moved by `displacement` (1, H, W, 2)."""
    if not isinstance(img, paddle.Tensor):
        moved = elastic_transform(pil_to_tensor(img), displacement, interpolation, fill)
        return to_pil_image(moved, img.mode)
    height, width = img.shape[-2:]
    rows, columns = (
        paddle.linspace((1 - n) / n, (n - 1) / n, n, displacement.dtype) for n in (height, width)
    )
    rows, columns = paddle.meshgrid(rows, columns)
    still = paddle.stack([columns, rows], -1)
    return sample_at_grid(img, still + displacement, interpolation, fill)


class ElasticTransform(paddle.nn.Layer):
    """Moves the pixels of an image at random, as far as `alpha` and as smoothly as `sigma` say."""

    def __init__(self, alpha=50.0, sigma=5.0, interpolation="bilinear", fill=0):
        super().__init__()
        self.alpha, self.sigma = ntuple(alpha, 2), ntuple(sigma, 2)
        self.interpolation, self.fill = interpolation, fill

    def forward(self, img):
        size = img.shape[-2:] if isinstance(img, paddle.Tensor) else [img.height, img.width]
        moves = []
        for length, alpha, sigma in zip(size, self.alpha, self.sigma):
            move = paddle.rand([1, *size]) * 2 - 1
            if sigma > 0:
                move = gaussian_blur(move, int(8 * sigma + 1) // 2 * 2 + 1, self.sigma)
            moves.append(move * alpha / length)
        return elastic_transform(img, paddle.stack(moves, -1), self.interpolation, self.fill)
