import numpy
import paddle


def gradcheck(func, inputs, eps=1e-6, atol=1e-5, rtol=1e-3, raise_exception=True, order=1, **_):
    """Check gradients of `func` by finite differences; `order=2` also checks second ones."""
    inputs = [inputs] if isinstance(inputs, paddle.Tensor) else list(inputs)

    def is_variable(x):
        return isinstance(x, paddle.Tensor) and not x.stop_gradient

    places = [i for i, each in enumerate(inputs) if is_variable(each)]
    if not places:
        raise ValueError(
            "gradcheck expects at least one input that requires a gradient, and none does"
        )

    def outputs(values):
        found = func(*values)
        found = [found] if isinstance(found, paddle.Tensor) else list(found)
        return list(filter(is_variable, found))

    def gradients(*values):
        found = outputs(values)
        weights = [
            paddle.linspace(0.5, 1.5, each.size, dtype=each.dtype).reshape(each.shape)
            for each in found
        ]
        return paddle.grad(
            found, [values[i] for i in places], weights, create_graph=True, allow_unused=True
        )

    if order > 1:

        def known(*values):
            return [each for each in gradients(*values) if each is not None]

        return gradcheck(known, inputs, eps, atol, rtol, raise_exception)
    moved = [each.detach().clone() if i in places else each for i, each in enumerate(inputs)]
    for i in places:
        inputs[i] = moved[i].clone()
        inputs[i].stop_gradient = moved[i].stop_gradient = False
    count = len(outputs(inputs))
    for output in range(count):
        value = outputs(inputs)[output]
        variables = [inputs[i] for i in places]
        rows = [
            paddle.grad(number, variables, retain_graph=True, allow_unused=True)
            for number in (value.flatten()[row] for row in range(value.size))
        ]
        for place, i in enumerate(places):
            shape = inputs[i].shape
            for column in range(inputs[i].size):
                change = numpy.zeros(inputs[i].size)
                change[column] = eps
                change = paddle.to_tensor(change.reshape(shape), dtype=inputs[i].dtype)
                ends = [
                    [each + sign * change if j == i else each for j, each in enumerate(moved)]
                    for sign in (1, -1)
                ]
                above, below = (outputs(end)[output].detach().numpy().ravel() for end in ends)
                shown = (above - below) / (2 * eps)
                computed = [
                    0.0 if row[place] is None else float(row[place].flatten()[column])
                    for row in rows
                ]
                if not numpy.allclose(computed, shown, rtol, atol):
                    if raise_exception:
                        raise RuntimeError(
                            f"Jacobian mismatch for output {output} with respect to input {i}, "
                            f"numerical: {shown}, analytical: {computed}"
                        )
                    return False
    return True
