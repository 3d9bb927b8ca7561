def same_padding(kernel_size, dilation, dimensions):
    """Return the padding before and after each dimension that keeps its size at stride 1."""

    def each(value):
        return [value] * dimensions if isinstance(value, int) else list(value)

    totals = [gap * (kernel - 1) for kernel, gap in zip(each(kernel_size), each(dilation))]
    return [end for total in totals for end in (total // 2, total - total // 2)]
