def conjugate_transpose(x):
    """The conjugate transpose of matrices; of a number, its conjugate."""
    return x.mT.conj() if x.ndim else x.conj()
