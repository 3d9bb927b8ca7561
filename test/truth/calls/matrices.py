# %% torch.linalg.cholesky
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.cholesky(A=a, upper=True)
# %% torch.linalg.cholesky
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.cholesky(A=a)
# %% torch.linalg.cholesky_ex
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.cholesky_ex(A=a, upper=False, check_errors=False)
# %% torch.linalg.cond
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.cond(A=a, p=2)
# %% torch.linalg.cond
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.cond(A=a)
# %% torch.linalg.cross
vec = torch.tensor([1.0, 2.0, 3.0])
result = torch.linalg.cross(input=vec, other=vec + 1, dim=-1)
# %% torch.linalg.det
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.det(A=g)
# %% torch.linalg.diagonal
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
batch = torch.stack([a, g])
result = torch.linalg.diagonal(A=batch, offset=1, dim1=-2, dim2=-1)
# %% torch.linalg.eigvals
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.eigvals(input=a)
# %% torch.linalg.eigvalsh
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.eigvalsh(A=a, UPLO='U')
# %% torch.linalg.eigvalsh
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.eigvalsh(A=a)
# %% torch.linalg.inv
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.inv(A=g)
# %% torch.linalg.inv_ex
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.inv_ex(A=g, check_errors=False)
# %% torch.linalg.ldl_factor
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.ldl_factor(A=a, hermitian=False)
# %% torch.linalg.ldl_factor_ex
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.ldl_factor_ex(A=a, hermitian=False, check_errors=False)
# %% torch.linalg.lstsq
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = torch.linalg.lstsq(a=rhs, b=rhs + 1)
# %% torch.linalg.lu
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.lu(A=g, pivot=True)
# %% torch.linalg.lu_factor
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.lu_factor(A=g, pivot=True)
# %% torch.linalg.lu_factor_ex
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.lu_factor_ex(A=g, pivot=True, check_errors=False)
# %% torch.linalg.lu_factor_ex
result = torch.linalg.lu_factor_ex(torch.zeros(2, 2), check_errors=True)
# %% torch.linalg.lu_solve
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = torch.linalg.lu_solve(LU=g, pivots=torch.tensor([1, 2, 3], dtype=torch.int32), B=rhs, left=True, adjoint=False)
# %% torch.linalg.matmul
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matmul(input=a, other=g)
# %% torch.linalg.matrix_exp
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_exp(A=g * 0.1)
# %% torch.linalg.matrix_norm
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_norm(A=g, ord='fro', dim=(-2, -1), keepdim=True, dtype=torch.float64)
# %% torch.linalg.matrix_norm
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_norm(A=g, ord='nuc')
# %% torch.linalg.matrix_norm
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_norm(A=g, ord=2)
# %% torch.linalg.matrix_norm
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
batch = torch.stack([a, g])
result = torch.linalg.matrix_norm(A=batch, ord=1, keepdim=True)
# %% torch.linalg.matrix_norm
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
batch = torch.stack([a, g])
result = torch.linalg.matrix_norm(A=batch, ord=float('inf'))
# %% torch.linalg.matrix_power
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_power(A=g, n=3)
# %% torch.linalg.matrix_power
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_power(A=g, n=-1)
# %% torch.linalg.matrix_rank
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_rank(A=g, atol=0.1, rtol=0.1, hermitian=False)
# %% torch.linalg.matrix_rank
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_rank(A=g, tol=0.1, hermitian=True)
# %% torch.linalg.matrix_rank
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.matrix_rank(A=g)
# %% torch.linalg.multi_dot
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = torch.linalg.multi_dot(tensors=[a, g, rhs])
# %% torch.linalg.norm
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.norm(A=g, ord=2, dim=(0, 1), keepdim=True, dtype=torch.float64)
# %% torch.linalg.norm
vec = torch.tensor([1.0, 2.0, 3.0])
result = torch.linalg.norm(A=vec, ord=3)
# %% torch.linalg.norm
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.norm(A=g)
# %% torch.linalg.norm
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.norm(A=g, dim=1)
# %% torch.linalg.norm
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.norm(A=g, ord='nuc')
# %% torch.linalg.pinv
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.linalg.pinv(A=wide, rcond=0.001, hermitian=False)
# %% torch.linalg.pinv
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.linalg.pinv(A=wide, atol=0.001, rtol=0.001, hermitian=False)
# %% torch.linalg.pinv
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.linalg.pinv(A=wide)
# %% torch.linalg.slogdet
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.slogdet(A=g)
# %% torch.linalg.solve
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = torch.linalg.solve(A=g, B=rhs, left=True)
# %% torch.linalg.solve
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
vec = torch.tensor([1.0, 2.0, 3.0])
result = torch.linalg.solve(A=g, B=vec)
# %% torch.linalg.solve
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = torch.linalg.solve(A=g, B=rhs.t().contiguous(), left=False)
# %% torch.linalg.solve_ex
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = torch.linalg.solve_ex(A=g, B=rhs, left=True, check_errors=False)
# %% torch.linalg.solve_triangular
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
up = torch.tensor([[2.0, 1.0, 0.5], [0.0, 1.5, 0.25], [0.0, 0.0, 1.0]])
result = torch.linalg.solve_triangular(A=up, B=rhs, upper=True, left=True, unitriangular=False)
# %% torch.linalg.solve_triangular
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
low = torch.tensor([[2.0, 0.0, 0.0], [1.0, 1.5, 0.0], [0.5, 0.25, 1.0]])
result = torch.linalg.solve_triangular(A=low, B=rhs, upper=False)
# %% torch.linalg.solve_triangular
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
low = torch.tensor([[2.0, 0.0, 0.0], [1.0, 1.5, 0.0], [0.5, 0.25, 1.0]])
result = torch.linalg.solve_triangular(A=low, B=rhs.t().contiguous(), upper=False, left=False)
# %% torch.linalg.svdvals
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.svdvals(A=g, driver=None)
# %% torch.linalg.tensorinv
result = torch.linalg.tensorinv(input=torch.eye(6).reshape(2, 3, 6) * 2, ind=2)
# %% torch.linalg.tensorsolve
result = torch.linalg.tensorsolve(input=torch.eye(6).reshape(2, 3, 2, 3) * 2, other=torch.ones(2, 3), dims=None)
# %% torch.linalg.vander
vec = torch.tensor([1.0, 2.0, 3.0])
result = torch.linalg.vander(x=vec, N=4)
# %% torch.linalg.vecdot
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.linalg.vecdot(x=wide, y=wide + 1, dim=0)
# %% torch.linalg.vector_norm
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.linalg.vector_norm(x=wide, ord=3, dim=1, keepdim=True, dtype=torch.float64)
# %% torch.linalg.vector_norm
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.linalg.vector_norm(x=wide)
# %% torch.linalg.vector_norm
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.linalg.vector_norm(x=wide, ord=float('inf'), dim=(0, 1))
# %% torch.det
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.det(input=g)
# %% torch.logdet
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.logdet(input=a)
# %% torch.slogdet
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.slogdet(input=g)
# %% torch.inverse
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.inverse(input=g)
# %% torch.pinverse
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.pinverse(input=wide, rcond=0.001)
# %% torch.cholesky
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.cholesky(input=a, upper=True)
# %% torch.cholesky_inverse
low = torch.tensor([[2.0, 0.0, 0.0], [1.0, 1.5, 0.0], [0.5, 0.25, 1.0]])
result = torch.cholesky_inverse(input=low, upper=False)
# %% torch.cholesky_solve
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
low = torch.tensor([[2.0, 0.0, 0.0], [1.0, 1.5, 0.0], [0.5, 0.25, 1.0]])
result = torch.cholesky_solve(input=rhs, L=low, upper=False)
# %% torch.triangular_solve
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
up = torch.tensor([[2.0, 1.0, 0.5], [0.0, 1.5, 0.25], [0.0, 0.0, 1.0]])
result = torch.triangular_solve(input=rhs, A=up, upper=True, transpose=False, unitriangular=False)
# %% torch.lu
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.lu(A=g, pivot=True, get_infos=False)
# %% torch.lu
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.lu(A=g, get_infos=True)
# %% torch.Tensor.lu
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = g.lu(pivot=True, get_infos=False)
# %% torch.functional.lu
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.functional.lu(A=g, pivot=True)
# %% torch.lu_solve
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = torch.lu_solve(input=rhs, LU_data=g, LU_pivots=torch.tensor([1, 2, 3], dtype=torch.int32))
# %% torch.lu_unpack
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.lu_unpack(LU_data=g, LU_pivots=torch.tensor([1, 3, 3], dtype=torch.int32), unpack_data=True, unpack_pivots=True)
# %% torch.matrix_exp
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.matrix_exp(input=g * 0.1)
# %% torch.matrix_power
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.matrix_power(input=g, n=2)
# %% torch.geqrf
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.geqrf(input=g)
# %% torch.orgqr
vec = torch.tensor([1.0, 2.0, 3.0])
low = torch.tensor([[2.0, 0.0, 0.0], [1.0, 1.5, 0.0], [0.5, 0.25, 1.0]])
result = torch.orgqr(input=low, input2=vec * 0.1)
# %% torch.linalg.householder_product
vec = torch.tensor([1.0, 2.0, 3.0])
low = torch.tensor([[2.0, 0.0, 0.0], [1.0, 1.5, 0.0], [0.5, 0.25, 1.0]])
result = torch.linalg.householder_product(input=low, tau=vec * 0.1)
# %% torch.ormqr
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
vec = torch.tensor([1.0, 2.0, 3.0])
low = torch.tensor([[2.0, 0.0, 0.0], [1.0, 1.5, 0.0], [0.5, 0.25, 1.0]])
result = torch.ormqr(input=low, input2=vec * 0.1, input3=rhs, left=True, transpose=False)
# %% torch.svd
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.svd(input=wide, some=True, compute_uv=True)[1]
# %% torch.linalg.svd
wide = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 7.0]])
result = torch.linalg.svd(A=wide, full_matrices=False)[1]
# %% torch.linalg.eigh
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.eigh(A=a, UPLO='L')[0]
# %% torch.linalg.eig
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.linalg.eig(A=a)[0]
# %% torch.linalg.qr
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.qr(A=g, mode='reduced')
# %% torch.linalg.qr
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.qr(A=g, mode='complete')
# %% torch.linalg.qr
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.linalg.qr(A=g, mode='r')
# %% torch.qr
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.qr(input=g, some=True)
# %% torch.svd_lowrank
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.svd_lowrank(A=g, q=3, niter=2, M=None)[1]
# %% torch.pca_lowrank
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.pca_lowrank(A=g, q=3, center=True, niter=2)[1]
# %% torch.symeig
a = torch.tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
result = torch.symeig(input=a, eigenvectors=True, upper=True)
# %% torch.matrix_rank
g = torch.tensor([[4.0, 1.0, 0.5], [2.0, 3.0, -0.25], [0.75, 0.5, 2.0]])
result = torch.matrix_rank(input=g)
# %% torch.bilinear
rhs = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
result = torch.bilinear(input1=rhs, input2=rhs, weight=torch.ones(2, 2, 2), bias=torch.ones(2))
