def covariance_matrix(normal):
    """The covariance matrix of a distribution of vectors, whatever it was made from."""
    scale = normal._unbroadcasted_scale_tril
    return (scale @ scale.mT).expand([*normal.batch_shape, *scale.shape[-2:]])
