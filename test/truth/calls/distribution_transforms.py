# %% torch.distributions.transforms.AbsTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AbsTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.AffineTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=torch.tensor(1.0), scale=torch.tensor(2.0), event_dim=0, cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.AffineTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=torch.tensor(1.0), scale=torch.tensor(2.0), event_dim=0, cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=torch.tensor(1.0), scale=torch.tensor(2.0), event_dim=0, cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.AffineTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=1.0, scale=2.0)
y = t(x)
t = None
# %% torch.distributions.transforms.AffineTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=1.0, scale=2.0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.AffineTransform(loc=1.0, scale=2.0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.ExpTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ExpTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.ExpTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ExpTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ExpTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.PowerTransform
x = torch.tensor([0.2, 0.4, 0.9])
t = torch.distributions.transforms.PowerTransform(exponent=torch.tensor(2.0), cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.PowerTransform
x = torch.tensor([0.2, 0.4, 0.9])
t = torch.distributions.transforms.PowerTransform(exponent=torch.tensor(2.0), cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, 0.4, 0.9])
t = torch.distributions.transforms.PowerTransform(exponent=torch.tensor(2.0), cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.SigmoidTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SigmoidTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.SigmoidTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SigmoidTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SigmoidTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.SoftmaxTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SoftmaxTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.StickBreakingTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.StickBreakingTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.StickBreakingTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.StickBreakingTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.StickBreakingTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.TanhTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.TanhTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.TanhTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.TanhTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.TanhTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.ReshapeTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ReshapeTransform(in_shape=(3,), out_shape=(1, 3), cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.ReshapeTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ReshapeTransform(in_shape=(3,), out_shape=(1, 3), cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ReshapeTransform(in_shape=(3,), out_shape=(1, 3), cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.ComposeTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ComposeTransform(parts=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.ComposeTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ComposeTransform(parts=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.ComposeTransform(parts=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.IndependentTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.IndependentTransform(base_transform=torch.distributions.transforms.ExpTransform(), reinterpreted_batch_ndims=1, cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.IndependentTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.IndependentTransform(base_transform=torch.distributions.transforms.ExpTransform(), reinterpreted_batch_ndims=1, cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.IndependentTransform(base_transform=torch.distributions.transforms.ExpTransform(), reinterpreted_batch_ndims=1, cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.StackTransform
x = torch.tensor([[0.2, -0.4], [0.9, 0.1]])
t = torch.distributions.transforms.StackTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.StackTransform
x = torch.tensor([[0.2, -0.4], [0.9, 0.1]])
t = torch.distributions.transforms.StackTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([[0.2, -0.4], [0.9, 0.1]])
t = torch.distributions.transforms.StackTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.SoftplusTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SoftplusTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.SoftplusTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SoftplusTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.SoftplusTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.CorrCholeskyTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CorrCholeskyTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.CorrCholeskyTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CorrCholeskyTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CorrCholeskyTransform(cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.LowerCholeskyTransform
x = torch.tensor([[0.2, 0.0], [0.9, 0.1]])
t = torch.distributions.transforms.LowerCholeskyTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.LowerCholeskyTransform
x = torch.tensor([[0.2, 0.0], [0.9, 0.1]])
t = torch.distributions.transforms.LowerCholeskyTransform(cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.transforms.PositiveDefiniteTransform
x = torch.tensor([[0.2, 0.0], [0.9, 0.1]])
t = torch.distributions.transforms.PositiveDefiniteTransform(cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.CumulativeDistributionTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CumulativeDistributionTransform(distribution=torch.distributions.Normal(torch.tensor(0.0), torch.tensor(1.0)), cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.CumulativeDistributionTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CumulativeDistributionTransform(distribution=torch.distributions.Normal(torch.tensor(0.0), torch.tensor(1.0)), cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CumulativeDistributionTransform(distribution=torch.distributions.Normal(torch.tensor(0.0), torch.tensor(1.0)), cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.transforms.CatTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CatTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, lengths=[1, 2], cache_size=0)
y = t(x)
t = None
# %% torch.distributions.transforms.CatTransform
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CatTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, lengths=[1, 2], cache_size=0)
z = t.inv(t(x))
t = None
# %% torch.distributions.Transform.log_abs_det_jacobian
x = torch.tensor([0.2, -0.4, 0.9])
t = torch.distributions.transforms.CatTransform(tseq=[torch.distributions.transforms.ExpTransform(), torch.distributions.transforms.TanhTransform()], dim=0, lengths=[1, 2], cache_size=0)
w = t.log_abs_det_jacobian(x, t(x))
t = None
# %% torch.distributions.Transform.forward_shape
t = torch.distributions.transforms.ExpTransform()
a = list(t.forward_shape((3,)))
t = None
# %% torch.distributions.Transform.forward_shape
t = torch.distributions.transforms.ReshapeTransform((3,), (3, 1))
a = list(t.forward_shape((3,)))
t = None
# %% torch.distributions.Transform.inverse_shape
t = torch.distributions.transforms.ExpTransform()
a = list(t.inverse_shape((3,)))
t = None
# %% torch.distributions.Transform.inverse_shape
t = torch.distributions.transforms.ReshapeTransform((3,), (3, 1))
a = list(t.inverse_shape((3, 1)))
t = None
# %% torch.distributions.transforms.PowerTransform
result = torch.distributions.transforms.PowerTransform(exponent=2)(torch.tensor([0.2, 0.4]))
