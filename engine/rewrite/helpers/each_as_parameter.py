import paddle

from .new_parameter import new_parameter


def each_as_parameter(values):
    """The values as parameters: those that are none yet begin as the tensors they are."""
    kind = paddle.base.framework.EagerParamBase
    return [each if isinstance(each, kind) else new_parameter(each) for each in values or ()]
