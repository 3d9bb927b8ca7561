# %% torch.cat
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.cat(tensors=[x, y], dim=1)
# %% torch.cat
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.cat(tensors=(x, y))
# %% torch.concat
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.concat(tensors=[x, y], dim=1)
# %% torch.concatenate
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.concatenate(tensors=[x, y], dim=1)
# %% torch.stack
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.stack(tensors=[x, y], dim=1)
# %% torch.hstack
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.hstack(tensors=[x, y])
# %% torch.vstack
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.vstack(tensors=[x, y])
# %% torch.dstack
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.dstack(tensors=[x, y])
# %% torch.row_stack
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.row_stack(tensors=[x, y])
# %% torch.column_stack
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.column_stack(tensors=[x, y])
# %% torch.block_diag
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.block_diag(x, y)
# %% torch.cartesian_prod
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
i = torch.tensor([1, 0])
result = torch.cartesian_prod(v, i)
# %% torch.combinations
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.combinations(input=v, r=2, with_replacement=True)
# %% torch.meshgrid
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
i = torch.tensor([1, 0])
result = torch.meshgrid(v, i, indexing='ij')
# %% torch.meshgrid
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
i = torch.tensor([1, 0])
result = torch.meshgrid(v, i, indexing='xy')
# %% torch.functional.meshgrid
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
i = torch.tensor([1, 0])
result = torch.functional.meshgrid(v, i, indexing='ij')
# %% torch.broadcast_tensors
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.broadcast_tensors(x, v[:3])
# %% torch.broadcast_shapes
result = torch.broadcast_shapes((2, 3), (3,))
# %% torch.functional.broadcast_shapes
result = torch.functional.broadcast_shapes((2, 3), (3,))
# %% torch.broadcast_to
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.broadcast_to(input=v[:3], size=(2, 3))
# %% torch.atleast_1d
result = torch.atleast_1d(torch.tensor(1.0))
# %% torch.atleast_2d
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.atleast_2d(v)
# %% torch.atleast_3d
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.atleast_3d(x)
# %% torch.functional.atleast_1d
result = torch.functional.atleast_1d(torch.tensor(1.0))
# %% torch.functional.atleast_2d
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.functional.atleast_2d(v)
# %% torch.functional.atleast_3d
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.functional.atleast_3d(x)
# %% torch.split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.split(tensor=cube, split_size_or_sections=2, dim=2)
# %% torch.split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.split(tensor=cube, split_size_or_sections=[1, 3], dim=2)
# %% torch.functional.split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.functional.split(tensor=cube, split_size_or_sections=2, dim=2)
# %% torch.Tensor.split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.split(split_size=2, dim=2)
# %% torch.Tensor.split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.split(split_size=[1, 3], dim=2)
# %% torch.Tensor.split_with_sizes
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.split_with_sizes(split_sizes=[1, 3], dim=2)
# %% torch.chunk
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.chunk(input=cube, chunks=2, dim=1)
# %% torch.unsafe_chunk
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.unsafe_chunk(input=cube, chunks=2, dim=1)
# %% torch.tensor_split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.tensor_split(input=cube, indices_or_sections=3, dim=2)
# %% torch.tensor_split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.tensor_split(input=cube, sections=3, dim=2)
# %% torch.tensor_split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.tensor_split(input=cube, indices=(1, 2), dim=2)
# %% torch.tensor_split
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.tensor_split(input=cube, tensor_indices_or_sections=torch.tensor([1, 3]), dim=2)
# %% torch.hsplit
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.hsplit(input=cube, indices=[1, 2])
# %% torch.hsplit
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.hsplit(input=cube, sections=3)
# %% torch.vsplit
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.vsplit(input=cube, indices=[1])
# %% torch.vsplit
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.vsplit(input=cube, sections=2)
# %% torch.dsplit
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.dsplit(input=cube, indices=[1, 2])
# %% torch.dsplit
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.dsplit(input=cube, sections=2)
# %% torch.unbind
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.unbind(input=cube, dim=1)
# %% torch.reshape
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.reshape(input=x, shape=(3, 2))
# %% torch.Tensor.reshape
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.reshape(3, 2)
# %% torch.Tensor.reshape
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.reshape((3, 2))
# %% torch.Tensor.reshape
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.reshape(shape=(3, -1))
# %% torch.Tensor.view
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.view(3, 2)
# %% torch.Tensor.view
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.view((3, 2))
# %% torch.Tensor.view
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.view(-1)
# %% torch.Tensor.view
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.view(dtype=torch.int32)
# %% torch.Tensor.view_as
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.view_as(other=y)
# %% torch.Tensor.reshape_as
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.reshape_as(other=y.t())
# %% torch.Tensor.expand_as
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.expand_as(other=y)
# %% torch.Tensor.expand
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = v.expand(2, 4)
# %% torch.Tensor.expand
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = v.expand((2, 4))
# %% torch.Tensor.expand
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = v.expand(size=(2, -1))
# %% torch.expand_copy
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.expand_copy(input=v, size=(2, 4))
# %% torch.Tensor.repeat
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = v.repeat(2, 3)
# %% torch.Tensor.repeat
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = v.repeat((2, 1))
# %% torch.Tensor.repeat
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = v.repeat(repeats=(2, 1))
# %% torch.tile
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.tile(input=x, dims=(2, 1))
# %% torch.Tensor.tile
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.tile(2, 1)
# %% torch.Tensor.tile
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.tile(dims=(2, 1))
# %% torch.repeat_interleave
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.repeat_interleave(input=x, repeats=2, dim=1)
# %% torch.repeat_interleave
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.repeat_interleave(input=x, repeats=torch.tensor([1, 2]), dim=0)
# %% torch.repeat_interleave
v = torch.tensor([3.0, 1.0, 2.0, 2.5])
result = torch.repeat_interleave(input=v, repeats=2)
# %% torch.permute
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.permute(input=cube, dims=(2, 0, 1))
# %% torch.Tensor.permute
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.permute(2, 0, 1)
# %% torch.Tensor.permute
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.permute((2, 0, 1))
# %% torch.Tensor.permute
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.permute(dims=(2, 0, 1))
# %% torch.transpose
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.transpose(input=cube, dim0=0, dim1=2)
# %% torch.Tensor.transpose_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.transpose_(dim0=0, dim1=2)
# %% torch.swapaxes
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.swapaxes(input=cube, axis0=0, axis1=2)
# %% torch.swapdims
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.swapdims(input=cube, dim0=0, dim1=2)
# %% torch.Tensor.swapaxes_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.swapaxes_(axis0=0, axis1=2)
# %% torch.Tensor.swapdims_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.swapdims_(dim0=0, dim1=2)
# %% torch.moveaxis
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.moveaxis(input=cube, source=0, destination=2)
# %% torch.movedim
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.movedim(input=cube, source=(0, 1), destination=(2, 0))
# %% torch.t
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.t(input=x)
# %% torch.Tensor.t_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.t_()
# %% torch.adjoint
square = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]])
result = torch.adjoint(input=square)
# %% torch.squeeze
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.squeeze(input=cube[:1], dim=0)
# %% torch.squeeze
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.squeeze(input=cube[:1])
# %% torch.squeeze
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.squeeze(input=cube[:1], dim=(0, 1))
# %% torch.unsqueeze
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.unsqueeze(input=x, dim=1)
# %% torch.flatten
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.flatten(input=cube, start_dim=1, end_dim=2)
# %% torch.flatten
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.flatten(input=cube)
# %% torch.unflatten
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.unflatten(input=cube, dim=2, sizes=(2, 2))
# %% torch.ravel
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.ravel(input=cube)
# %% torch.flip
cube = torch.arange(24.0).reshape(2, 3, 4)
result = torch.flip(input=cube, dims=(0, 2))
# %% torch.Tensor.flip
cube = torch.arange(24.0).reshape(2, 3, 4)
result = cube.flip(0, 2)
# %% torch.fliplr
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.fliplr(input=x)
# %% torch.flipud
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.flipud(input=x)
# %% torch.rot90
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.rot90(input=x, k=1, dims=(0, 1))
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
