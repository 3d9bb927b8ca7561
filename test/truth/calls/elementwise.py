# %% torch.abs
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.abs(input=x)
# %% torch.absolute
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.absolute(input=x)
# %% torch.asin
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.asin(input=x)
# %% torch.acos
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.acos(input=x)
# %% torch.atan
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.atan(input=x)
# %% torch.asinh
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.asinh(input=x)
# %% torch.atanh
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.atanh(input=x)
# %% torch.arcsin
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.arcsin(input=x)
# %% torch.arccos
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.arccos(input=x)
# %% torch.arctan
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.arctan(input=x)
# %% torch.arcsinh
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.arcsinh(input=x)
# %% torch.arctanh
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.arctanh(input=x)
# %% torch.erf
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.erf(input=x)
# %% torch.erfinv
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.erfinv(input=x)
# %% torch.tan
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.tan(input=x)
# %% torch.sin
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.sin(input=x)
# %% torch.cos
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.cos(input=x)
# %% torch.sinh
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.sinh(input=x)
# %% torch.cosh
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.cosh(input=x)
# %% torch.tanh
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.tanh(input=x)
# %% torch.sigmoid
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.sigmoid(input=x)
# %% torch.expm1
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.expm1(input=x)
# %% torch.exp
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.exp(input=x)
# %% torch.exp2
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.exp2(input=x)
# %% torch.erfc
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.erfc(input=x)
# %% torch.logit
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.logit(input=x)
# %% torch.sinc
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.sinc(input=x)
# %% torch.acosh
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.acosh(input=p)
# %% torch.arccosh
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.arccosh(input=p)
# %% torch.sqrt
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.sqrt(input=p)
# %% torch.rsqrt
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.rsqrt(input=p)
# %% torch.log
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.log(input=p)
# %% torch.log2
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.log2(input=p)
# %% torch.log10
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.log10(input=p)
# %% torch.log1p
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.log1p(input=p)
# %% torch.lgamma
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.lgamma(input=p)
# %% torch.digamma
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.digamma(input=p)
# %% torch.reciprocal
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.reciprocal(input=p)
# %% torch.square
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.square(input=p)
# %% torch.i0
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.i0(input=p)
# %% torch.ceil
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.ceil(input=n)
# %% torch.floor
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.floor(input=n)
# %% torch.round
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.round(input=n)
# %% torch.trunc
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.trunc(input=n)
# %% torch.fix
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.fix(input=n)
# %% torch.frac
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.frac(input=n)
# %% torch.neg
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.neg(input=n)
# %% torch.negative
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.negative(input=n)
# %% torch.positive
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.positive(input=n)
# %% torch.sign
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.sign(input=n)
# %% torch.sgn
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.sgn(input=n)
# %% torch.signbit
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.signbit(input=n)
# %% torch.deg2rad
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.deg2rad(input=n)
# %% torch.rad2deg
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.rad2deg(input=n)
# %% torch.relu
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.relu(input=n)
# %% torch.isinf
special = torch.tensor([1.0, float('inf'), float('-inf'), float('nan'), -0.0])
result = torch.isinf(input=special)
# %% torch.isnan
special = torch.tensor([1.0, float('inf'), float('-inf'), float('nan'), -0.0])
result = torch.isnan(input=special)
# %% torch.isneginf
special = torch.tensor([1.0, float('inf'), float('-inf'), float('nan'), -0.0])
result = torch.isneginf(input=special)
# %% torch.isposinf
special = torch.tensor([1.0, float('inf'), float('-inf'), float('nan'), -0.0])
result = torch.isposinf(input=special)
# %% torch.isfinite
special = torch.tensor([1.0, float('inf'), float('-inf'), float('nan'), -0.0])
result = torch.isfinite(input=special)
# %% torch.isreal
special = torch.tensor([1.0, float('inf'), float('-inf'), float('nan'), -0.0])
result = torch.isreal(input=special)
# %% torch.nan_to_num
special = torch.tensor([1.0, float('inf'), float('-inf'), float('nan'), -0.0])
result = torch.nan_to_num(input=special)
# %% torch.abs
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.abs(input=k)
# %% torch.neg
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.neg(input=k)
# %% torch.negative
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.negative(input=k)
# %% torch.sign
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.sign(input=k)
# %% torch.square
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.square(input=k)
# %% torch.bitwise_not
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.bitwise_not(input=k)
# %% torch.positive
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.positive(input=k)
# %% torch.sgn
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.sgn(input=k)
# %% torch.logical_not
b = torch.tensor([True, False, True])
result = torch.logical_not(input=b)
# %% torch.bitwise_not
b = torch.tensor([True, False, True])
result = torch.bitwise_not(input=b)
# %% torch.angle
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.angle(input=z)
# %% torch.conj
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.conj(input=z)
# %% torch.conj_physical
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.conj_physical(input=z)
# %% torch.real
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.real(input=z)
# %% torch.imag
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.imag(input=z)
# %% torch.abs
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.abs(input=z)
# %% torch.sgn
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.sgn(input=z)
# %% torch.exp
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.exp(input=z)
# %% torch.square
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.square(input=z)
# %% torch.reciprocal
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.reciprocal(input=z)
# %% torch.isreal
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.isreal(input=z)
# %% torch.resolve_conj
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.resolve_conj(input=z)
# %% torch.resolve_neg
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.resolve_neg(input=z)
# %% torch.is_conj
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.is_conj(input=z)
# %% torch.is_neg
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.is_neg(input=z)
# %% torch.neg
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.neg(input=z)
# %% torch.adjoint
z = torch.tensor([1 + 2j, -0.5 - 1j, 3 + 0j])
result = torch.adjoint(input=z.reshape(3, 1))
# %% torch.angle
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.angle(input=x)
# %% torch.conj
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.conj(input=x)
# %% torch.real
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.real(input=x)
# %% torch.is_complex
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.is_complex(input=x)
# %% torch.is_floating_point
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.is_floating_point(input=x)
# %% torch.is_nonzero
result = torch.is_nonzero(input=torch.tensor(2.0))
# %% torch.is_signed
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.is_signed(input=x)
# %% torch.is_tensor
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.is_tensor(obj=x)
# %% torch.is_inference
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.is_inference(input=x)
# %% torch.is_same_size
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.is_same_size(input=x, other=p)
# %% torch.is_storage
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.is_storage(obj=x)
# %% torch.round
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.round(input=n * 10, decimals=1)
# %% torch.special.round
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.special.round(input=n * 10, decimals=-1)
# %% torch.nan_to_num
special = torch.tensor([1.0, float('inf'), float('-inf'), float('nan'), -0.0])
result = torch.nan_to_num(input=special, nan=2.0, posinf=9.0, neginf=-9.0)
# %% torch.logit
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.logit(input=p / 5, eps=0.2)
# %% torch.exp
d = torch.tensor([0.5, -0.25, 0.75], dtype=torch.float64)
result = torch.exp(input=d)
# %% torch.abs
d = torch.tensor([0.5, -0.25, 0.75], dtype=torch.float64)
result = torch.abs(input=d)
# %% torch.sin
k = torch.tensor([[3, -2, 0], [1, 4, -5]])
result = torch.sin(input=k)
# %% torch.sqrt
result = torch.sqrt(input=torch.tensor([4, 9]))
# %% torch.exp
result = torch.exp(input=torch.tensor([1, 2]))
# %% torch.sigmoid
result = torch.sigmoid(input=torch.tensor([1, 2]))
# %% torch.special.digamma
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.digamma(input=p)
# %% torch.special.psi
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.psi(input=p)
# %% torch.special.erf
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.erf(input=x)
# %% torch.special.erfc
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.erfc(input=x)
# %% torch.special.erfcx
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.erfcx(input=x)
# %% torch.special.erfinv
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.erfinv(input=x)
# %% torch.special.exp2
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.exp2(input=x)
# %% torch.special.expit
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.expit(input=x)
# %% torch.special.expm1
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.expm1(input=x)
# %% torch.special.gammaln
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.gammaln(input=p)
# %% torch.special.i0
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.i0(input=x)
# %% torch.special.i0e
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.i0e(input=x)
# %% torch.special.i1
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.i1(input=x)
# %% torch.special.i1e
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.i1e(input=x)
# %% torch.special.log1p
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.log1p(input=x)
# %% torch.special.log_ndtr
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.special.log_ndtr(input=n)
# %% torch.special.ndtr
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.special.ndtr(input=n)
# %% torch.special.ndtri
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.ndtri(input=p / 5)
# %% torch.special.logit
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.logit(input=p / 5, eps=0.2)
# %% torch.special.sinc
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.special.sinc(input=n)
# %% torch.special.entr
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.special.entr(input=n)
# %% torch.special.airy_ai
n = torch.tensor([-2.5, -0.5, 0.0, 0.5, 1.5, 2.7])
result = torch.special.airy_ai(x=n)
# %% torch.special.bessel_j0
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.bessel_j0(input=p)
# %% torch.special.bessel_j1
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.bessel_j1(input=p)
# %% torch.special.bessel_y0
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.bessel_y0(input=p)
# %% torch.special.bessel_y1
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.bessel_y1(input=p)
# %% torch.special.modified_bessel_i0
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.modified_bessel_i0(input=p)
# %% torch.special.modified_bessel_i1
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.modified_bessel_i1(input=p)
# %% torch.special.modified_bessel_k0
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.modified_bessel_k0(input=p)
# %% torch.special.modified_bessel_k1
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.modified_bessel_k1(input=p)
# %% torch.special.scaled_modified_bessel_k0
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.scaled_modified_bessel_k0(x=p)
# %% torch.special.scaled_modified_bessel_k1
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.scaled_modified_bessel_k1(x=p)
# %% torch.special.spherical_bessel_j0
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.spherical_bessel_j0(x=p)
# %% torch.special.multigammaln
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.multigammaln(input=p, p=2)
# %% torch.mvlgamma
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.mvlgamma(input=p, p=2)
# %% torch.special.polygamma
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.polygamma(n=1, input=p)
# %% torch.polygamma
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.polygamma(n=2, input=p)
# %% torch.Tensor.polygamma
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = p.polygamma(n=1)
# %% torch.Tensor.polygamma_
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
p.polygamma_(n=1)
# %% torch.special.gammainc
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.gammainc(input=p, other=p + 1)
# %% torch.special.gammaincc
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.gammaincc(input=p, other=p + 1)
# %% torch.special.zeta
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.zeta(input=p, other=p)
# %% torch.special.xlogy
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.xlogy(input=p, other=p + 1)
# %% torch.special.xlog1py
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.special.xlog1py(input=p, other=p)
# %% torch.special.logsumexp
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.logsumexp(input=x, dim=1, keepdim=True)
# %% torch.special.softmax
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.softmax(input=x, dim=1, dtype=torch.float64)
# %% torch.special.log_softmax
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.log_softmax(input=x, dim=1, dtype=torch.float64)
# %% torch.special.chebyshev_polynomial_t
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.chebyshev_polynomial_t(input=x, n=3)
# %% torch.special.chebyshev_polynomial_u
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.chebyshev_polynomial_u(input=x, n=3)
# %% torch.special.hermite_polynomial_h
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.hermite_polynomial_h(input=x, n=3)
# %% torch.special.hermite_polynomial_he
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.hermite_polynomial_he(input=x, n=3)
# %% torch.special.laguerre_polynomial_l
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.laguerre_polynomial_l(input=x, n=3)
# %% torch.special.legendre_polynomial_p
x = torch.tensor([[0.5, -0.25, 0.75], [0.125, -0.5, 0.25]])
result = torch.special.legendre_polynomial_p(input=x, n=3)
# %% torch.igamma
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.igamma(input=p, other=p + 1)
# %% torch.igammac
p = torch.tensor([[1.5, 2.25, 3.0], [1.25, 4.0, 2.5]])
result = torch.igammac(input=p, other=p + 1)
