# %% torch.Tensor.__add__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__add__(y)
# %% torch.Tensor.__sub__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__sub__(y)
# %% torch.Tensor.__mul__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__mul__(y)
# %% torch.Tensor.__radd__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__radd__(2.0)
# %% torch.Tensor.__rsub__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__rsub__(2.0)
# %% torch.Tensor.__rmul__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__rmul__(2.0)
# %% torch.Tensor.__truediv__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__truediv__(y)
# %% torch.Tensor.__rtruediv__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__rtruediv__(2.0)
# %% torch.Tensor.__floordiv__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__floordiv__(y)
# %% torch.Tensor.__pow__
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = q.__pow__(2)
# %% torch.Tensor.__rpow__
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = q.__rpow__(2.0)
# %% torch.Tensor.__mod__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__mod__(y)
# %% torch.Tensor.__eq__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__eq__(y)
# %% torch.Tensor.__ne__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__ne__(y)
# %% torch.Tensor.__lt__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__lt__(y)
# %% torch.Tensor.__le__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__le__(y)
# %% torch.Tensor.__gt__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__gt__(y)
# %% torch.Tensor.__ge__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__ge__(y)
# %% torch.Tensor.__matmul__
p = torch.tensor([[0.5, 1.5], [2.5, 0.75]])
q = torch.tensor([[1.0, 2.0], [0.5, 3.0]])
result = p.__matmul__(q)
# %% torch.Tensor.__and__
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = k.__and__(l)
# %% torch.Tensor.__or__
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = k.__or__(l)
# %% torch.Tensor.__xor__
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = k.__xor__(l)
# %% torch.Tensor.__and__
b = torch.tensor([True, False, True])
c = torch.tensor([True, True, False])
result = b.__and__(c)
# %% torch.Tensor.__or__
b = torch.tensor([True, False, True])
c = torch.tensor([True, True, False])
result = b.__or__(c)
# %% torch.Tensor.__xor__
b = torch.tensor([True, False, True])
c = torch.tensor([True, True, False])
result = b.__xor__(c)
# %% torch.Tensor.__lshift__
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = k.__lshift__(l)
# %% torch.Tensor.__rshift__
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = k.__rshift__(l)
# %% torch.Tensor.__neg__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__neg__()
# %% torch.Tensor.__invert__
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = k.__invert__()
# %% torch.Tensor.__invert__
b = torch.tensor([True, False, True])
result = b.__invert__()
# %% torch.Tensor.__abs__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__abs__()
# %% torch.Tensor.__len__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__len__()
# %% torch.Tensor.__getitem__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__getitem__(1)
# %% torch.Tensor.__contains__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__contains__(2.0)
# %% torch.Tensor.__bool__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.sum().__bool__()
# %% torch.Tensor.__int__
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = k.sum().__int__()
# %% torch.Tensor.__index__
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
result = k.sum().__index__()
# %% torch.Tensor.__float__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.sum().__float__()
# %% torch.Tensor.__format__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.sum().__format__('.3f')
# %% torch.Tensor.__array__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__array__()
# %% torch.Tensor.__deepcopy__
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
result = x.__deepcopy__({})
# %% torch.Tensor.__ior__:called
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = k.__ior__(l)
# %% torch.Tensor.__iand__:called
k = torch.tensor([[12, -7, 5], [3, 8, -4]])
l = torch.tensor([[4, 2, 3], [5, 6, 2]])
result = k.__iand__(l)
# %% torch.Tensor.__iadd__:called
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__iadd__(y)
# %% torch.Tensor.__imul__:called
x = torch.tensor([[1.5, -0.5, 2.0], [0.25, 3.0, -1.0]])
y = torch.tensor([[2.0, 4.0, 0.5], [1.0, -3.0, 2.5]])
result = x.__imul__(y)
