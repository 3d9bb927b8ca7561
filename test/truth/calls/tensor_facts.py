# %% torch.Tensor.size
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.size()
# %% torch.Tensor.size
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.size(dim=1)
# %% torch.Tensor.size
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.size(-1)
# %% torch.Tensor.dim
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.dim()
# %% torch.Tensor.ndimension
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.ndimension()
# %% torch.Tensor.numel
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.numel()
# %% torch.Tensor.nelement
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.nelement()
# %% torch.numel
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.numel(input=x)
# %% torch.Tensor.element_size
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.element_size()
# %% torch.Tensor.stride
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.stride()
# %% torch.Tensor.stride
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.stride(dim=0)
# %% torch.Tensor.storage_offset
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.storage_offset()
# %% torch.Tensor.is_contiguous
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_contiguous()
# %% torch.Tensor.contiguous
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.contiguous()
# %% torch.Tensor.tolist
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.tolist()
# %% torch.Tensor.numpy
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.numpy()
# %% torch.Tensor.tolist
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = k.tolist()
# %% torch.Tensor.item
one = torch.tensor([2.5])
result = one.item()
# %% torch.Tensor.item
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = k.sum().item()
# %% torch.Tensor.cpu
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.cpu()
# %% torch.Tensor.type
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.type()
# %% torch.Tensor.type
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.type(torch.float64)
# %% torch.Tensor.type
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.type(dtype=torch.int32)
# %% torch.Tensor.type
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.type('torch.DoubleTensor')
# %% torch.Tensor.type_as
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = x.type_as(other=k)
# %% torch.Tensor.is_complex
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_complex()
# %% torch.Tensor.is_floating_point
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_floating_point()
# %% torch.Tensor.is_signed
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_signed()
# %% torch.Tensor.is_inference
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_inference()
# %% torch.Tensor.is_pinned
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_pinned()
# %% torch.Tensor.is_shared
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_shared()
# %% torch.Tensor.is_conj
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_conj()
# %% torch.Tensor.is_neg
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_neg()
# %% torch.Tensor.get_device
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.get_device()
# %% torch.get_device
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.get_device(input=x)
# %% torch.Tensor.data_ptr
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.data_ptr() > 0
# %% torch.Tensor.dim_order
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.dim_order()
# %% torch.Tensor.detach
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.detach()
# %% torch.Tensor.detach_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.detach_()
# %% torch.Tensor.requires_grad_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.requires_grad_()
# %% torch.Tensor.requires_grad_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.requires_grad_(requires_grad=True)
# %% torch.Tensor.requires_grad_
w = torch.tensor([1.0, 2.0], requires_grad=True)
w.requires_grad_(False)
# %% torch.Tensor.clone
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.clone()
# %% torch.Tensor.to
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.to(torch.float64)
# %% torch.Tensor.to
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.to(dtype=torch.int32)
# %% torch.Tensor.to
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.to('cpu')
# %% torch.Tensor.to
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.to(device='cpu', dtype=torch.float64)
# %% torch.Tensor.to
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.to(torch.device('cpu'))
# %% torch.Tensor.to
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.to('cpu', torch.float64, non_blocking=True, copy=True)
# %% torch.Tensor.to
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = x.to(other=k)
# %% torch.Tensor.to
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = x.to(k)
# %% torch.Tensor.half
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.half()
# %% torch.Tensor.float
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.float()
# %% torch.Tensor.double
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.double()
# %% torch.Tensor.bfloat16
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.bfloat16()
# %% torch.Tensor.int
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.int()
# %% torch.Tensor.long
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.long()
# %% torch.Tensor.short
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.short()
# %% torch.Tensor.char
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.char()
# %% torch.Tensor.byte
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.byte()
# %% torch.Tensor.bool
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.bool()
# %% torch.Tensor.cfloat
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.cfloat()
# %% torch.Tensor.cdouble
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.cdouble()
# %% torch.Tensor.chalf
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.chalf()
# %% torch.Tensor.new_tensor
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_tensor(data=[1.0, 2.0], dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.Tensor.new_tensor
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_tensor([1, 2])
# %% torch.Tensor.new_full
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_full(size=(2, 2), fill_value=3.0, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.Tensor.new_full
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_full((2, 2), 3)
# %% torch.Tensor.new_zeros
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_zeros(2, 3)
# %% torch.Tensor.new_zeros
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_zeros(size=(2, 3), dtype=torch.int64, device='cpu', requires_grad=False)
# %% torch.Tensor.new_ones
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_ones(2, 3)
# %% torch.Tensor.new_ones
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_ones(size=(2, 3), dtype=torch.int64, device='cpu', requires_grad=False)
# %% torch.Tensor.new_empty
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_empty(2, 3)
# %% torch.Tensor.new_empty
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new_empty(size=(2, 3), dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.Tensor.new
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.new(2, 3).shape
# %% torch.Tensor.normal_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.normal_(mean=1.0, std=2.0)
# %% torch.Tensor.uniform_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.uniform_(-1.0, 1.0)
# %% torch.Tensor.uniform_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.uniform_(to=3.0)
# %% torch.Tensor.random_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.random_(0, 10)
# %% torch.Tensor.random_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.random_(10)
# %% torch.Tensor.exponential_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.exponential_(lambd=2.0)
# %% torch.Tensor.cauchy_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.cauchy_(median=0.0, sigma=1.0)
# %% torch.Tensor.log_normal_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.log_normal_(mean=0.0, std=0.5)
# %% torch.Tensor.geometric_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.geometric_(p=0.5)
# %% torch.Tensor.bernoulli_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.bernoulli_(p=0.5)
# %% torch.Tensor.bernoulli_
cube = torch.arange(24.0).reshape(2, 3, 4)
cube.bernoulli_(torch.full((2, 3, 4), 0.25))
# %% torch.Tensor.apply_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.apply_(lambda v: v * 2)
# %% torch.Tensor.map_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
b = torch.tensor([True, False])
x.map_(x, lambda a, b: a + b)
# %% torch.Tensor.diag_embed
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.diag_embed(offset=0, dim1=-2, dim2=-1)
# %% torch.Tensor.hardshrink
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.hardshrink(lambd=0.5)
# %% torch.Tensor.prelu
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.prelu(torch.tensor([0.25]))
# %% torch.Tensor.as_subclass
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.as_subclass(torch.Tensor)
# %% torch.Tensor.share_memory_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
x.share_memory_()
# %% torch.Tensor.set_
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
x.set_(k.float())
# %% torch.Tensor.retain_grad
w = torch.tensor([1.0, 2.0], requires_grad=True)
result = w.retain_grad()
# %% torch.Tensor.data
w = torch.tensor([1.0, 2.0], requires_grad=True)
result = w.data
# %% torch.Tensor.grad
w = torch.tensor([1.0, 2.0], requires_grad=True)
result = w.grad
# %% torch.Tensor.requires_grad
w = torch.tensor([1.0, 2.0], requires_grad=True)
result = w.requires_grad
# %% torch.Tensor.is_leaf
w = torch.tensor([1.0, 2.0], requires_grad=True)
result = w.is_leaf
# %% torch.Tensor.grad_fn
w = torch.tensor([1.0, 2.0], requires_grad=True)
result = w.grad_fn is None
# %% torch.Tensor.retains_grad
w = torch.tensor([1.0, 2.0], requires_grad=True)
result = w.retains_grad
# %% torch.Tensor.data
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.data
# %% torch.Tensor.dtype
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.dtype
# %% torch.Tensor.device
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.device
# %% torch.Tensor.shape
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.shape
# %% torch.Tensor.ndim
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.ndim
# %% torch.Tensor.T
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.T
# %% torch.Tensor.H
z = torch.tensor([[1 + 2j, -0.5 - 1j], [3 + 0j, 1j]])
result = z.H
# %% torch.Tensor.mH
z = torch.tensor([[1 + 2j, -0.5 - 1j], [3 + 0j, 1j]])
result = z.mH
# %% torch.Tensor.mT
z = torch.tensor([[1 + 2j, -0.5 - 1j], [3 + 0j, 1j]])
result = z.mT
# %% torch.Tensor.mT
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.mT
# %% torch.Tensor.real
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.real
# %% torch.Tensor.real
z = torch.tensor([[1 + 2j, -0.5 - 1j], [3 + 0j, 1j]])
result = z.real
# %% torch.Tensor.imag
z = torch.tensor([[1 + 2j, -0.5 - 1j], [3 + 0j, 1j]])
result = z.imag
# %% torch.Tensor.names
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.names
# %% torch.Tensor.nbytes
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.nbytes
# %% torch.Tensor.itemsize
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.itemsize
# %% torch.Tensor.is_cuda
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_cuda
# %% torch.Tensor.is_cpu
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_cpu
# %% torch.Tensor.is_meta
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_meta
# %% torch.Tensor.is_sparse
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_sparse
# %% torch.Tensor.is_sparse_csr
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_sparse_csr
# %% torch.Tensor.is_quantized
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_quantized
# %% torch.Tensor.layout
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.layout == torch.strided
# %% torch.Tensor.requires_grad
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.requires_grad
# %% torch.Tensor.is_leaf
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.is_leaf
# %% torch.Tensor.output_nr
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.output_nr
# %% torch.is_nonzero
one = torch.tensor([2.5])
result = torch.is_nonzero(input=one)
