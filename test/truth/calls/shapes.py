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
