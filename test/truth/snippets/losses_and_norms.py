# %% torch.nn.RMSNorm
m = torch.nn.RMSNorm(8)
x = torch.linspace(-2, 3, 48).reshape(2, 3, 8)
a = m(x)
n = torch.nn.RMSNorm([3, 8], eps=1e-5, elementwise_affine=False)
b = n(x)
c = len(list(m.parameters()))
# %% torch.nn.Softmin
m = torch.nn.Softmin(dim=1)
a = m(torch.tensor([[0.1, 2.0, -1.0], [0.4, 0.3, 0.2]]))
b = torch.nn.Softmin(-1)(torch.tensor([1.0, 2.0]))
# %% torch.nn.functional.ctc_loss torch.ctc_loss
log_probs = torch.linspace(-2, 3, 120).reshape(12, 2, 5).sin().log_softmax(-1)
targets = torch.tensor([[1, 2, 3], [2, 2, 4]])
steps = torch.tensor([12, 10])
sizes = torch.tensor([3, 2])
a = torch.nn.functional.ctc_loss(log_probs, targets, steps, sizes)
b = torch.nn.functional.ctc_loss(log_probs, targets, steps, sizes, reduction="none")
c = torch.nn.functional.ctc_loss(log_probs, targets, steps, sizes, 0, "sum", zero_infinity=False)
d = torch.ctc_loss(log_probs, targets, steps, sizes)
# %% torch.nn.CTCLoss
loss = torch.nn.CTCLoss(blank=0)
x = torch.linspace(-2, 3, 120).reshape(12, 2, 5).sin().requires_grad_()
y = loss(x.log_softmax(-1), torch.tensor([[1, 2, 3], [2, 2, 4]], dtype=torch.int32), torch.tensor([12, 10]), torch.tensor([3, 2]))
y.backward()
g = x.grad
# %% torch.binary_cross_entropy_with_logits torch.kl_div torch.hinge_embedding_loss
x = torch.tensor([0.3, -1.0, 2.0])
y = torch.tensor([0.0, 1.0, 1.0])
a = torch.binary_cross_entropy_with_logits(x, y)
b = torch.binary_cross_entropy_with_logits(x, y, torch.tensor([1.0, 2.0, 3.0]))
c = torch.kl_div(x, y)
d = torch.hinge_embedding_loss(x, torch.tensor([1.0, -1.0, 1.0]), 0.5)
# %% torch.cosine_embedding_loss torch.margin_ranking_loss torch.triplet_margin_loss
x = torch.tensor([[0.3, -1.0], [2.0, 0.1]])
y = torch.tensor([[0.1, 1.0], [1.0, -0.4]])
z = torch.tensor([[0.7, 0.2], [-1.0, 0.4]])
a = torch.cosine_embedding_loss(x, y, torch.tensor([1, -1]))
b = torch.margin_ranking_loss(x[0], y[0], torch.tensor([1.0, -1.0]), 0.3)
c = torch.triplet_margin_loss(x, y, z)
d = torch.triplet_margin_loss(x, y, z, 0.5)
# %% torch.batch_norm torch.instance_norm
x = torch.linspace(-2, 3, 24).reshape(2, 3, 4)
w = torch.tensor([1.0, 2.0, 0.5])
b = torch.tensor([0.0, 1.0, -1.0])
mean = torch.tensor([0.1, 0.2, 0.3])
var = torch.tensor([1.0, 2.0, 3.0])
a = torch.batch_norm(x, w, b, mean, var, False, 0.1, 1e-5, False)
c = torch.instance_norm(x, w, b, None, None, True, 0.1, 1e-5, False)
# %% torch.embedding
w = torch.arange(12, dtype=torch.float32).reshape(4, 3)
a = torch.embedding(w, torch.tensor([[0, 2], [3, 1]]))
# %% torch.selu_ torch.celu_ torch.nn.functional.rrelu_ torch.relu_
x = torch.tensor([-1.0, 0.5])
a = torch.selu_(x)
y = torch.tensor([-1.0, 0.5])
b = torch.celu_(y, alpha=2.0)
z = torch.tensor([-1.0, 0.5])
torch.relu_(z)
w = torch.tensor([-1.0, 0.5])
torch.nn.functional.rrelu_(w)
# %% torch.adaptive_max_pool1d
x = torch.tensor([[[1.0, 5.0, 2.0, 4.0]]])
values, places = torch.adaptive_max_pool1d(x, 2)
# %% torch.lu_solve
a = torch.tensor([[4.0, 1.0], [2.0, 3.0]])
lu, pivots = torch.linalg.lu_factor(a)
x = torch.lu_solve(torch.tensor([[1.0], [2.0]]), lu, pivots)
# %% torch.conv1d torch.avg_pool1d torch.adaptive_avg_pool1d torch.pdist torch.pairwise_distance torch.hardshrink
x = torch.linspace(-2, 3, 12).reshape(1, 2, 6)
w = torch.linspace(-1, 1, 12).reshape(2, 2, 3)
a = torch.conv1d(x, w, padding="same")
b = torch.conv1d(x, w, None, 2, 1)
c = torch.avg_pool1d(x, 2, padding=1)
d = torch.avg_pool1d(x, 3, 2, 1, False, False)
e = torch.adaptive_avg_pool1d(x, 2)
f = torch.pdist(x[0])
g = torch.pairwise_distance(x[0], x[0] + 1, p=1.0)
h = torch.hardshrink(x, 0.7)
# %% torch.nn.MSELoss
y = torch.nn.MSELoss(reduction="elementwise_mean")(torch.ones(3), torch.zeros(3))
# %% torch.nn.CrossEntropyLoss
y = torch.nn.CrossEntropyLoss(reduction="elementwise_mean")(torch.eye(3), torch.tensor([0, 1, 1]))
# %% torch.nn.functional.cross_entropy
y = torch.nn.functional.cross_entropy(torch.eye(3), torch.tensor([0, 1, 1]), reduction="elementwise_mean")
# %% torch.nn.functional.mse_loss
y = torch.nn.functional.mse_loss(torch.ones(3), torch.zeros(3), reduction="elementwise_mean")
# %% torch.nn.functional.nll_loss
y = torch.nn.functional.nll_loss(torch.eye(3), torch.tensor([0, 1, 1]), reduction="elementwise_mean")
# %% torch.nn.BCELoss
y = torch.nn.BCELoss(reduction="elementwise_mean")(torch.full((3,), 0.5), torch.ones(3))
# %% torch.nn.KLDivLoss
y = torch.nn.KLDivLoss(reduction="elementwise_mean")(torch.full((3,), 0.5).log(), torch.ones(3))
# %% torch.nn.functional.kl_div torch.nn.KLDivLoss
student = torch.tensor([[1.0, 2.0, 0.5], [0.0, 1.0, 2.0]], requires_grad=True)
teacher = torch.tensor([[0.3, 1.0, 1.5]], requires_grad=True)
given, wanted = torch.nn.functional.log_softmax(student, 1), torch.nn.functional.softmax(teacher, 1)
a = torch.nn.functional.kl_div(given, wanted, reduction="batchmean")
b = torch.nn.KLDivLoss(reduction="sum", log_target=True)(given, torch.nn.functional.log_softmax(teacher, 1))
c = torch.nn.KLDivLoss(reduction="none")(given.detach(), torch.tensor([[0.0, 0.4, 0.6]]))
(a + b).backward()
d, e = student.grad, teacher.grad
# %% torch.nn.functional.binary_cross_entropy torch.nn.functional.binary_cross_entropy_with_logits torch.nn.BCELoss torch.nn.BCEWithLogitsLoss
x = torch.tensor([0.25, 0.5, 1.0], requires_grad=True)
target = torch.tensor([0.5, 0.1, 1.0], requires_grad=True)
weight = torch.tensor([1.0, 2.0, 3.0])
torch.nn.functional.binary_cross_entropy(x, target).backward()
a, b = x.grad.clone(), target.grad.clone()
torch.nn.functional.binary_cross_entropy(x, target, weight, reduction="sum").backward()
c, d = x.grad.clone(), target.grad.clone()
torch.nn.functional.binary_cross_entropy_with_logits(x, target, weight, pos_weight=weight).backward()
e, f = x.grad.clone(), target.grad.clone()
torch.nn.BCELoss(reduction="sum")(x, target).backward()
torch.nn.BCEWithLogitsLoss(pos_weight=weight)(x, target).backward()
g, h = x.grad.clone(), target.grad.clone()
i = torch.nn.functional.binary_cross_entropy_with_logits(x, torch.tensor([0.0, 1.0, 1.0]), reduction="none")
# %% torch.nn.functional.gaussian_nll_loss torch.nn.GaussianNLLLoss
x = torch.tensor([[0.25, 0.5], [1.0, -2.0]], requires_grad=True)
target = torch.tensor([[0.5, 0.1], [1.0, 0.0]], requires_grad=True)
variance = torch.tensor([[1.0, 0.0], [0.5, 2.0]], requires_grad=True)
torch.nn.functional.gaussian_nll_loss(x, target, variance).backward()
a, b, c = x.grad.clone(), target.grad.clone(), variance.grad.clone()
torch.nn.GaussianNLLLoss(full=True, eps=1e-3, reduction="sum")(x, target, variance).backward()
d, e, f = x.grad.clone(), target.grad.clone(), variance.grad.clone()
g = torch.nn.functional.gaussian_nll_loss(x, target, torch.tensor([[1.0], [2.0]]), reduction="none")
h = torch.nn.functional.gaussian_nll_loss(x, target, torch.tensor([1.0, 2.0]))
loss = torch.nn.functional.gaussian_nll_loss
i = loss(x, target, variance, full=True)
# %% torch.lerp torch.Tensor.lerp
x = torch.tensor([1.0, 2.0], requires_grad=True)
y = torch.tensor([3.0, -2.0], requires_grad=True)
weight = torch.tensor([0.25, 0.5], requires_grad=True)
a = torch.lerp(x, y, weight)
b = x.lerp(y, weight)
c = torch.lerp(x * 2, y, weight)
d = torch.lerp(x, y, 0.5) + x.lerp(y, 0.1)
(a + b + c).sum().backward()
e, f, g = x.grad, y.grad, weight.grad
# %% torch.nn.GroupNorm (as a value, and with an expression for affine)
import functools
def block(norm, **options):
    return norm(num_channels=4, **options)
norm = block(functools.partial(torch.nn.GroupNorm, num_groups=2), eps=0.1, affine=False)
kinds = [torch.nn.GroupNorm(2, 4, affine=len(str(n)) > 1) for n in (1, 10)]
def where():
    return {"eps": 0.5, "dtype": torch.float64}
wide = torch.nn.GroupNorm(2, 4, **where())(torch.linspace(-1, 1, 24, dtype=torch.float64).reshape(2, 4, 3))
counts = [len(list(kind.parameters())) for kind in [norm, *kinds]]
x = torch.linspace(-1, 1, 24).reshape(2, 4, 3)
y = [kind(x) for kind in [norm, *kinds]]
