# %% torch.Tensor.add_ torch.Tensor.sub_ torch.Tensor.mul_
def step(parameter, gradient, momentum, rate):
    momentum.mul_(0.9).add_(1 - 0.9, gradient)
    parameter.add_(-rate, momentum)
    parameter.sub_(rate, gradient)
    return parameter


weights = torch.tensor([1.0, -2.0, 3.0])
first = step(weights, torch.tensor([0.5, 1.5, -1.0]), torch.tensor([0.1, 0.2, 0.3]), 0.25)
alone = torch.ones(2).add_(2, other=torch.tensor([3.0, 4.0]))
# %% torch.Tensor.addcmul_ torch.Tensor.addcdiv_
def step(parameter, gradient, squares, rate):
    squares.addcmul_(1 - 0.99, gradient, gradient)
    parameter.addcdiv_(-rate, gradient, squares)
    return parameter


squares = torch.tensor([1.0, 4.0, 9.0])
first = step(torch.tensor([1.0, -2.0, 3.0]), torch.tensor([0.5, 1.5, -1.0]), squares, 0.25)
# %% torch.Tensor.add torch.Tensor.sub torch.Tensor.addcmul torch.Tensor.addcdiv
x, y, z = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([4.0, 5.0, 6.0]), torch.tensor([2.0, 8.0, 0.5])
added, taken = x.add(2, y), x.sub(0.5, y)
product, quotient = x.addcmul(3, y, z), x.addcdiv(0.5, y, z)
# %% torch.add torch.sub torch.addcmul torch.addcdiv
x, y, z = torch.tensor([1.0, 2.0, 3.0]), torch.tensor([4.0, 5.0, 6.0]), torch.tensor([2.0, 8.0, 0.5])
added, taken, named = torch.add(x, 2, y), torch.sub(x, 0.5, y), torch.add(x, 2, other=y)
product, quotient = torch.addcmul(x, 3, y, z), torch.addcdiv(x, 0.5, y, z)
# %% torch.addmm torch.baddbmm torch.addmv torch.addbmm torch.addr
m, v = torch.arange(9.0).reshape(3, 3), torch.tensor([1.0, -2.0, 3.0])
b = m.reshape(1, 3, 3)
both, first = torch.addmm(2, m, 3, m, m), torch.addmm(2, m, m, m)
batches, one = torch.baddbmm(2, b, 3, b, b), torch.baddbmm(2, b, b, b)
vectors, vector = torch.addmv(2, v, 3, m, v), torch.addmv(2, v, m, v)
sums, outer = torch.addbmm(2, m, 3, b, b), torch.addr(2, m, 3, v, v)
# %% torch.Tensor.addmm torch.Tensor.baddbmm torch.Tensor.addmv torch.Tensor.addbmm torch.Tensor.addr
m, v = torch.arange(9.0).reshape(3, 3), torch.tensor([1.0, -2.0, 3.0])
b = m.reshape(1, 3, 3)
both, first = m.addmm(2, 3, m, m), m.addmm(2, m, m)
batches, vector = b.baddbmm(2, 3, b, b), v.addmv(2, m, v)
sums, outer = m.addbmm(2, 3, b, b), m.addr(2, 3, v, v)
# %% torch.Tensor.addmm_ torch.Tensor.baddbmm_ torch.Tensor.addmv_ torch.Tensor.addr_ torch.Tensor.addbmm_
m, v = torch.arange(9.0).reshape(3, 3), torch.tensor([1.0, -2.0, 3.0])
b = m.reshape(1, 3, 3)
both, batches, vector, outer, sums = m.clone(), b.clone(), v.clone(), m.clone(), m.clone()
both.addmm_(2, 3, m, m)
batches.baddbmm_(2, b, b)
vector.addmv_(2, m, v)
outer.addr_(2, v, v)
sums.addbmm_(2, 3, b, b)
