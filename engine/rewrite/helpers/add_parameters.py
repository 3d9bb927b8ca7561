from .each_as_parameter import each_as_parameter


def add_parameters(parameters, values):
    """Adds each of `values` to a ParameterList, which is returned."""
    for value in each_as_parameter(values):
        parameters.append(value)
    return parameters
