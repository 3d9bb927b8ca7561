# %% torch.sparse_coo_tensor
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
result = torch.sparse_coo_tensor(indices=i, values=v, size=(2, 3), dtype=torch.float64, device='cpu', requires_grad=False)
# %% torch.sparse_coo_tensor
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
result = torch.sparse_coo_tensor(i, v)
# %% torch.Tensor.to_dense
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
result = torch.sparse_coo_tensor(i, v, (2, 3)).to_dense()
# %% torch.sparse_csr_tensor
v = torch.tensor([3.0, 4.0, 5.0])
result = torch.sparse_csr_tensor(crow_indices=torch.tensor([0, 1, 3]), col_indices=torch.tensor([2, 0, 2]), values=v, size=(2, 3), dtype=torch.float64, device='cpu', requires_grad=False)
# %% torch.sparse.FloatTensor
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
result = torch.sparse.FloatTensor(i, v, torch.Size([2, 3]))
# %% torch.sparse.mm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.sparse.mm(coo, other)
# %% torch.sparse.mm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.sparse.mm(mat1=coo, mat2=other)
# %% torch.sparse.addmm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.sparse.addmm(mat=torch.ones(2, 2), mat1=coo, mat2=other, beta=0.5, alpha=2.0)
# %% torch.sparse.softmax
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.sparse.softmax(input=coo, dim=1)
# %% torch.sparse.log_softmax
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.sparse.log_softmax(input=coo, dim=1)
# %% torch.sparse.sum
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.sparse.sum(input=coo, dim=1)
# %% torch.sparse.sum
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.sparse.sum(input=coo)
# %% torch.Tensor.to_dense
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.to_dense()
# %% torch.Tensor.coalesce
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.coalesce()
# %% torch.Tensor.is_coalesced
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.is_coalesced()
# %% torch.Tensor.indices
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.coalesce().indices()
# %% torch.Tensor.values
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.coalesce().values()
# %% torch.Tensor.crow_indices
v = torch.tensor([3.0, 4.0, 5.0])
csr = torch.sparse_csr_tensor(torch.tensor([0, 1, 3]), torch.tensor([2, 0, 2]), v, (2, 3))
result = csr.crow_indices()
# %% torch.Tensor.col_indices
v = torch.tensor([3.0, 4.0, 5.0])
csr = torch.sparse_csr_tensor(torch.tensor([0, 1, 3]), torch.tensor([2, 0, 2]), v, (2, 3))
result = csr.col_indices()
# %% torch.Tensor.values
v = torch.tensor([3.0, 4.0, 5.0])
csr = torch.sparse_csr_tensor(torch.tensor([0, 1, 3]), torch.tensor([2, 0, 2]), v, (2, 3))
result = csr.values()
# %% torch.Tensor.sparse_dim
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.sparse_dim()
# %% torch.Tensor.dense_dim
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.dense_dim()
# %% torch.Tensor.is_sparse
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.is_sparse
# %% torch.Tensor.is_sparse_csr
v = torch.tensor([3.0, 4.0, 5.0])
csr = torch.sparse_csr_tensor(torch.tensor([0, 1, 3]), torch.tensor([2, 0, 2]), v, (2, 3))
result = csr.is_sparse_csr
# %% torch.Tensor.to_sparse
dense = torch.tensor([[0.0, 0.0, 3.0], [4.0, 0.0, 5.0]])
result = dense.to_sparse()
# %% torch.Tensor.to_sparse
dense = torch.tensor([[0.0, 0.0, 3.0], [4.0, 0.0, 5.0]])
result = dense.to_sparse(2)
# %% torch.Tensor.to_sparse_coo
dense = torch.tensor([[0.0, 0.0, 3.0], [4.0, 0.0, 5.0]])
result = dense.to_sparse_coo()
# %% torch.Tensor.to_sparse_csr
dense = torch.tensor([[0.0, 0.0, 3.0], [4.0, 0.0, 5.0]])
result = dense.to_sparse_csr()
# %% torch.Tensor.to_sparse_csc
dense = torch.tensor([[0.0, 0.0, 3.0], [4.0, 0.0, 5.0]])
result = dense.to_sparse_csc()
# %% torch.Tensor.sparse_mask
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
dense = torch.tensor([[0.0, 0.0, 3.0], [4.0, 0.0, 5.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = dense.sparse_mask(mask=coo.coalesce())
# %% torch.smm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.smm(coo, other)
# %% torch.Tensor.smm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.smm(other)
# %% torch.Tensor.t
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.t()
# %% torch.Tensor.matmul
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = coo.matmul(other)
# %% torch.spmm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.spmm(coo, other)
# %% torch.spmm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.spmm(input=coo, mat2=other)
# %% torch.spmm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.spmm(coo.to_dense(), other)
# %% torch.dsmm
i = torch.tensor([[0, 1, 1], [2, 0, 2]])
v = torch.tensor([3.0, 4.0, 5.0])
other = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
coo = torch.sparse_coo_tensor(i, v, (2, 3))
result = torch.dsmm(coo, other)
# %% torch.Tensor.to_dense
result = torch.tensor([[1.0, 0.0], [0.0, 2.0]]).to_dense()
