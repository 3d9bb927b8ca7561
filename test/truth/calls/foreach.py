# %% torch._foreach_abs
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_abs(self=values)
# %% torch._foreach_abs_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_abs_(self=values)
# %% torch._foreach_acos
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_acos(self=values)
# %% torch._foreach_acos_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_acos_(self=values)
# %% torch._foreach_asin
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_asin(self=values)
# %% torch._foreach_asin_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_asin_(self=values)
# %% torch._foreach_atan
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_atan(self=values)
# %% torch._foreach_atan_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_atan_(self=values)
# %% torch._foreach_ceil
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_ceil(self=values)
# %% torch._foreach_ceil_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_ceil_(self=values)
# %% torch._foreach_cos
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_cos(self=values)
# %% torch._foreach_cos_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_cos_(self=values)
# %% torch._foreach_cosh
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_cosh(self=values)
# %% torch._foreach_cosh_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_cosh_(self=values)
# %% torch._foreach_erf
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_erf(self=values)
# %% torch._foreach_erf_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_erf_(self=values)
# %% torch._foreach_erfc
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_erfc(self=values)
# %% torch._foreach_erfc_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_erfc_(self=values)
# %% torch._foreach_exp
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_exp(self=values)
# %% torch._foreach_exp_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_exp_(self=values)
# %% torch._foreach_expm1
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_expm1(self=values)
# %% torch._foreach_expm1_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_expm1_(self=values)
# %% torch._foreach_floor
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_floor(self=values)
# %% torch._foreach_floor_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_floor_(self=values)
# %% torch._foreach_frac
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_frac(self=values)
# %% torch._foreach_frac_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_frac_(self=values)
# %% torch._foreach_lgamma
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_lgamma(self=values)
# %% torch._foreach_lgamma_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_lgamma_(self=values)
# %% torch._foreach_log
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_log(self=values)
# %% torch._foreach_log_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_log_(self=values)
# %% torch._foreach_log10
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_log10(self=values)
# %% torch._foreach_log10_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_log10_(self=values)
# %% torch._foreach_log1p
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_log1p(self=values)
# %% torch._foreach_log1p_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_log1p_(self=values)
# %% torch._foreach_log2
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_log2(self=values)
# %% torch._foreach_log2_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_log2_(self=values)
# %% torch._foreach_neg
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_neg(self=values)
# %% torch._foreach_neg_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_neg_(self=values)
# %% torch._foreach_reciprocal
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_reciprocal(self=values)
# %% torch._foreach_reciprocal_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_reciprocal_(self=values)
# %% torch._foreach_round
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_round(self=values)
# %% torch._foreach_round_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_round_(self=values)
# %% torch._foreach_sigmoid
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_sigmoid(self=values)
# %% torch._foreach_sigmoid_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_sigmoid_(self=values)
# %% torch._foreach_sin
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_sin(self=values)
# %% torch._foreach_sin_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_sin_(self=values)
# %% torch._foreach_sinh
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_sinh(self=values)
# %% torch._foreach_sinh_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_sinh_(self=values)
# %% torch._foreach_sqrt
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_sqrt(self=values)
# %% torch._foreach_sqrt_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_sqrt_(self=values)
# %% torch._foreach_tan
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_tan(self=values)
# %% torch._foreach_tan_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_tan_(self=values)
# %% torch._foreach_tanh
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_tanh(self=values)
# %% torch._foreach_tanh_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_tanh_(self=values)
# %% torch._foreach_trunc
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_trunc(self=values)
# %% torch._foreach_trunc_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_trunc_(self=values)
# %% torch._foreach_sign
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_sign(self=values)
# %% torch._foreach_sign_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_sign_(self=values)
# %% torch._foreach_zero_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_zero_(self=values)
# %% torch._foreach_add
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
result = torch._foreach_add(self=values, other=high)
# %% torch._foreach_add
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_add(values, 2.0)
# %% torch._foreach_add_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
torch._foreach_add_(values, high, alpha=0.5)
# %% torch._foreach_sub
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
result = torch._foreach_sub(values, high)
# %% torch._foreach_mul
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
result = torch._foreach_mul(values, high)
# %% torch._foreach_mul_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_mul_(values, 0.5)
# %% torch._foreach_div
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
result = torch._foreach_div(values, high)
# %% torch._foreach_div_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
torch._foreach_div_(values, 2.0)
# %% torch._foreach_addcmul_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
torch._foreach_addcmul_(values, high, high, value=0.5)
# %% torch._foreach_addcdiv_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
torch._foreach_addcdiv_(values, high, high, value=0.5)
# %% torch._foreach_lerp_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
torch._foreach_lerp_(values, high, 0.5)
# %% torch._foreach_norm
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_norm(values)
# %% torch._foreach_pow
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
result = torch._foreach_pow(values, 2.0)
# %% torch._foreach_maximum_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
torch._foreach_maximum_(values, high)
# %% torch._foreach_copy_
values = [torch.tensor([0.25, 0.5]), torch.tensor([[0.75], [0.125]])]
high = [torch.tensor([1.25, 2.5]), torch.tensor([[3.75], [1.125]])]
torch._foreach_copy_(values, high)
