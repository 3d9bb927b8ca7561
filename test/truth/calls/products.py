# %% torch.isin
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.isin(elements=k, test_elements=l, assume_unique=False, invert=True)
# %% torch.isin
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.isin(elements=k, test_element=5)
# %% torch.isin
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.isin(element=5, test_elements=k)
# %% torch.bucketize
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.bucketize(input=x, boundaries=row, out_int32=True, right=True)
# %% torch.searchsorted
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.searchsorted(sorted_sequence=row, input=x, out_int32=True, right=True)
# %% torch.searchsorted
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.searchsorted(row, x, side='right')
# %% torch.kron
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.kron(input=p, other=q)
# %% torch.inner
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.inner(input=row, other=row)
# %% torch.outer
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.outer(input=row, vec2=row)
# %% torch.ger
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.ger(input=row, vec2=row)
# %% torch.dot
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.dot(input=row, tensor=row)
# %% torch.vdot
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.vdot(input=z, other=z)
# %% torch.mv
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.mv(input=x, vec=row)
# %% torch.mm
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.mm(input=p, mat2=q)
# %% torch.matmul
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.matmul(input=p, other=q)
# %% torch.bmm
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.bmm(input=torch.stack([p, q]), mat2=torch.stack([q, p]))
# %% torch.addmm
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.addmm(input=p, mat1=q, mat2=q + 1, beta=0.5, alpha=2)
# %% torch.addmv
row = torch.tensor([1.0, 2.0, 3.0])
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
result = torch.addmv(input=torch.tensor([1.5, -1.0]), mat=p, vec=row[1:], beta=0.5, alpha=2)
# %% torch.addr
row = torch.tensor([1.0, 2.0, 3.0])
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
result = torch.addr(input=p, vec1=row[:2], vec2=row[1:], beta=0.5, alpha=2)
# %% torch.addbmm
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.addbmm(input=p, batch1=torch.stack([p, q]), batch2=torch.stack([q, p]), beta=0.5, alpha=2)
# %% torch.baddbmm
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.baddbmm(input=torch.stack([p, q]), batch1=torch.stack([p, q]), batch2=torch.stack([q, p]), beta=0.5, alpha=2)
# %% torch.chain_matmul
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.chain_matmul(p, q, p)
# %% torch.cdist
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.cdist(x1=p, x2=q, p=2.0, compute_mode='use_mm_for_euclid_dist_if_necessary')
# %% torch.pdist
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.pdist(input=x, p=2.0)
# %% torch.pairwise_distance
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.pairwise_distance(x1=x, x2=y, p=1.0, eps=1e-06, keepdim=True)
# %% torch.cosine_similarity
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.cosine_similarity(x1=x, x2=y, dim=1, eps=1e-08)
# %% torch.tensordot
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.tensordot(a=x, b=y.t(), dims=1)
# %% torch.einsum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.einsum('ij,kj->ik', x, y)
# %% torch.einsum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.einsum('ij,kj->ik', [x, y])
# %% torch.functional.einsum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.functional.einsum('ij,kj->ik', x, y)
# %% torch.trapezoid
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.trapezoid(y=x, x=y, dim=1)
# %% torch.trapezoid
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.trapezoid(y=x, dx=0.5, dim=1)
# %% torch.trapz
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.trapz(y=x, x=y, dim=1)
# %% torch.cumulative_trapezoid
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.cumulative_trapezoid(y=x, x=y, dim=1)
# %% torch.cumulative_trapezoid
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.cumulative_trapezoid(y=x, dx=0.5, dim=1)
