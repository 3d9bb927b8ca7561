import unittest

import torch
import torch.nn as nn
import torch.nn.functional as F
# %% language.exceptions:sum_of_shapes
def added(x, y):
    try:
        return x + y
    except RuntimeError:
        return None


a = added(torch.ones(2), torch.ones(3))
b = added(torch.ones(2), torch.ones(2))
# %% language.exceptions:functions_and_methods
def reached(thunk):
    try:
        thunk()
    except RuntimeError:
        return True
    return False


a = reached(lambda: torch.cat([torch.ones(2, 2), torch.ones(3, 3)]))
b = reached(lambda: torch.ones(6).view(4, 2))
c = reached(lambda: torch.ones(2))
# %% language.exceptions:layer_of_another_width
layer = nn.Linear(3, 2)
try:
    layer(torch.ones(2, 4))
    message = "fits"
except RuntimeError as error:
    message = "does not fit"
# %% language.exceptions:one_of_several
try:
    y = torch.ones(2, 3).reshape(4, 2)
    caught = False
except (KeyError, RuntimeError):
    caught = True
# %% language.exceptions:through_a_function
def product(x, y):
    return torch.mm(x, y)


try:
    product(torch.ones(2, 3), torch.ones(2, 3))
    caught = False
except RuntimeError:
    caught = True
# %% language.exceptions:matrix_without_inverse
try:
    torch.linalg.inv(torch.zeros(2, 2))
    caught = False
except torch.linalg.LinAlgError:
    caught = True
# %% language.exceptions:not_positive
matrix = -torch.eye(2)
for jitter in (0.0, 1.0, 4.0):
    try:
        root = torch.linalg.cholesky(matrix + jitter * torch.eye(2))
        break
    except RuntimeError:
        root = None
# %% language.exceptions:truth
x = torch.tensor([1, 2])
try:
    bool(x)
    caught = False
except RuntimeError:
    caught = True
# %% language.exceptions:length_of_a_number
x = torch.tensor(1.0)
try:
    n = len(x)
except TypeError:
    n = 1
# %% language.exceptions:one_number_of_many
x = torch.ones(2)
try:
    n = x.item()
except RuntimeError:
    n = -1
try:
    m = float(x)
except ValueError:
    m = -1
# %% language.exceptions:asserted_by_a_test
class Shapes(unittest.TestCase):
    def test_refuses(self):
        with self.assertRaises(RuntimeError):
            torch.ones(2) * torch.ones(3)

    def test_calls(self):
        self.assertRaises(RuntimeError, torch.matmul, torch.ones(2, 3), torch.ones(2, 3))


result = unittest.TestResult()
unittest.defaultTestLoader.loadTestsFromTestCase(Shapes).run(result)
passed = result.wasSuccessful()
# %% language.exceptions:dimension_out_of_range
try:
    y = torch.ones(2).unsqueeze(5)
    caught = False
except IndexError:
    caught = True
# %% language.exceptions:own_error_is_kept_apart
def checked(x, y):
    try:
        if x.dim() != 1:
            raise ValueError("one dimension")
        return (x + y).tolist()
    except RuntimeError:
        return "shapes"
    except ValueError:
        return "dimensions"


a = checked(torch.ones(2), torch.ones(2))
# %% language.exceptions:nothing_of_tensors
def port(text):
    try:
        return int(text)
    except RuntimeError:
        return 0


a = port("80")
# %% language.exceptions:missing_file
try:
    state = torch.load("no_such_file.pt")
except FileNotFoundError:
    state = None
# %% language.exceptions:text_of_the_message
try:
    F.linear(torch.ones(2, 4), torch.ones(2, 3))
    said = None
except RuntimeError as error:
    said = "shapes cannot be multiplied" in str(error)
# %% language.operators:compared_with_a_text
x = torch.tensor([1.0, 2.0])
a = x != "text"
b = x == "text"
c = "text" == x
mode = "mean"
d = x == mode
