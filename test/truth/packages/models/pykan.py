# Converted: pykan
# As they are: scikit-learn joblib cloudpickle narwhals threadpoolctl matplotlib pyparsing cycler python-dateutil six kiwisolver contourpy fonttools pandas sympy mpmath

# %% KAN
from kan import KAN
model = KAN(width=[3, 5, 2], grid=4, k=3, seed=0, auto_save=False)
for layer in model.act_fun:
    torch.nn.init.normal_(layer.coef, std=0.5)
run = lambda: model(torch.linspace(-1, 1, 4 * 3).reshape(4, 3))

# %% KAN with products
from kan import MultKAN
model = MultKAN(width=[2, [3, 2], 1], grid=5, k=2, base_fun="identity", noise_scale=0.5, auto_save=False)
for layer in model.act_fun:
    torch.nn.init.normal_(layer.coef, std=0.5)
run = lambda: model(torch.linspace(-1, 1, 6 * 2).reshape(6, 2))

# %% layer and splines
from kan.KANLayer import KANLayer
from kan.spline import B_batch, coef2curve
model = KANLayer(in_dim=3, out_dim=4, num=5, k=3)
torch.nn.init.normal_(model.coef, std=0.5)
x = torch.linspace(-0.9, 0.9, 30).reshape(10, 3)
grid = torch.linspace(-2, 2, 12).repeat(3, 1)
coefficients = torch.sin(torch.arange(3 * 2 * 8).float()).reshape(3, 2, 8)
run = lambda: [model(x), B_batch(x, grid, k=3), coef2curve(x, grid, coefficients, k=3)]
