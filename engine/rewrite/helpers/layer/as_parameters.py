import paddle

from .make_parameter import make_parameter


def as_parameters(values):
    """The values as parameters: those that are none yet begin as the tensors they are."""
    kind = paddle.base.framework.EagerParamBase
    return [each if isinstance(each, kind) else make_parameter(each) for each in values or ()]
