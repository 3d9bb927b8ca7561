# %% torch.tensor
result = torch.tensor(data=[1.0, 2.0], dtype=torch.float64, device='cpu', requires_grad=True, pin_memory=False)
# %% torch.tensor
result = torch.tensor(data=[1, 2])
# %% torch.tensor
result = torch.tensor(data=3)
# %% torch.as_tensor
result = torch.as_tensor(data=[1.0, 2.0], dtype=torch.float64, device='cpu')
# %% torch.as_tensor
import numpy
values = numpy.array([[1.0, 2.0], [3.0, 4.0]], dtype='float32')
result = torch.as_tensor(data=values)
# %% torch.asarray
result = torch.asarray(obj=[1.0, 2.0], dtype=torch.float64, device='cpu', copy=True, requires_grad=True)
# %% torch.from_numpy
import numpy
values = numpy.array([[1.0, 2.0], [3.0, 4.0]], dtype='float32')
result = torch.from_numpy(values)
# %% torch.frombuffer
import numpy
values = numpy.array([[1.0, 2.0], [3.0, 4.0]], dtype='float32')
result = torch.frombuffer(buffer=bytearray(values.tobytes()), dtype=torch.float32, count=2, offset=4, requires_grad=False)
# %% torch.frombuffer
result = torch.frombuffer(bytearray(b'1234'), dtype=torch.uint8)
# %% torch.from_dlpack
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.from_dlpack(x)
# %% torch.utils.dlpack.from_dlpack
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.utils.dlpack.from_dlpack(x)
# %% torch.scalar_tensor
result = torch.scalar_tensor(s=3.5, dtype=torch.float64)
# %% torch.zeros
result = torch.zeros(2, 3)
# %% torch.zeros
result = torch.zeros(size=(2, 3), dtype=torch.int64, device='cpu', requires_grad=False)
# %% torch.zeros
result = torch.zeros([2, 3], dtype=torch.float64, requires_grad=True)
# %% torch.ones
result = torch.ones(2, 3)
# %% torch.ones
result = torch.ones(size=(2, 3), dtype=torch.int64, device='cpu', requires_grad=False)
# %% torch.empty
result = torch.empty(2, 3)
# %% torch.empty
result = torch.empty(size=(2, 3), dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.full
result = torch.full(size=(2, 3), fill_value=1.5, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.full
result = torch.full(size=(2, 3), fill_value=2)
# %% torch.full
result = torch.full((2,), True)
# %% torch.zeros_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.zeros_like(input=x, dtype=torch.int64, device='cpu', requires_grad=False)
# %% torch.ones_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.ones_like(input=x, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.empty_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.empty_like(input=x, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.full_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.full_like(input=x, fill_value=2, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.full_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.full_like(input=x, fill_value=2)
# %% torch.rand_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.rand_like(input=x, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.randn_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.randn_like(input=x, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.randint_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.randint_like(input=x, low=0, high=10, dtype=torch.int64, device='cpu', requires_grad=False)
# %% torch.randint_like
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.randint_like(input=x, high=10)
# %% torch.arange
result = torch.arange(start=1, end=7, step=2, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.arange
result = torch.arange(end=5)
# %% torch.arange
result = torch.arange(1, 2.5, 0.5)
# %% torch.range
result = torch.range(start=1, end=7, step=2, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.range
result = torch.range(1, 3)
# %% torch.linspace
result = torch.linspace(start=0.0, end=1.0, steps=5, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.linspace
result = torch.linspace(start=0, end=10, steps=5)
# %% torch.logspace
result = torch.logspace(start=0.0, end=2.0, steps=3, base=2.0, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.logspace
result = torch.logspace(start=0.0, end=2.0, steps=3)
# %% torch.eye
result = torch.eye(n=3, m=4, dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.eye
result = torch.eye(n=3)
# %% torch.rand
result = torch.rand(20, 30)
# %% torch.rand
result = torch.rand(size=(20, 30), dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.randn
result = torch.randn(20, 30)
# %% torch.randn
result = torch.randn(size=(20, 30), dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.randint
result = torch.randint(low=2, high=10, size=(20, 30), dtype=torch.int32, device='cpu', requires_grad=False)
# %% torch.randint
result = torch.randint(high=10, size=(20, 30))
# %% torch.randint
result = torch.randint(10, (20, 30))
# %% torch.randperm
result = torch.randperm(n=30, dtype=torch.int32, device='cpu', requires_grad=False)
# %% torch.normal
result = torch.normal(mean=torch.zeros(20, 30), std=torch.ones(20, 30))
# %% torch.normal
result = torch.normal(mean=1.0, std=torch.ones(20, 30))
# %% torch.normal
result = torch.normal(mean=torch.zeros(20, 30), std=2.0)
# %% torch.normal
result = torch.normal(mean=0.0, std=1.0, size=(20, 30))
# %% torch.bernoulli
result = torch.bernoulli(input=torch.full((20, 30), 0.3))
# %% torch.poisson
result = torch.poisson(input=torch.full((20, 30), 3.0))
# %% torch.multinomial
result = torch.multinomial(input=torch.tensor([0.2, 0.3, 0.5]), num_samples=100, replacement=True)
# %% torch.complex
result = torch.complex(torch.ones(2), torch.zeros(2))
# %% torch.empty_strided
result = torch.empty_strided(size=(2, 3), stride=(3, 1), dtype=torch.float64, device='cpu', requires_grad=True)
# %% torch.empty_permuted
result = torch.empty_permuted((2, 3), (0, 1))
# %% torch.hann_window
result = torch.hann_window(window_length=6, periodic=True, dtype=torch.float64, device='cpu', requires_grad=False)
# %% torch.hann_window
result = torch.hann_window(window_length=6)
# %% torch.hann_window
result = torch.hann_window(6, False)
# %% torch.hamming_window
result = torch.hamming_window(window_length=6, periodic=False, alpha=0.5, beta=0.5, dtype=torch.float64, requires_grad=False)
# %% torch.hamming_window
result = torch.hamming_window(window_length=6)
# %% torch.hamming_window
result = torch.hamming_window(6, False)
# %% torch.blackman_window
result = torch.blackman_window(window_length=6, periodic=False, dtype=torch.float64, requires_grad=False)
# %% torch.blackman_window
result = torch.blackman_window(6)
# %% torch.bartlett_window
result = torch.bartlett_window(window_length=6, periodic=False, dtype=torch.float64, requires_grad=False)
# %% torch.bartlett_window
result = torch.bartlett_window(6)
# %% torch.kaiser_window
result = torch.kaiser_window(window_length=6, periodic=False, beta=10.0, dtype=torch.float64, requires_grad=False)
# %% torch.kaiser_window
result = torch.kaiser_window(6)
# %% torch.signal.windows.bartlett
result = torch.signal.windows.bartlett(6, sym=False, dtype=torch.float64)
# %% torch.signal.windows.blackman
result = torch.signal.windows.blackman(M=6, sym=False, dtype=torch.float64, requires_grad=False)
# %% torch.signal.windows.blackman
result = torch.signal.windows.blackman(6)
# %% torch.signal.windows.cosine
result = torch.signal.windows.cosine(M=6, sym=False, dtype=torch.float64, requires_grad=False)
# %% torch.signal.windows.cosine
result = torch.signal.windows.cosine(6)
# %% torch.signal.windows.exponential
result = torch.signal.windows.exponential(M=6, center=None, tau=2.0, sym=True, dtype=torch.float64)
# %% torch.signal.windows.exponential
result = torch.signal.windows.exponential(6)
# %% torch.signal.windows.gaussian
result = torch.signal.windows.gaussian(M=6, std=2.0, sym=False, dtype=torch.float64)
# %% torch.signal.windows.gaussian
result = torch.signal.windows.gaussian(6)
# %% torch.signal.windows.general_cosine
result = torch.signal.windows.general_cosine(M=6, a=[0.46, 0.23, 0.31], sym=False, dtype=torch.float64)
# %% torch.signal.windows.general_cosine
result = torch.signal.windows.general_cosine(6, a=[0.46, 0.23, 0.31])
# %% torch.signal.windows.general_hamming
result = torch.signal.windows.general_hamming(M=6, alpha=0.54, sym=False, dtype=torch.float64)
# %% torch.signal.windows.general_hamming
result = torch.signal.windows.general_hamming(6)
# %% torch.signal.windows.hamming
result = torch.signal.windows.hamming(M=6, sym=False, dtype=torch.float64)
# %% torch.signal.windows.hamming
result = torch.signal.windows.hamming(6)
# %% torch.signal.windows.hann
result = torch.signal.windows.hann(M=6, sym=False, dtype=torch.float64)
# %% torch.signal.windows.hann
result = torch.signal.windows.hann(6)
# %% torch.signal.windows.kaiser
result = torch.signal.windows.kaiser(M=6, beta=8.0, sym=False, dtype=torch.float64)
# %% torch.signal.windows.nuttall
result = torch.signal.windows.nuttall(M=6, sym=False, dtype=torch.float64)
# %% torch.fft.fftfreq
result = torch.fft.fftfreq(n=5, d=0.5, dtype=torch.float64, device='cpu', requires_grad=False)
# %% torch.fft.fftfreq
result = torch.fft.fftfreq(5)
# %% torch.fft.rfftfreq
result = torch.fft.rfftfreq(n=5, d=0.5, dtype=torch.float64, device='cpu', requires_grad=False)
# %% torch.fft.rfftfreq
result = torch.fft.rfftfreq(5)
# %% torch.finfo
result = torch.finfo(torch.float32).eps
# %% torch.finfo
result = torch.finfo(type=torch.float64).max
# %% torch.finfo
result = torch.finfo(torch.float32).tiny
# %% torch.finfo
result = torch.finfo(torch.float32).min
# %% torch.finfo
result = torch.finfo(torch.float32).bits
# %% torch.finfo
result = torch.finfo(torch.float32).resolution
# %% torch.finfo
result = torch.finfo(torch.float32).smallest_normal
# %% torch.iinfo
result = torch.iinfo(torch.int32).max
# %% torch.iinfo
result = torch.iinfo(type=torch.int64).min
# %% torch.iinfo
result = torch.iinfo(torch.uint8).bits
# %% torch.Tensor
result = torch.Tensor([1.0, 2.0])
# %% torch.Tensor
result = torch.Tensor(2, 3).shape
# %% torch.FloatTensor
result = torch.FloatTensor([1.0, 2.0])
# %% torch.DoubleTensor
result = torch.DoubleTensor([1.0, 2.0])
# %% torch.HalfTensor
result = torch.HalfTensor([1.0, 2.0])
# %% torch.BFloat16Tensor
result = torch.BFloat16Tensor([1.0, 2.0])
# %% torch.ByteTensor
result = torch.ByteTensor([1, 2])
# %% torch.CharTensor
result = torch.CharTensor([1, -2])
# %% torch.ShortTensor
result = torch.ShortTensor([1, 2])
# %% torch.IntTensor
result = torch.IntTensor([1, 2])
# %% torch.LongTensor
result = torch.LongTensor([1, 2])
# %% torch.BoolTensor
result = torch.BoolTensor([True, False])
# %% torch.FloatTensor
result = torch.FloatTensor(2, 3).shape
# %% torch.Size
result = torch.Size([2, 3])
# %% torch.float32
result = torch.float32
# %% torch.float64
result = torch.float64
# %% torch.float16
result = torch.float16
# %% torch.bfloat16
result = torch.bfloat16
# %% torch.half
result = torch.half
# %% torch.float
result = torch.float
# %% torch.double
result = torch.double
# %% torch.int
result = torch.int
# %% torch.long
result = torch.long
# %% torch.short
result = torch.short
# %% torch.int8
result = torch.int8
# %% torch.int16
result = torch.int16
# %% torch.int32
result = torch.int32
# %% torch.int64
result = torch.int64
# %% torch.uint8
result = torch.uint8
# %% torch.bool
result = torch.bool
# %% torch.complex64
result = torch.complex64
# %% torch.complex128
result = torch.complex128
# %% torch.cfloat
result = torch.cfloat
# %% torch.cdouble
result = torch.cdouble
# %% torch.float8_e4m3fn
result = torch.float8_e4m3fn
# %% torch.float8_e5m2
result = torch.float8_e5m2
# %% torch.uint16
result = torch.uint16
# %% torch.uint32
result = torch.uint32
# %% torch.uint64
result = torch.uint64
# %% torch.pi
result = torch.pi
# %% torch.e
result = torch.e
# %% torch.inf
result = torch.inf
# %% torch.nan
result = torch.nan
# %% torch.newaxis
result = torch.newaxis
# %% torch.bfloat16.itemsize
result = torch.bfloat16.itemsize
# %% torch.bool.itemsize
result = torch.bool.itemsize
# %% torch.cfloat.itemsize
result = torch.cfloat.itemsize
# %% torch.complex128.itemsize
result = torch.complex128.itemsize
# %% torch.complex64.itemsize
result = torch.complex64.itemsize
# %% torch.double.itemsize
result = torch.double.itemsize
# %% torch.float16.itemsize
result = torch.float16.itemsize
# %% torch.float32.itemsize
result = torch.float32.itemsize
# %% torch.float64.itemsize
result = torch.float64.itemsize
# %% torch.float8_e4m3fn.itemsize
result = torch.float8_e4m3fn.itemsize
# %% torch.int16.itemsize
result = torch.int16.itemsize
# %% torch.int32.itemsize
result = torch.int32.itemsize
# %% torch.int64.itemsize
result = torch.int64.itemsize
# %% torch.int8.itemsize
result = torch.int8.itemsize
# %% torch.uint8.itemsize
result = torch.uint8.itemsize
# %% torch.long.itemsize
result = torch.long.itemsize
# %% torch.float32.is_floating_point
result = torch.float32.is_floating_point
# %% torch.int32.is_floating_point
result = torch.int32.is_floating_point
# %% torch.complex64.is_complex
result = torch.complex64.is_complex
# %% torch.float32.is_complex
result = torch.float32.is_complex
# %% torch.int8.is_signed
result = torch.int8.is_signed
# %% torch.get_default_dtype
result = torch.get_default_dtype()
# %% torch.get_default_device
result = torch.get_default_device()
# %% torch.is_grad_enabled
result = torch.is_grad_enabled()
# %% torch.is_inference_mode_enabled
result = torch.is_inference_mode_enabled()
# %% torch.is_autocast_enabled
result = torch.is_autocast_enabled()
# %% torch.get_num_threads
result = torch.get_num_threads() > 0
# %% torch.get_num_interop_threads
result = torch.get_num_interop_threads() > 0
# %% torch.seed
result = torch.seed() > 0
# %% torch.initial_seed
result = torch.initial_seed() > 0
# %% torch.random.initial_seed
result = torch.random.initial_seed() > 0
# %% torch.random.seed
result = torch.random.seed() > 0
# %% torch.manual_seed
result = torch.manual_seed(seed=7)
# %% torch.random.manual_seed
result = torch.random.manual_seed(seed=7)
