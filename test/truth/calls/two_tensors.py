# %% torch.add
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.add(input=x, other=y, alpha=2)
# %% torch.add
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.add(input=x, other=2.5)
# %% torch.add
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.add(input=x, other=row)
# %% torch.add
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.add(input=k, other=l, alpha=3)
# %% torch.add
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.add(input=k, other=1.5)
# %% torch.sub
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.sub(input=x, other=y, alpha=2)
# %% torch.sub
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.sub(input=k, other=2)
# %% torch.subtract
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.subtract(input=x, other=y, alpha=0.5)
# %% torch.subtract
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.subtract(input=x, other=2)
# %% torch.rsub
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.rsub(input=x, other=y, alpha=2)
# %% torch.rsub
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.rsub(input=x, other=1)
# %% torch.mul
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.mul(input=x, other=y)
# %% torch.mul
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.mul(input=x, other=3)
# %% torch.mul
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.mul(input=k, other=0.5)
# %% torch.multiply
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.multiply(input=x, other=row)
# %% torch.div
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.div(input=x, other=y)
# %% torch.div
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.div(input=x, other=y, rounding_mode='floor')
# %% torch.div
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.div(input=k, other=l, rounding_mode='trunc')
# %% torch.div
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.div(input=k, other=l)
# %% torch.div
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.div(input=x, other=2, rounding_mode=None)
# %% torch.divide
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.divide(input=x, other=y, rounding_mode='trunc')
# %% torch.divide
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.divide(input=x, other=y)
# %% torch.true_divide
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.true_divide(input=x, other=y)
# %% torch.true_divide
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.true_divide(input=k, other=l)
# %% torch.floor_divide
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.floor_divide(input=x, other=y)
# %% torch.floor_divide
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.floor_divide(input=k, other=2)
# %% torch.remainder
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.remainder(input=x, other=y)
# %% torch.remainder
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.remainder(input=k, other=3)
# %% torch.fmod
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.fmod(input=x, other=y)
# %% torch.fmod
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.fmod(input=k, other=3)
# %% torch.pow
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.pow(input=x, exponent=2)
# %% torch.pow
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.pow(input=q, exponent=p)
# %% torch.pow
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
result = torch.pow(self=2, exponent=p)
# %% torch.float_power
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.float_power(input=q, exponent=p)
# %% torch.float_power
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.float_power(input=k, exponent=2)
# %% torch.atan2
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.atan2(input=x, other=y)
# %% torch.arctan2
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.arctan2(input=x, other=y)
# %% torch.copysign
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.copysign(input=x, other=y)
# %% torch.copysign
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.copysign(input=x, other=-1.0)
# %% torch.fmax
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.fmax(input=x, other=y)
# %% torch.fmin
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.fmin(input=x, other=y)
# %% torch.maximum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.maximum(input=x, other=y)
# %% torch.minimum
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.minimum(input=x, other=y)
# %% torch.max
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.max(input=x, other=y)
# %% torch.min
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.min(input=x, other=y)
# %% torch.gcd
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.gcd(input=k, other=l)
# %% torch.lcm
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.lcm(input=k, other=l)
# %% torch.heaviside
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.heaviside(input=x, values=y)
# %% torch.hypot
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.hypot(input=x, other=y)
# %% torch.ldexp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.ldexp(input=x, other=l)
# %% torch.logaddexp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.logaddexp(input=x, other=y)
# %% torch.logaddexp2
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.logaddexp2(input=x, other=y)
# %% torch.nextafter
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.nextafter(input=x, other=y)
# %% torch.xlogy
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.xlogy(input=p, other=q)
# %% torch.xlogy
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
result = torch.xlogy(input=p, other=2.0)
# %% torch.xlogy
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.xlogy(self=2.0, other=q)
# %% torch.eq
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.eq(input=x, other=y)
# %% torch.eq
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.eq(input=k, other=5)
# %% torch.ne
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.ne(input=x, other=y)
# %% torch.not_equal
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.not_equal(input=x, other=2.0)
# %% torch.lt
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.lt(input=x, other=y)
# %% torch.less
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.less(input=x, other=1.0)
# %% torch.le
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.le(input=x, other=y)
# %% torch.less_equal
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.less_equal(input=x, other=1.0)
# %% torch.gt
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.gt(input=x, other=y)
# %% torch.greater
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.greater(input=x, other=1.0)
# %% torch.ge
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.ge(input=x, other=y)
# %% torch.greater_equal
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.greater_equal(input=x, other=1.0)
# %% torch.equal
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.equal(input=x, other=y)
# %% torch.equal
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.equal(input=x, other=x)
# %% torch.allclose
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.allclose(input=x, other=y, rtol=0.5, atol=0.1, equal_nan=True)
# %% torch.isclose
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.isclose(input=x, other=y, rtol=0.5, atol=0.1, equal_nan=True)
# %% torch.logical_and
b = torch.tensor([True, False, True])
c = torch.tensor([True, True, False])
result = torch.logical_and(input=b, other=c)
# %% torch.logical_or
b = torch.tensor([True, False, True])
c = torch.tensor([True, True, False])
result = torch.logical_or(input=b, other=c)
# %% torch.logical_xor
b = torch.tensor([True, False, True])
c = torch.tensor([True, True, False])
result = torch.logical_xor(input=b, other=c)
# %% torch.logical_and
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.logical_and(input=k, other=l)
# %% torch.bitwise_and
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.bitwise_and(input=k, other=l)
# %% torch.bitwise_and
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.bitwise_and(input=k, other=6)
# %% torch.bitwise_or
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.bitwise_or(input=k, other=l)
# %% torch.bitwise_or
b = torch.tensor([True, False, True])
c = torch.tensor([True, True, False])
result = torch.bitwise_or(input=b, other=c)
# %% torch.bitwise_xor
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.bitwise_xor(input=k, other=l)
# %% torch.bitwise_left_shift
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.bitwise_left_shift(input=k, other=l)
# %% torch.bitwise_right_shift
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = torch.bitwise_right_shift(input=k, other=l)
# %% torch.lerp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.lerp(input=x, end=y, weight=0.25)
# %% torch.lerp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.lerp(input=x, end=y, weight=y)
# %% torch.addcmul
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.addcmul(input=x, tensor1=y, tensor2=row, value=0.5)
# %% torch.addcdiv
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
row = torch.tensor([1.0, 2.0, 3.0])
result = torch.addcdiv(input=x, tensor1=y, tensor2=row, value=0.5)
# %% torch.dist
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.dist(input=x, other=y, p=1)
# %% torch.clamp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.clamp(input=x, min=-0.5, max=1.0)
# %% torch.clamp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.clamp(input=x, min=y - 1, max=y + 1)
# %% torch.clamp
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.clamp(input=x, max=1.0)
# %% torch.clamp
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.clamp(input=k, min=-2, max=6)
# %% torch.clip
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.clip(input=x, min=-0.5, max=1.0)
# %% torch.clip
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.clip(input=x, min=0.5)
# %% torch.clip
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.clip(input=x, min=y)
# %% torch.clamp_min
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.clamp_min(input=x, min=0.5)
# %% torch.clamp_max
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.clamp_max(input=x, max=0.5)
# %% torch.clamp_min
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.clamp_min(input=x, min=y)
# %% torch.clamp_max
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.clamp_max(input=x, max=y)
# %% torch.where
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.where(condition=x > 0, input=x, other=y)
# %% torch.where
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.where(condition=x > 0, input=x, other=0.0)
# %% torch.where
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.where(condition=x > 0)
# %% torch.Tensor.where
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.where(condition=y > 0, other=y)
# %% torch.complex
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.complex(real=x, imag=y)
# %% torch.polar
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = torch.polar(abs=p, angle=q)
# %% torch.cross
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = torch.cross(input=x, other=y, dim=1)
# %% torch.can_cast
result = torch.can_cast(from_=torch.float32, to=torch.int32)
# %% torch.promote_types
result = torch.promote_types(type1=torch.float32, type2=torch.int32)
# %% torch.result_type
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = torch.result_type(tensor=x, other=1)
# %% torch.result_type
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = torch.result_type(k, 1.5)
