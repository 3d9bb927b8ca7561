x = torch.tensor([[-2.5, -0.75, 0.0, 0.25], [0.5, 1.5, 3.0, 7.0]])

# %% torch.nn.CELU
y = torch.nn.CELU(alpha=1.5, inplace=False)(x)
# %% torch.nn.ELU
y = torch.nn.ELU(alpha=0.5, inplace=False)(x)
# %% torch.nn.GELU
y = torch.nn.GELU(approximate='tanh')(x)
# %% torch.nn.Hardshrink
y = torch.nn.Hardshrink(lambd=0.7)(x)
# %% torch.nn.Hardsigmoid
y = torch.nn.Hardsigmoid(inplace=False)(x)
# %% torch.nn.Hardswish
y = torch.nn.Hardswish(inplace=False)(x)
# %% torch.nn.Hardtanh
y = torch.nn.Hardtanh(min_val=-0.5, max_val=2.0, inplace=False)(x)
# %% torch.nn.LeakyReLU
y = torch.nn.LeakyReLU(negative_slope=0.2, inplace=False)(x)
# %% torch.nn.LogSigmoid
y = torch.nn.LogSigmoid()(x)
# %% torch.nn.LogSoftmax
y = torch.nn.LogSoftmax(dim=1)(x)
# %% torch.nn.Mish
y = torch.nn.Mish(inplace=False)(x)
# %% torch.nn.PReLU
y = torch.nn.PReLU(num_parameters=1, init=0.3)(x)
# %% torch.nn.ReLU
y = torch.nn.ReLU(inplace=False)(x)
# %% torch.nn.ReLU6
y = torch.nn.ReLU6(inplace=False)(x)
# %% torch.nn.SELU
y = torch.nn.SELU(inplace=False)(x)
# %% torch.nn.SiLU
y = torch.nn.SiLU(inplace=False)(x)
# %% torch.nn.Sigmoid
y = torch.nn.Sigmoid()(x)
# %% torch.nn.Softmax
y = torch.nn.Softmax(dim=0)(x)
# %% torch.nn.Softmin
y = torch.nn.Softmin(dim=1)(x)
# %% torch.nn.Softplus
y = torch.nn.Softplus(beta=2, threshold=3)(x)
# %% torch.nn.Softshrink
y = torch.nn.Softshrink(lambd=0.3)(x)
# %% torch.nn.Softsign
y = torch.nn.Softsign()(x)
# %% torch.nn.Tanh
y = torch.nn.Tanh()(x)
# %% torch.nn.Tanhshrink
y = torch.nn.Tanhshrink()(x)
# %% torch.nn.Threshold
y = torch.nn.Threshold(threshold=0.3, value=-1.0, inplace=False)(x)
# %% torch.nn.GLU
y = torch.nn.GLU(dim=1)(x)
# %% torch.nn.CELU
_layer = torch.nn.CELU(alpha=1.5, inplace=True)
y = _layer(x * 2)
# %% torch.nn.ELU
_layer = torch.nn.ELU(alpha=0.5, inplace=True)
y = _layer(x * 2)
# %% torch.nn.Hardsigmoid
_layer = torch.nn.Hardsigmoid(inplace=True)
y = _layer(x * 2)
# %% torch.nn.Hardswish
_layer = torch.nn.Hardswish(inplace=True)
y = _layer(x * 2)
# %% torch.nn.Hardtanh
_layer = torch.nn.Hardtanh(min_val=-0.5, max_val=2.0, inplace=True)
y = _layer(x * 2)
# %% torch.nn.LeakyReLU
_layer = torch.nn.LeakyReLU(negative_slope=0.2, inplace=True)
y = _layer(x * 2)
# %% torch.nn.Mish
_layer = torch.nn.Mish(inplace=True)
y = _layer(x * 2)
# %% torch.nn.ReLU
_layer = torch.nn.ReLU(inplace=True)
y = _layer(x * 2)
# %% torch.nn.ReLU6
_layer = torch.nn.ReLU6(inplace=True)
y = _layer(x * 2)
# %% torch.nn.SELU
_layer = torch.nn.SELU(inplace=True)
y = _layer(x * 2)
# %% torch.nn.SiLU
_layer = torch.nn.SiLU(inplace=True)
y = _layer(x * 2)
# %% torch.nn.Threshold
_layer = torch.nn.Threshold(threshold=0.3, value=-1.0, inplace=True)
y = _layer(x * 2)
# %% torch.nn.RReLU
_layer = torch.nn.RReLU(lower=0.1, upper=0.3, inplace=False)
_layer.eval()
y = _layer(x)
# %% torch.nn.RReLU
x = torch.ones(40, 50) * -3
y = torch.nn.RReLU(lower=0.1, upper=0.3, inplace=False)(x)
# %% torch.nn.Softmax2d
x = torch.arange(24.0).reshape(1, 2, 3, 4) / 10
y = torch.nn.Softmax2d()(x)
# %% torch.nn.functional.celu
y = torch.nn.functional.celu(input=x, alpha=1.5, inplace=False)
# %% torch.nn.functional.elu
y = torch.nn.functional.elu(input=x, alpha=0.5, inplace=False)
# %% torch.nn.functional.gelu
y = torch.nn.functional.gelu(input=x, approximate='tanh')
# %% torch.nn.functional.hardshrink
y = torch.nn.functional.hardshrink(input=x, lambd=0.7)
# %% torch.nn.functional.hardsigmoid
y = torch.nn.functional.hardsigmoid(input=x, inplace=False)
# %% torch.nn.functional.hardswish
y = torch.nn.functional.hardswish(input=x, inplace=False)
# %% torch.nn.functional.hardtanh
y = torch.nn.functional.hardtanh(input=x, min_val=-0.5, max_val=2.0, inplace=False)
# %% torch.nn.functional.leaky_relu
y = torch.nn.functional.leaky_relu(input=x, negative_slope=0.2, inplace=False)
# %% torch.nn.functional.logsigmoid
y = torch.nn.functional.logsigmoid(input=x)
# %% torch.nn.functional.log_softmax
y = torch.nn.functional.log_softmax(input=x, dim=1, dtype=torch.float64)
# %% torch.nn.functional.mish
y = torch.nn.functional.mish(input=x, inplace=False)
# %% torch.nn.functional.relu
y = torch.nn.functional.relu(input=x, inplace=False)
# %% torch.nn.functional.relu6
y = torch.nn.functional.relu6(input=x, inplace=False)
# %% torch.nn.functional.selu
y = torch.nn.functional.selu(input=x, inplace=False)
# %% torch.nn.functional.silu
y = torch.nn.functional.silu(input=x, inplace=False)
# %% torch.nn.functional.sigmoid
y = torch.nn.functional.sigmoid(input=x)
# %% torch.nn.functional.softmax
y = torch.nn.functional.softmax(input=x, dim=0, dtype=torch.float64)
# %% torch.nn.functional.softmin
y = torch.nn.functional.softmin(input=x, dim=1, dtype=torch.float64)
# %% torch.nn.functional.softplus
y = torch.nn.functional.softplus(input=x, beta=2, threshold=3)
# %% torch.nn.functional.softshrink
y = torch.nn.functional.softshrink(input=x, lambd=0.3)
# %% torch.nn.functional.softsign
y = torch.nn.functional.softsign(input=x)
# %% torch.nn.functional.tanh
y = torch.nn.functional.tanh(input=x)
# %% torch.nn.functional.tanhshrink
y = torch.nn.functional.tanhshrink(input=x)
# %% torch.nn.functional.threshold
y = torch.nn.functional.threshold(input=x, threshold=0.3, value=-1.0, inplace=False)
# %% torch.nn.functional.glu
y = torch.nn.functional.glu(input=x, dim=1)
# %% torch.nn.functional.rrelu
y = torch.nn.functional.rrelu(input=x, lower=0.1, upper=0.3, training=False, inplace=False)
# %% torch.nn.functional.normalize
y = torch.nn.functional.normalize(input=x, p=2.0, dim=1, eps=1e-12)
# %% torch.nn.functional.dropout
y = torch.nn.functional.dropout(input=x, p=0.0, training=True, inplace=False)
# %% torch.nn.functional.alpha_dropout
y = torch.nn.functional.alpha_dropout(input=x, p=0.5, training=False, inplace=False)
# %% torch.nn.functional.dropout1d
y = torch.nn.functional.dropout1d(input=x, p=0.5, training=False, inplace=False)
# %% torch.nn.functional.feature_alpha_dropout
y = torch.nn.functional.feature_alpha_dropout(input=x, p=0.5, training=False, inplace=False)
# %% torch.nn.functional.gumbel_softmax
x = torch.zeros(200, 3)
y = torch.nn.functional.gumbel_softmax(logits=x, tau=1, hard=True, eps=1e-10, dim=-1)
# %% torch.nn.functional.celu
y = torch.nn.functional.celu(input=x, alpha=1.5, inplace=True)
# %% torch.nn.functional.elu
y = torch.nn.functional.elu(input=x, alpha=0.5, inplace=True)
# %% torch.nn.functional.hardsigmoid
y = torch.nn.functional.hardsigmoid(input=x, inplace=True)
# %% torch.nn.functional.hardswish
y = torch.nn.functional.hardswish(input=x, inplace=True)
# %% torch.nn.functional.hardtanh
y = torch.nn.functional.hardtanh(input=x, min_val=-0.5, max_val=2.0, inplace=True)
# %% torch.nn.functional.leaky_relu
y = torch.nn.functional.leaky_relu(input=x, negative_slope=0.2, inplace=True)
# %% torch.nn.functional.mish
y = torch.nn.functional.mish(input=x, inplace=True)
# %% torch.nn.functional.relu
y = torch.nn.functional.relu(input=x, inplace=True)
# %% torch.nn.functional.relu6
y = torch.nn.functional.relu6(input=x, inplace=True)
# %% torch.nn.functional.selu
y = torch.nn.functional.selu(input=x, inplace=True)
# %% torch.nn.functional.silu
y = torch.nn.functional.silu(input=x, inplace=True)
# %% torch.nn.functional.threshold
y = torch.nn.functional.threshold(input=x, threshold=0.3, value=-1.0, inplace=True)
# %% torch.nn.functional.rrelu
y = torch.nn.functional.rrelu(input=x, lower=0.2, upper=0.2, training=False, inplace=True)
# %% torch.nn.functional.celu_
y = torch.nn.functional.celu_(input=x, alpha=1.5)
# %% torch.nn.functional.elu_
y = torch.nn.functional.elu_(input=x, alpha=0.5)
# %% torch.nn.functional.hardtanh_
y = torch.nn.functional.hardtanh_(input=x, min_val=-0.5, max_val=2.0)
# %% torch.nn.functional.leaky_relu_
y = torch.nn.functional.leaky_relu_(input=x, negative_slope=0.2)
# %% torch.nn.functional.relu_
y = torch.nn.functional.relu_(input=x)
# %% torch.nn.functional.selu_
y = torch.nn.functional.selu_(input=x)
# %% torch.nn.functional.threshold_
y = torch.nn.functional.threshold_(input=x, threshold=0.3, value=-1.0)
# %% torch.nn.functional.rrelu_
y = torch.nn.functional.rrelu_(input=x, lower=0.2, upper=0.2, training=False)
# %% torch.nn.functional.prelu
y = torch.nn.functional.prelu(input=x, weight=torch.tensor([0.3]))
# %% torch.nn.functional.prelu
y = torch.nn.functional.prelu(input=x, weight=torch.tensor([0.3, 0.1, 0.2, 0.5]))
# %% torch.nn.functional.dropout2d
x = torch.ones(4, 50, 3, 3)
y = torch.nn.functional.dropout2d(input=x, p=0.4, training=True, inplace=False)
# %% torch.nn.functional.dropout2d
x = torch.ones(4, 50, 3, 3)
y = torch.nn.functional.dropout2d(input=x, p=0.4, training=False, inplace=True)
# %% torch.nn.functional.dropout3d
x = torch.ones(4, 50, 2, 2, 2)
y = torch.nn.functional.dropout3d(input=x, p=0.4, training=True, inplace=False)
# %% torch.nn.functional.dropout3d
x = torch.ones(4, 50, 2, 2, 2)
y = torch.nn.functional.dropout3d(input=x, p=0.4, training=False, inplace=True)
# %% torch.nn.functional.dropout1d
x = torch.ones(20, 50, 4)
y = torch.nn.functional.dropout1d(input=x, p=0.4, training=True, inplace=False)
# %% torch.nn.functional.dropout1d
x = torch.ones(20, 50, 4)
y = torch.nn.functional.dropout1d(input=x, p=0.4, training=False, inplace=True)
# %% torch.nn.functional.dropout
x = torch.ones(100, 30)
y = torch.nn.functional.dropout(input=x, p=0.4, training=True, inplace=False)
# %% torch.nn.functional.dropout
x = torch.ones(100, 30)
y = torch.nn.functional.dropout(input=x, p=0.4, training=False, inplace=True)
# %% torch.nn.functional.alpha_dropout
x = torch.ones(100, 30)
y = torch.nn.functional.alpha_dropout(input=x, p=0.4, training=True, inplace=False)
# %% torch.nn.functional.alpha_dropout
x = torch.ones(100, 30)
y = torch.nn.functional.alpha_dropout(input=x, p=0.4, training=False, inplace=True)
# %% torch.nn.functional.feature_alpha_dropout
x = torch.ones(20, 50, 4)
y = torch.nn.functional.feature_alpha_dropout(input=x, p=0.4, training=True, inplace=False)
# %% torch.nn.functional.feature_alpha_dropout
x = torch.ones(20, 50, 4)
y = torch.nn.functional.feature_alpha_dropout(input=x, p=0.4, training=False, inplace=True)
# %% torch.nn.Dropout
x = torch.ones(100, 30)
y = torch.nn.Dropout(p=0.4, inplace=False)(x)
# %% torch.nn.Dropout
x = torch.ones(100, 30)
_layer = torch.nn.Dropout(p=0.4, inplace=True)
_layer.eval()
y = _layer(x)
# %% torch.nn.Dropout1d
x = torch.ones(20, 50, 4)
y = torch.nn.Dropout1d(p=0.4, inplace=False)(x)
# %% torch.nn.Dropout1d
x = torch.ones(20, 50, 4)
_layer = torch.nn.Dropout1d(p=0.4, inplace=True)
_layer.eval()
y = _layer(x)
# %% torch.nn.Dropout1d
x = torch.ones(20, 50, 4)
y = torch.nn.Dropout1d(p=0.4)(x)
same = (y.reshape(20, 50, -1) == y.reshape(20, 50, -1)[:, :, :1]).all()
# %% torch.nn.Dropout2d
x = torch.ones(4, 50, 3, 3)
y = torch.nn.Dropout2d(p=0.4, inplace=False)(x)
# %% torch.nn.Dropout2d
x = torch.ones(4, 50, 3, 3)
_layer = torch.nn.Dropout2d(p=0.4, inplace=True)
_layer.eval()
y = _layer(x)
# %% torch.nn.Dropout2d
x = torch.ones(4, 50, 3, 3)
y = torch.nn.Dropout2d(p=0.4)(x)
same = (y.reshape(4, 50, -1) == y.reshape(4, 50, -1)[:, :, :1]).all()
# %% torch.nn.Dropout2d
x = torch.ones(40, 50)
y = torch.nn.Dropout2d(p=0.4)(x)
values = sorted(set((y * 3).round().int().flatten().tolist()))
kept = (y != 0).float().mean().item() > 0.5
# %% torch.nn.Dropout2d
x = torch.ones(20, 50, 4)
y = torch.nn.Dropout2d(0.4)(x)
same = (y == y[:, :, :1]).all()
# %% torch.nn.functional.dropout2d
x = torch.ones(20, 50)
y = torch.nn.functional.dropout2d(x, 0.4, training=False)
# %% torch.nn.functional.dropout2d
x = torch.ones(20, 50, 3)
y = torch.nn.functional.dropout2d(x, p=1.0)
# %% torch.nn.Dropout3d
x = torch.ones(4, 50, 2, 2, 2)
y = torch.nn.Dropout3d(p=0.4, inplace=False)(x)
# %% torch.nn.Dropout3d
x = torch.ones(4, 50, 2, 2, 2)
_layer = torch.nn.Dropout3d(p=0.4, inplace=True)
_layer.eval()
y = _layer(x)
# %% torch.nn.Dropout3d
x = torch.ones(4, 50, 2, 2, 2)
y = torch.nn.Dropout3d(p=0.4)(x)
same = (y.reshape(4, 50, -1) == y.reshape(4, 50, -1)[:, :, :1]).all()
# %% torch.nn.AlphaDropout
x = torch.ones(100, 30)
y = torch.nn.AlphaDropout(p=0.4, inplace=False)(x)
# %% torch.nn.AlphaDropout
x = torch.ones(100, 30)
_layer = torch.nn.AlphaDropout(p=0.4, inplace=True)
_layer.eval()
y = _layer(x)
# %% torch.nn.FeatureAlphaDropout
x = torch.ones(20, 50, 4)
y = torch.nn.FeatureAlphaDropout(p=0.4, inplace=False)(x)
# %% torch.nn.FeatureAlphaDropout
x = torch.ones(20, 50, 4)
_layer = torch.nn.FeatureAlphaDropout(p=0.4, inplace=True)
_layer.eval()
y = _layer(x)
