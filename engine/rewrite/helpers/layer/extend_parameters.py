from .as_parameters import as_parameters


def extend_parameters(parameters, values):
    """Append all values to the ParameterList, and return it."""
    for value in as_parameters(values):
        parameters.append(value)
    return parameters
