def covariance_matrix(normal):
    """Return the covariance matrix of a multivariate normal distribution."""
    scale = normal._unbroadcasted_scale_tril
    return (scale @ scale.mT).expand([*normal.batch_shape, *scale.shape[-2:]])
