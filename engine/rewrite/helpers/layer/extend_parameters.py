from .as_parameters import as_parameters


def extend_parameters(parameters, values):
    """Adds each of `values` to a ParameterList, which is returned."""
    for value in as_parameters(values):
        parameters.append(value)
    return parameters
