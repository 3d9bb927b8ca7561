def conjugate_transpose(x):
    """Return the conjugate transpose of matrices, or the conjugate of a number."""
    return x.mT.conj() if x.ndim else x.conj()
