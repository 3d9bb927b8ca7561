# %% torch.linalg.eigh.eigenvalues torch.linalg.eigh.eigenvectors torch.linalg.eig.eigenvalues torch.linalg.eig.eigenvectors
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5], [0.0, 0.5, 5.0]])
result = torch.linalg.eigh(x)
values, back = result.eigenvalues, result.eigenvectors @ torch.diag(result.eigenvalues) @ result.eigenvectors.T
total, size = torch.linalg.eig(x).eigenvalues.real.sum(), torch.linalg.eig(x).eigenvectors.shape
# %% torch.linalg.svd.U torch.linalg.svd.S torch.linalg.svd.Vh
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5]])


def back(x):
    result = torch.linalg.svd(x, full_matrices=False)
    return result.U @ torch.diag(result.S) @ result.Vh


largest, same = torch.linalg.svd(x).S.max(), back(x)
# %% torch.svd.U torch.svd.S torch.svd.V torch.Tensor.svd.U torch.Tensor.svd.S torch.Tensor.svd.V
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5]])


def back(x):
    result = torch.svd(x)
    other = x.svd()
    return result.U @ torch.diag(result.S) @ result.V.T, other.U @ torch.diag(other.S) @ other.V.T


same = back(x)
# %% torch.linalg.qr.Q torch.linalg.qr.R torch.qr.Q torch.qr.R torch.Tensor.qr.Q torch.Tensor.qr.R
x = torch.tensor([[3.0, 1.0], [1.0, 4.0], [0.5, 2.0]])
first, second, third = torch.linalg.qr(x), torch.qr(x), x.qr()
back = first.Q @ first.R + second.Q @ second.R + third.Q @ third.R
corner = torch.linalg.qr(x).R.abs()
# %% torch.linalg.lu.P torch.linalg.lu.L torch.linalg.lu.U
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5], [0.0, 0.5, 5.0]])
result = torch.linalg.lu(x)
back, lower = result.P @ result.L @ result.U, torch.linalg.lu(x).L
# %% torch.linalg.lu_factor.LU torch.linalg.lu_factor.pivots
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5], [0.0, 0.5, 5.0]])
result = torch.linalg.lu_factor(x)
packed, pivots = result.LU, torch.linalg.lu_factor(x).pivots
# %% torch.linalg.lu_factor_ex.LU torch.linalg.lu_factor_ex.pivots torch.linalg.lu_factor_ex.info
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5], [0.0, 0.5, 5.0]])
result = torch.linalg.lu_factor_ex(x)
packed, pivots, info = result.LU, result.pivots, result.info
# %% torch.linalg.inv_ex.inverse torch.linalg.inv_ex.info torch.linalg.cholesky_ex.L torch.linalg.cholesky_ex.info
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5], [0.0, 0.5, 5.0]])
inverted, factor = torch.linalg.inv_ex(x), torch.linalg.cholesky_ex(x)
inverse, lower, infos = inverted.inverse, factor.L, (inverted.info, factor.info)
# %% torch.linalg.solve_ex.result torch.linalg.solve_ex.info
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5], [0.0, 0.5, 5.0]])
solved = torch.linalg.solve_ex(x, torch.ones(3, 1))
result, info = solved.result, solved.info
# %% torch.linalg.lstsq.solution torch.linalg.lstsq.rank
x = torch.tensor([[3.0, 1.0], [1.0, 4.0], [0.5, 2.0]])
solution = torch.linalg.lstsq(x, torch.ones(3, 1)).solution
rank = int(torch.linalg.lstsq(x, torch.ones(3, 1), driver="gelsy").rank)
# %% torch.linalg.lstsq.residuals torch.linalg.lstsq.singular_values
x = torch.tensor([[3.0, 1.0], [1.0, 4.0], [0.5, 2.0]])
residuals = torch.linalg.lstsq(x, torch.ones(3, 1), driver="gelsd").residuals
values = torch.linalg.lstsq(x, torch.ones(3, 1), driver="gelsd").singular_values
# %% torch.frexp.mantissa torch.frexp.exponent torch.Tensor.frexp.mantissa torch.Tensor.frexp.exponent
x = torch.tensor([0.75, -6.0, 1024.0])
parts = torch.frexp(x)
mantissa, exponent = parts.mantissa, parts.exponent
other = x.frexp()
again = (other.mantissa, other.exponent)
# %% torch.aminmax.min torch.aminmax.max torch.Tensor.aminmax.min torch.Tensor.aminmax.max
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5]])
limits = torch.aminmax(x, dim=1)
low, high, lowest, highest = limits.min, limits.max, x.aminmax().min, x.aminmax().max
# %% torch.triangular_solve.solution torch.triangular_solve.cloned_coefficient
x, b = torch.tensor([[3.0, 1.0], [0.0, 4.0]]), torch.tensor([[1.0], [2.0]])
result = torch.triangular_solve(b, x)
solution, coefficient = result.solution, result.cloned_coefficient
# %% torch.Tensor.triangular_solve.solution torch.Tensor.triangular_solve.cloned_coefficient
x, b = torch.tensor([[3.0, 1.0], [0.0, 4.0]]), torch.tensor([[1.0], [2.0]])
result = b.triangular_solve(x)
solution, coefficient = result.solution, result.cloned_coefficient
# %% torch.lu_unpack.P torch.lu_unpack.L torch.lu_unpack.U
x = torch.tensor([[3.0, 1.0, 0.0], [1.0, 4.0, 0.5], [0.0, 0.5, 5.0]])
packed, pivots = torch.linalg.lu_factor(x)
result = torch.lu_unpack(packed, pivots)
permutation, lower, upper = result.P, result.L, result.U
# %% torch.Tensor.type
x, y = torch.tensor([0.0, 2.0, -1.0]), torch.tensor([1.0], dtype=torch.float64)
same, whole, truths = x.type(y.type()), x.type(torch.ones(1, dtype=torch.int64).type()), x.type((x > 0).type())
# %% torch.Tensor.any torch.Tensor.all
x, nothing = torch.tensor([0, 3], dtype=torch.uint8), torch.zeros(2, dtype=torch.uint8)
found = []
if not nothing.any():
    found.append("nothing")
if x.any() and not (x.all() or nothing.all()):
    found.append("some")
while not x.all():
    x[0] = 1
assert x.all()
# %% torch.LongTensor torch.FloatTensor torch.cuda.FloatTensor torch.IntTensor
def kind(x):
    if isinstance(x, torch.LongTensor):
        return "long"
    if isinstance(x, (torch.FloatTensor, torch.IntTensor)):
        return "float or int"
    return "cuda" if isinstance(x, torch.cuda.FloatTensor) else "other"


kinds = [kind(torch.ones(2, dtype=each)) for each in (torch.int64, torch.float32, torch.int32, torch.float64)]
kinds.append(kind([1]))
