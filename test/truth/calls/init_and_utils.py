w = torch.zeros(40, 50)
a = torch.nn.Parameter(torch.tensor([3.0, 4.0]))
b = torch.nn.Parameter(torch.tensor([[1.0], [2.0]]))

# %% torch.nn.init.constant_
w = torch.zeros(3, 4)
torch.nn.init.constant_(tensor=w, val=0.3)
# %% torch.nn.init.constant_
w = torch.zeros(3, 4)
r = torch.nn.init.constant_(tensor=w, val=0.3)
# %% torch.nn.init.constant_
_layer = torch.nn.Linear(4, 3)
torch.nn.init.constant_(tensor=_layer.weight, val=0.3)
w = _layer.weight
# %% torch.nn.init.ones_
w = torch.zeros(3, 4)
torch.nn.init.ones_(tensor=w)
# %% torch.nn.init.ones_
w = torch.zeros(3, 4)
r = torch.nn.init.ones_(tensor=w)
# %% torch.nn.init.ones_
_layer = torch.nn.Linear(4, 3)
torch.nn.init.ones_(tensor=_layer.weight)
w = _layer.weight
# %% torch.nn.init.zeros_
w = torch.zeros(3, 4)
torch.nn.init.zeros_(tensor=w)
# %% torch.nn.init.zeros_
w = torch.zeros(3, 4)
r = torch.nn.init.zeros_(tensor=w)
# %% torch.nn.init.zeros_
_layer = torch.nn.Linear(4, 3)
torch.nn.init.zeros_(tensor=_layer.weight)
w = _layer.weight
# %% torch.nn.init.eye_
w = torch.zeros(3, 4)
torch.nn.init.eye_(tensor=w)
# %% torch.nn.init.eye_
w = torch.zeros(3, 4)
r = torch.nn.init.eye_(tensor=w)
# %% torch.nn.init.eye_
_layer = torch.nn.Linear(4, 3)
torch.nn.init.eye_(tensor=_layer.weight)
w = _layer.weight
# %% torch.nn.init.uniform_
torch.nn.init.uniform_(tensor=w, a=-1.0, b=2.0)
# %% torch.nn.init.uniform_
r = torch.nn.init.uniform_(tensor=w, a=-1.0, b=2.0)
# %% torch.nn.init.uniform_
_layer = torch.nn.Linear(50, 40)
torch.nn.init.uniform_(tensor=_layer.weight, a=-1.0, b=2.0)
w = _layer.weight
# %% torch.nn.init.normal_
torch.nn.init.normal_(tensor=w, mean=1.0, std=2.0)
# %% torch.nn.init.normal_
r = torch.nn.init.normal_(tensor=w, mean=1.0, std=2.0)
# %% torch.nn.init.normal_
_layer = torch.nn.Linear(50, 40)
torch.nn.init.normal_(tensor=_layer.weight, mean=1.0, std=2.0)
w = _layer.weight
# %% torch.nn.init.trunc_normal_
torch.nn.init.trunc_normal_(tensor=w, mean=0.0, std=2.0, a=-1.0, b=1.5)
# %% torch.nn.init.trunc_normal_
r = torch.nn.init.trunc_normal_(tensor=w, mean=0.0, std=2.0, a=-1.0, b=1.5)
# %% torch.nn.init.trunc_normal_
_layer = torch.nn.Linear(50, 40)
torch.nn.init.trunc_normal_(tensor=_layer.weight, mean=0.0, std=2.0, a=-1.0, b=1.5)
w = _layer.weight
# %% torch.nn.init.xavier_uniform_
torch.nn.init.xavier_uniform_(tensor=w, gain=2.0)
# %% torch.nn.init.xavier_uniform_
r = torch.nn.init.xavier_uniform_(tensor=w, gain=2.0)
# %% torch.nn.init.xavier_uniform_
_layer = torch.nn.Linear(50, 40)
torch.nn.init.xavier_uniform_(tensor=_layer.weight, gain=2.0)
w = _layer.weight
# %% torch.nn.init.xavier_normal_
torch.nn.init.xavier_normal_(tensor=w, gain=2.0)
# %% torch.nn.init.xavier_normal_
r = torch.nn.init.xavier_normal_(tensor=w, gain=2.0)
# %% torch.nn.init.xavier_normal_
_layer = torch.nn.Linear(50, 40)
torch.nn.init.xavier_normal_(tensor=_layer.weight, gain=2.0)
w = _layer.weight
# %% torch.nn.init.kaiming_uniform_
torch.nn.init.kaiming_uniform_(tensor=w, a=0.2, mode='fan_out', nonlinearity='leaky_relu')
# %% torch.nn.init.kaiming_uniform_
r = torch.nn.init.kaiming_uniform_(tensor=w, a=0.2, mode='fan_out', nonlinearity='leaky_relu')
# %% torch.nn.init.kaiming_uniform_
_layer = torch.nn.Linear(50, 40)
torch.nn.init.kaiming_uniform_(tensor=_layer.weight, a=0.2, mode='fan_out', nonlinearity='leaky_relu')
w = _layer.weight
# %% torch.nn.init.kaiming_normal_
torch.nn.init.kaiming_normal_(tensor=w, a=0.0, mode='fan_in', nonlinearity='relu')
# %% torch.nn.init.kaiming_normal_
r = torch.nn.init.kaiming_normal_(tensor=w, a=0.0, mode='fan_in', nonlinearity='relu')
# %% torch.nn.init.kaiming_normal_
_layer = torch.nn.Linear(50, 40)
torch.nn.init.kaiming_normal_(tensor=_layer.weight, a=0.0, mode='fan_in', nonlinearity='relu')
w = _layer.weight
# %% torch.nn.init.orthogonal_
w = torch.zeros(3, 4)
torch.nn.init.orthogonal_(tensor=w, gain=2.0)
g = w @ w.T
w = None
r = None
# %% torch.nn.init.orthogonal_
_layer = torch.nn.Linear(4, 3)
torch.nn.init.orthogonal_(tensor=_layer.weight, gain=2.0)
w = _layer.weight
g = w @ w.T
w = None
r = None
# %% torch.nn.init.sparse_
torch.nn.init.sparse_(tensor=w, sparsity=0.5, std=0.1)
n = (w == 0).sum()
w = w.shape
# %% torch.nn.init.sparse_
_layer = torch.nn.Linear(50, 40)
torch.nn.init.sparse_(tensor=_layer.weight, sparsity=0.5, std=0.1)
w = _layer.weight
n = (w == 0).sum()
w = w.shape
# %% torch.nn.init.dirac_
w = torch.zeros(4, 2, 3)
torch.nn.init.dirac_(tensor=w, groups=2)
# %% torch.nn.init.dirac_
w = torch.ones(3, 3, 3, 3)
r = torch.nn.init.dirac_(w)
# %% torch.nn.init.calculate_gain
g = torch.nn.init.calculate_gain(nonlinearity='relu', param=None)
# %% torch.nn.init.calculate_gain
g = torch.nn.init.calculate_gain(nonlinearity='leaky_relu', param=0.2)
# %% torch.nn.init.calculate_gain
g = torch.nn.init.calculate_gain(nonlinearity='tanh', param=None)
# %% torch.nn.init.calculate_gain
g = torch.nn.init.calculate_gain(nonlinearity='linear', param=None)
# %% torch.nn.init.calculate_gain
g = torch.nn.init.calculate_gain(nonlinearity='selu', param=None)
# %% torch.nn.init.calculate_gain
g = torch.nn.init.calculate_gain(nonlinearity='sigmoid', param=None)
# %% torch.nn.init.calculate_gain
g = torch.nn.init.calculate_gain(nonlinearity='conv2d', param=None)
# %% torch.nn.init._calculate_fan_in_and_fan_out
a = torch.nn.init._calculate_fan_in_and_fan_out(torch.zeros(3, 4, 5))
# %% torch.nn.utils.clip_grad_norm_
(a.sum() * 2 + (b * b).sum()).backward()
n = torch.nn.utils.clip_grad_norm_(parameters=[a, b], max_norm=1.0, norm_type=2.0, error_if_nonfinite=False)
g, h = a.grad, b.grad
# %% torch.nn.utils.clip_grad_norm_
(a.sum() * 2 + (b * b).sum()).backward()
n = torch.nn.utils.clip_grad_norm_(a, 1.0, float('inf'))
g, h = a.grad, b.grad
# %% torch.nn.utils.clip_grad_norm_
(a.sum() * 2 + (b * b).sum()).backward()
torch.nn.utils.clip_grad_norm_((v for v in (a, b)), max_norm=0.5)
g, h = a.grad, b.grad
# %% torch.nn.utils.clip_grad_value_
(a.sum() * 2 + (b * b).sum()).backward()
torch.nn.utils.clip_grad_value_(parameters=[a, b], clip_value=2.5)
g, h = a.grad, b.grad
# %% torch.nn.utils.clip_grad_value_
(a.sum() * 2 + (b * b).sum()).backward()
torch.nn.utils.clip_grad_value_(b, 2.5)
g, h = a.grad, b.grad
# %% torch.nn.utils.parameters_to_vector
(a.sum() * 2 + (b * b).sum()).backward()
v = torch.nn.utils.parameters_to_vector(parameters=[a, b])
# %% torch.nn.utils.vector_to_parameters
(a.sum() * 2 + (b * b).sum()).backward()
torch.nn.utils.vector_to_parameters(vec=torch.arange(4.0), parameters=[a, b])
# %% torch.nn.utils.vector_to_parameters
layer = torch.nn.Linear(2, 2)
torch.nn.utils.vector_to_parameters(torch.arange(6.0), layer.parameters())
w, b = layer.weight, layer.bias
# %% torch.nn.utils.weight_norm
layer = torch.nn.Linear(3, 2)
torch.nn.init.constant_(layer.weight, 0.5)
torch.nn.init.zeros_(layer.bias)
layer = torch.nn.utils.weight_norm(module=layer, name='weight', dim=0)
y = layer(torch.arange(6.0).reshape(2, 3))
# %% torch.nn.utils.weight_norm
layer = torch.nn.Conv2d(2, 4, 3, bias=False)
torch.nn.init.constant_(layer.weight, 0.5)
torch.nn.utils.weight_norm(layer)
y = layer(torch.arange(50.0).reshape(1, 2, 5, 5))
n = len(list(layer.parameters()))
# %% torch.nn.utils.parametrizations.weight_norm
layer = torch.nn.Linear(3, 2)
torch.nn.init.constant_(layer.weight, 0.5)
torch.nn.init.zeros_(layer.bias)
layer = torch.nn.utils.parametrizations.weight_norm(module=layer, name='weight', dim=0)
y = layer(torch.arange(6.0).reshape(2, 3))
# %% torch.nn.utils.parametrizations.weight_norm
layer = torch.nn.Conv2d(2, 4, 3, bias=False)
torch.nn.init.constant_(layer.weight, 0.5)
torch.nn.utils.parametrizations.weight_norm(layer)
y = layer(torch.arange(50.0).reshape(1, 2, 5, 5))
n = len(list(layer.parameters()))
# %% torch.nn.utils.remove_weight_norm
layer = torch.nn.Linear(3, 2, bias=False)
torch.nn.init.constant_(layer.weight, 0.5)
layer = torch.nn.utils.weight_norm(layer)
torch.nn.utils.remove_weight_norm(module=layer, name='weight')
y = layer(torch.arange(6.0).reshape(2, 3))
w = layer.weight
# %% torch.nn.utils.spectral_norm
layer = torch.nn.Linear(3, 2, bias=False)
with torch.no_grad():
    layer.weight.copy_(torch.tensor([[3.0, 0.0, 0.0], [0.0, 1.0, 0.0]]))
