# %% torch.roll
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.roll(input=x, shifts=1, dims=1)
# %% torch.roll
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.roll(input=x, shifts=(1, 2), dims=(0, 1))
# %% torch.roll
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.roll(input=x, shifts=2)
# %% torch.narrow
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.narrow(input=x, dim=1, start=1, length=2)
# %% torch.narrow_copy
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.narrow_copy(input=x, dim=1, start=1, length=2)
# %% torch.select
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.select(input=cube, dim=1, index=2)
# %% torch.select_scatter
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.select_scatter(input=x, src=v[:3], dim=0, index=1)
# %% torch.slice_scatter
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.slice_scatter(input=x, src=torch.zeros(2, 1), dim=1, start=1, end=3, step=2)
# %% torch.diagonal_scatter
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
square = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
result = torch.diagonal_scatter(input=square, src=v[:3], offset=0, dim1=0, dim2=1)
# %% torch.diagonal_scatter
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
square = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
result = torch.diagonal_scatter(input=square, src=v[:2], offset=1)
# %% torch.as_strided_scatter
square = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
result = torch.as_strided_scatter(input=square, src=torch.zeros(2, 2), size=(2, 2), stride=(3, 1), storage_offset=1)
# %% torch.as_strided
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.as_strided(input=cube, size=(2, 2), stride=(3, 1), storage_offset=1)
# %% torch.index_select
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
i = torch.tensor([1, 0])
result = torch.index_select(input=x, dim=1, index=i)
# %% torch.index_add
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
i = torch.tensor([1, 0])
result = torch.index_add(input=x, dim=0, index=i, source=y, alpha=2)
# %% torch.index_copy
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
i = torch.tensor([1, 0])
result = torch.index_copy(input=x, dim=0, index=i, source=y)
# %% torch.index_copy
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
i = torch.tensor([1, 0])
result = torch.index_copy(input=x, dim=1, index=i, source=torch.zeros(2, 2))
# %% torch.index_fill
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
i = torch.tensor([1, 0])
result = torch.index_fill(input=x, dim=1, index=i, value=9.0)
# %% torch.index_reduce
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
i = torch.tensor([1, 0])
result = torch.index_reduce(input=x, dim=0, index=i, source=y, reduce='prod', include_self=True)
# %% torch.index_put
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
i = torch.tensor([1, 0])
result = torch.index_put(input=x, indices=(i, i), values=torch.tensor([8.0, 9.0]), accumulate=True)
# %% torch.masked_fill
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
mask = torch.tensor([[True, False, True], [False, True, True]])
result = torch.masked_fill(input=x, mask=mask, value=9.0)
# %% torch.masked_fill
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
mask = torch.tensor([[True, False, True], [False, True, True]])
result = torch.masked_fill(input=x, mask=mask, value=torch.tensor(9.0))
# %% torch.masked_select
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
mask = torch.tensor([[True, False, True], [False, True, True]])
result = torch.masked_select(input=x, mask=mask)
# %% torch.masked_scatter
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
mask = torch.tensor([[True, False, True], [False, True, True]])
result = torch.masked_scatter(input=x, mask=mask, source=y)
# %% torch.gather
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.gather(input=x, dim=1, index=k)
# %% torch.gather
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.gather(input=x, dim=1, index=k, sparse_grad=False)
# %% torch.scatter
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.scatter(input=x, dim=1, index=k, src=y)
# %% torch.scatter
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.scatter(input=x, dim=1, index=k, value=9.0)
# %% torch.scatter
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.scatter(input=x, dim=1, index=k, src=y, reduce='add')
# %% torch.scatter_add
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.scatter_add(input=x, dim=1, index=k, src=y)
# %% torch.scatter_reduce
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.scatter_reduce(input=x, dim=1, index=k, src=y, reduce='sum', include_self=False)
# %% torch.scatter_reduce
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.scatter_reduce(input=x, dim=1, index=k, src=y, reduce='amax')
# %% torch.take
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.take(input=x, index=k)
# %% torch.take_along_dim
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.take_along_dim(input=x, indices=k, dim=1)
# %% torch.take_along_dim
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.take_along_dim(input=x, indices=k)
# %% torch.Tensor.put_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
i = torch.tensor([1, 0])
x.put_(index=i, source=torch.tensor([8.0, 9.0]), accumulate=True)
# %% torch.put
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
i = torch.tensor([1, 0])
result = torch.put(input=x, index=i, source=torch.tensor([8.0, 9.0]), accumulate=True)
# %% torch.nonzero
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.nonzero(input=k, as_tuple=True)
# %% torch.nonzero
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.nonzero(input=k)
# %% torch.argwhere
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.argwhere(input=k)
# %% torch.nonzero_static
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
result = torch.nonzero_static(input=k, size=3, fill_value=-1)
# %% torch.unravel_index
result = torch.unravel_index(indices=torch.tensor([3, 5]), shape=(2, 3))
# %% torch.diag
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.diag(input=v, diagonal=1)
# %% torch.diag
square = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
result = torch.diag(input=square, diagonal=-1)
# %% torch.diagflat
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.diagflat(input=v, offset=1)
# %% torch.diagonal
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.diagonal(input=cube, offset=1, dim1=1, dim2=2)
# %% torch.diag_embed
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.diag_embed(input=x, offset=1, dim1=0, dim2=2)
# %% torch.tril
square = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
result = torch.tril(input=square, diagonal=-1)
# %% torch.triu
square = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
result = torch.triu(input=square, diagonal=1)
# %% torch.tril_indices
result = torch.tril_indices(row=3, col=4, offset=1, dtype=torch.int32, device='cpu')
# %% torch.triu_indices
result = torch.triu_indices(row=3, col=4, offset=1, dtype=torch.int32, device='cpu')
# %% torch.vander
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.vander(x=v, N=3, increasing=True)
# %% torch.view_as_real
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.view_as_real(input=torch.complex(x, y))
# %% torch.view_as_complex
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.view_as_complex(input=torch.stack([x, y], -1))
# %% torch.channel_shuffle
result = torch.channel_shuffle(input=torch.arange(16.0).reshape(1, 4, 2, 2), groups=2)
# %% torch.pixel_shuffle
result = torch.pixel_shuffle(input=torch.arange(16.0).reshape(1, 4, 2, 2), upscale_factor=2)
# %% torch.pixel_unshuffle
result = torch.pixel_unshuffle(input=torch.arange(16.0).reshape(1, 1, 4, 4), downscale_factor=2)
# %% torch.clone
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.clone(input=x, memory_format=torch.contiguous_format)
# %% torch.detach
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.detach(input=x)
# %% torch.fill
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.fill(input=x, value=2.0)
# %% torch.Tensor.fill_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.fill_(value=2.0)
# %% torch.Tensor.fill_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.fill_(value=torch.tensor(2.0))
# %% torch.Tensor.fill_diagonal_
square = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
square.fill_diagonal_(fill_value=5.0, wrap=False)
# %% torch.Tensor.zero_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.zero_()
# %% torch.Tensor.resize_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.resize_(3, 2)
# %% torch.Tensor.resize_as_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
x.resize_as_(the_template=y)
# %% torch.Tensor.unfold
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.unfold(dimension=1, size=2, step=1)
# %% torch.Tensor.index_add_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
i = torch.tensor([1, 0])
x.index_add_(dim=0, index=i, source=y, alpha=2)
# %% torch.Tensor.index_copy_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
i = torch.tensor([1, 0])
x.index_copy_(dim=0, index=i, source=y)
# %% torch.Tensor.index_fill_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
i = torch.tensor([1, 0])
x.index_fill_(dim=1, index=i, value=9.0)
# %% torch.Tensor.index_reduce_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
i = torch.tensor([1, 0])
x.index_reduce_(dim=0, index=i, source=y, reduce='mean', include_self=False)
# %% torch.Tensor.index_put_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
i = torch.tensor([1, 0])
x.index_put_(indices=(i, i), values=torch.tensor([8.0, 9.0]), accumulate=True)
# %% torch.Tensor.masked_fill_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
mask = torch.tensor([[True, False, True], [False, True, True]])
x.masked_fill_(mask=mask, value=9.0)
# %% torch.Tensor.masked_scatter_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
mask = torch.tensor([[True, False, True], [False, True, True]])
x.masked_scatter_(mask=mask, source=y)
# %% torch.Tensor.scatter_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
x.scatter_(dim=1, index=k, src=y)
# %% torch.Tensor.scatter_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
x.scatter_(dim=1, index=k, value=9.0)
# %% torch.Tensor.scatter_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
x.scatter_(dim=1, index=k, src=y, reduce='multiply')
# %% torch.Tensor.scatter_add_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
x.scatter_add_(dim=1, index=k, src=y)
# %% torch.Tensor.scatter_reduce_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
k = torch.tensor([[0, 2, 1], [1, 0, 2]])
x.scatter_reduce_(dim=1, index=k, src=y, reduce='mean', include_self=True)
# %% torch.Tensor.copy_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
x.copy_(other=y, non_blocking=True)
# %% torch.Tensor.copy_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
x.copy_(src=y)
# %% torch.Tensor.clamp_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.clamp_(min=-0.5, max=1.0)
# %% torch.Tensor.clip_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.clip_(min=-0.5, max=1.0)
# %% torch.Tensor.squeeze_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.squeeze_(dim=0)
# %% torch.Tensor.unsqueeze_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.unsqueeze_(dim=0)
