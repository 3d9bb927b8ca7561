import torch
from torch import nn

# %% torch.nn.utils.rnn.PackedSequence
packed = nn.utils.rnn.pack_padded_sequence(torch.arange(12.0).reshape(2, 3, 2), [3, 2], batch_first=True)
a = packed.data
b = packed.batch_sizes
# %% torch.nn.utils.rnn.PackedSequence
packed = nn.utils.rnn.pack_padded_sequence(torch.arange(12.0).reshape(2, 3, 2), torch.tensor([2, 3]), batch_first=True, enforce_sorted=False)
a = packed.sorted_indices
b = packed.unsorted_indices
c, d = nn.utils.rnn.pad_packed_sequence(packed, batch_first=True)
# %% torch.nn.utils.rnn.PackedSequence
packed = nn.utils.rnn.pack_sequence([torch.tensor([1.0, 2.0]), torch.tensor([3.0])])
moved = packed.to(torch.float64)
a = moved.data
b = packed.double().data.dtype
c = packed.cpu().batch_sizes
# %% torch.nn.utils.rnn.PackedSequence
packed = nn.utils.rnn.pack_sequence([torch.tensor([1.0, 2.0]), torch.tensor([3.0])])
a = packed.is_cuda
b = packed.is_pinned()
c = packed.int().data.dtype, packed.long().data.dtype, packed.half().data.dtype, packed.float().data.dtype
d = packed.to('cpu').data
e = packed.short().data.dtype, packed.char().data.dtype, packed.byte().data.dtype
# %% torch.nn.utils.rnn.PackedSequence
packed = nn.utils.rnn.pack_sequence([torch.tensor([1.0, 2.0]), torch.tensor([3.0])])
data, sizes, order, back = packed
e = packed._replace(data=data * 2).data
f = packed[0]
g = len(packed)
h = isinstance(packed, nn.utils.rnn.PackedSequence)
# %% torch.nn.utils.rnn.PackedSequence
packed = nn.utils.rnn.PackedSequence(torch.tensor([1.0, 2.0, 3.0]), torch.tensor([2, 1]))
a, b = nn.utils.rnn.pad_packed_sequence(packed)
c = nn.utils.rnn.unpack_sequence(packed)
# %% torch.signal.windows.hann
a = torch.signal.windows.hann(8)
b = torch.signal.windows.hann(8, sym=False)
c = torch.signal.windows.hann(M=7, dtype=torch.float64)
# %% torch.signal.windows.hann
a = torch.signal.windows.hann(0)
b = torch.signal.windows.hann(1)
c = torch.signal.windows.hann(2, sym=False)
# %% torch.signal.windows.hann
result = torch.signal.windows.hann(8, sym=True, dtype=None, device=None, requires_grad=False)
# %% torch.signal.windows.hann
result = torch.signal.windows.hann(8, requires_grad=True)
# %% torch.signal.windows.hamming torch.signal.windows.blackman torch.signal.windows.bartlett
a = torch.signal.windows.hamming(8, dtype=torch.float64)
b = torch.signal.windows.blackman(8, sym=False)
c = torch.signal.windows.bartlett(9)
# %% torch.signal.windows.hamming torch.signal.windows.blackman torch.signal.windows.bartlett
a = torch.signal.windows.hamming(1)
b = torch.signal.windows.blackman(1)
c = torch.signal.windows.bartlett(0)
# %% torch.signal.windows.kaiser
a = torch.signal.windows.kaiser(8)
b = torch.signal.windows.kaiser(8, beta=5.0)
c = torch.signal.windows.kaiser(9, beta=5.0, sym=False, dtype=torch.float64)
# %% torch.signal.windows.kaiser
a = torch.signal.windows.kaiser(1)
b = torch.signal.windows.kaiser(0)
# %% torch.signal.windows.gaussian
a = torch.signal.windows.gaussian(8)
b = torch.signal.windows.gaussian(8, std=2.0)
c = torch.signal.windows.gaussian(9, std=0.5, sym=False, dtype=torch.float64)
# %% torch.signal.windows.exponential
a = torch.signal.windows.exponential(8)
b = torch.signal.windows.exponential(8, tau=2.0)
c = torch.signal.windows.exponential(9, center=3.0, tau=0.5, sym=False)
# %% torch.signal.windows.cosine torch.signal.windows.nuttall
a = torch.signal.windows.cosine(8)
b = torch.signal.windows.nuttall(8, sym=False)
c = torch.signal.windows.cosine(9, dtype=torch.float64)
# %% torch.signal.windows.general_hamming torch.signal.windows.general_cosine
a = torch.signal.windows.general_hamming(8)
b = torch.signal.windows.general_hamming(8, alpha=0.7, sym=False)
c = torch.signal.windows.general_cosine(8, a=[0.5, 0.3, 0.2])
d = torch.signal.windows.general_cosine(9, a=[0.5, 0.5], sym=False, dtype=torch.float64)
# %% torch.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5], dtype=torch.float64)
counts, edges = torch.histogram(y, bins=4, range=(0.0, 3.0))
# %% torch.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5], dtype=torch.float64)
counts, edges = torch.histogram(y, 4)
# %% torch.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5], dtype=torch.float64)
counts, edges = torch.histogram(y, torch.tensor([0.0, 1.0, 1.5, 3.0], dtype=torch.float64))
# %% torch.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5], dtype=torch.float64)
counts, edges = torch.histogram(y, bins=3, range=(0.0, 3.0), weight=torch.tensor([1.0, 2.0, 3.0, 0.5], dtype=torch.float64), density=True)
# %% torch.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5])
counts, edges = torch.histogram(y, bins=3, range=(0.0, 3.0), weight=torch.tensor([1.0, 2.0, 3.0, 0.5]))
# %% torch.histogram
y = torch.tensor([[1.0, 2.0], [1.0, 0.5]])
counts, edges = torch.histogram(y, bins=3, density=True)
# %% torch.histogram
y = torch.tensor([1.0, 1.0])
counts, edges = torch.histogram(y, bins=2)
# %% torch.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5])
number = 3
counts, edges = torch.histogram(y, number, range=None, weight=None, density=False)
# %% torch.Tensor.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5], dtype=torch.float64)
counts, edges = y.histogram(bins=4, range=(0.0, 3.0))
# %% torch.Tensor.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5], dtype=torch.float64)
counts, edges = y.histogram(4)
# %% torch.Tensor.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5])
counts, edges = y.histogram(torch.tensor([0.0, 1.0, 1.5, 3.0]))
# %% torch.Tensor.histogram
y = torch.tensor([1.0, 2.0, 1.0, 0.5])
found = y.histogram(bins=4, range=(0.0, 3.0), weight=None, density=False)
a, b = found.hist, found.bin_edges
# %% torch.histc torch.Tensor.histc
y = torch.tensor([1.0, 2.0, 1.0, 0.5], dtype=torch.float64)
a = torch.histc(y, bins=4, min=0, max=3)
b = y.histc(4)
c = torch.histc(y, 5)
d = torch.histc(input=y.float(), bins=2, min=1, max=2)
# %% torch.nn.LSTM torch.nn.utils.rnn.pack_padded_sequence torch.nn.utils.rnn.pad_packed_sequence
layer = nn.LSTM(3, 4, batch_first=True, bidirectional=True)
packed = torch.nn.utils.rnn.pack_padded_sequence(torch.sin(torch.arange(36.0)).reshape(3, 4, 3), torch.tensor([2, 4, 1]), batch_first=True, enforce_sorted=False)
packed, state = layer(packed)
result = *torch.nn.utils.rnn.pad_packed_sequence(packed, batch_first=True), *state, packed.data, packed.batch_sizes
# %% torch.nn.GRU torch.nn.utils.rnn.pack_padded_sequence torch.nn.utils.rnn.pad_packed_sequence
layer = nn.GRU(3, 4, num_layers=2)
start = torch.cos(torch.arange(24.0)).reshape(2, 3, 4)
packed = torch.nn.utils.rnn.pack_padded_sequence(torch.sin(torch.arange(36.0)).reshape(4, 3, 3), [4, 3, 1])
packed, state = layer(packed, start)
result = *torch.nn.utils.rnn.pad_packed_sequence(packed), state
# %% torch.nn.RNN torch.nn.utils.rnn.pack_sequence torch.nn.utils.rnn.unpack_sequence
layer = nn.RNN(2, 3, nonlinearity="relu")
rows = [torch.sin(torch.arange(2.0 * n)).reshape(n, 2) for n in (1, 3, 2)]
packed, state = layer(torch.nn.utils.rnn.pack_sequence(rows, enforce_sorted=False), torch.ones(1, 3, 3))
result = *torch.nn.utils.rnn.unpack_sequence(packed), state