layer = torch.nn.utils.spectral_norm(module=layer, name='weight', n_power_iterations=30, eps=1e-12, dim=None)
y = layer(torch.arange(6.0).reshape(2, 3))
# %% torch.nn.utils.spectral_norm
layer = torch.nn.Conv2d(2, 4, 3)
layer = torch.nn.utils.spectral_norm(layer)
s = layer(torch.arange(50.0).reshape(1, 2, 5, 5)).shape
# %% torch.nn.utils.parametrizations.spectral_norm
layer = torch.nn.Linear(3, 2, bias=False)
with torch.no_grad():
    layer.weight.copy_(torch.tensor([[3.0, 0.0, 0.0], [0.0, 1.0, 0.0]]))
layer = torch.nn.utils.parametrizations.spectral_norm(module=layer, name='weight', n_power_iterations=30, eps=1e-12, dim=None)
y = layer(torch.arange(6.0).reshape(2, 3))
# %% torch.nn.utils.parametrizations.spectral_norm
layer = torch.nn.Conv2d(2, 4, 3)
layer = torch.nn.utils.parametrizations.spectral_norm(layer)
s = layer(torch.arange(50.0).reshape(1, 2, 5, 5)).shape
# %% torch.nn.utils.rnn.pad_sequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
y = torch.nn.utils.rnn.pad_sequence(sequences=[a, b], batch_first=True, padding_value=-1.0)
# %% torch.nn.utils.rnn.pad_sequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
y = torch.nn.utils.rnn.pad_sequence([a, b], padding_value=2.0, padding_side='left')
# %% torch.nn.utils.rnn.unpad_sequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
_y = torch.nn.utils.rnn.pad_sequence([a, b])
u = torch.nn.utils.rnn.unpad_sequence(padded_sequences=_y, lengths=torch.tensor([3, 1]), batch_first=False)
# %% torch.nn.utils.rnn.pack_padded_sequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
x = torch.nn.utils.rnn.pad_sequence([a, b])
p = torch.nn.utils.rnn.pack_padded_sequence(input=x, lengths=[3, 1], batch_first=False, enforce_sorted=True)
d, s = p.data, p.batch_sizes
# %% torch.nn.utils.rnn.pad_packed_sequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
_p = torch.nn.utils.rnn.pack_sequence([a, b])
y, n = torch.nn.utils.rnn.pad_packed_sequence(sequence=_p, batch_first=True, padding_value=0.0, total_length=None)
# %% torch.nn.utils.rnn.pack_sequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
p = torch.nn.utils.rnn.pack_sequence(sequences=[a, b], enforce_sorted=True)
d, s = p.data, p.batch_sizes
# %% torch.nn.utils.rnn.unpack_sequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
_p = torch.nn.utils.rnn.pack_sequence([b, a], enforce_sorted=False)
u = torch.nn.utils.rnn.unpack_sequence(packed_sequences=_p)
# %% torch.nn.utils.rnn.invert_permutation
u = torch.nn.utils.rnn.invert_permutation(permutation=torch.tensor([2, 0, 1]))
# %% torch.nn.utils.rnn.PackedSequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
p = torch.nn.utils.rnn.PackedSequence(data=a, batch_sizes=torch.tensor([2, 1]))
d, s = p.data, p.batch_sizes
# %% torch.nn.utils.rnn.pack_padded_sequence
a, b = torch.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), torch.tensor([[7.0, 8.0]])
x = torch.nn.utils.rnn.pad_sequence([b, a], batch_first=True)
p = torch.nn.utils.rnn.pack_padded_sequence(x, torch.tensor([1, 3]), batch_first=True, enforce_sorted=False)
y, n = torch.nn.utils.rnn.pad_packed_sequence(p, batch_first=True)
p = None
