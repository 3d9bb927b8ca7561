#include "engine/torch/functions.hpp"

#include "engine/torch/call_shape.hpp"
#include "engine/torch/find_row.hpp"
#include "engine/torch/tensor_row.hpp"

namespace paddle_ls::torch {

using python::Failures;
using python::FunctionTraits;
using python::Making;
namespace failing = python::failing;

namespace {

using namespace columns;

// By the last component of the name.
constexpr TensorRow functions[] = {
    {"AdaptiveLogSoftmaxWithLoss", nothing, any, several},
    {"Buffer", nothing, any, held},
    {"DataParallel", nothing, any, several},
    {"DistributedDataParallel", nothing, any, several},
    {"FullyShardedDataParallel", nothing, any, several},
    {"GRU", nothing, any, several},
    {"H", nothing, any, passes},
    {"LSTM", nothing, any, several},
    {"LSTMCell", nothing, any, several},
    {"Module", nothing, any, several},
    {"MultiheadAttention", nothing, any, several},
    {"Parameter", as_given, as_values, held},
    {"RNN", nothing, any, several},
    {"RNNBase", nothing, any, several},
    {"T", nothing, any, passes},
    {"abs", as_given},
    {"absolute", as_given},
    {"acos", floating},
    {"acosh", floating},
    {"adaptive_avg_pool2d", nothing, any, layer},
    {"add", as_given, any, 0, failing::shapes},
    {"add_", nothing, any, 0, failing::shapes},
    {"adjoint", nothing, any, passes},
    {"all", truth},
    {"amax", as_receiver},
    {"amin", as_receiver},
    {"angle", floating},
    {"any", truth},
    {"arange", range, one_axis},
    {"arccos", floating},
    {"arccosh", floating},
    {"arcsin", floating},
    {"arcsinh", floating},
    {"arctan", floating},
    {"arctan2", floating},
    {"arctanh", floating},
    {"argmax", large},
    {"argmin", large},
    {"argsort", large},
    {"argwhere", large},
    {"as_strided", nothing, any, passes},
    {"as_tensor", as_given, as_values, passes | views},
    {"asarray", nothing, any, passes},
    {"asin", floating},
    {"asinh", floating},
    {"atan", fractions},
    {"atan2", floating},
    {"atanh", floating},
    {"atleast_1d", nothing, any, passes},
    {"atleast_2d", nothing, any, passes},
    {"atleast_3d", nothing, any, passes},
    {"avg_pool2d", nothing, any, layer},
    {"batch_norm", nothing, any, layer},
    {"bfloat16", nothing, any, passes},
    {"binary_cross_entropy", nothing, no_axes, layer},
    {"binary_cross_entropy_with_logits", nothing, no_axes, layer},
    {"bincount", large, one_axis},
    {"bitwise_not", as_given},
    {"bmm", as_given, any, 0, failing::shapes},
    {"bool", nothing, any, passes},
    {"broadcast_tensors", nothing, any, passes | views},
    {"broadcast_to", as_receiver, any, passes | views, failing::shapes},
    {"bucketize", large},
    {"byte", nothing, any, passes},
    {"cat", as_given},
    {"ceil", as_given},
    {"cholesky", nothing, any, 0, failing::shapes},
    {"chunk", as_given, any, passes | views},
    {"clamp", as_given},
    {"clone", as_given},
    {"concat", as_given},
    {"conj", nothing, any, passes},
    {"conj_physical", as_given},
    {"contiguous", nothing, any, passes},
    {"conv1d", nothing, any, layer},
    {"conv2d", nothing, any, layer},
    {"cos", fractions},
    {"cosh", fractions},
    {"cosine_similarity", floating},
    {"count_nonzero", large},
    {"cpu", nothing, any, passes},
    {"cross", as_given},
    {"cross_entropy", nothing, no_axes, layer},
    {"cuda", nothing, any, passes},
    {"cumprod", sums},
    {"cumsum", sums},
    {"data", nothing, any, passes},
    {"deg2rad", floating},
    {"detach", as_receiver, any, passes},
    {"diag", as_given},
    {"diag_embed", as_receiver},
    {"diagonal", as_receiver, any, passes},
    {"diff", as_receiver},
    {"digamma", floating},
    {"dist", as_given},
    {"div", nothing, any, 0, failing::shapes},
    {"div_", nothing, any, 0, failing::shapes},
    {"dot", as_given, no_axes},
    {"double", nothing, any, passes},
    {"dropout", nothing, any, passes | layer},
    {"dsplit", nothing, any, passes | views},
    {"einsum", as_given},
    {"elu", nothing, any, layer},
    {"embedding", nothing, any, layer},
    {"empty", fractions, as_sizes},
    {"empty_like", as_given},
    {"eq", truth},
    {"erf", floating},
    {"erfc", floating},
    {"erfinv", floating},
    {"exp", fractions},
    {"exp2", as_given},
    {"expand", nothing, any, passes | views, failing::shapes},
    {"expand_as", nothing, any, passes | views, failing::shapes},
    {"expm1", floating},
    {"eye", fractions, two_axes},
    {"fix", as_receiver},
    {"flatten", as_given, any, passes, failing::dimensions},
    {"flip", as_receiver},
    {"fliplr", as_receiver},
    {"flipud", as_receiver},
    {"float", nothing, any, passes},
    {"floor", as_given},
    {"fmax", as_given},
    {"fmin", as_given},
    {"frac", as_given},
    {"from_numpy", nothing, any, passes | views},
    {"full", as_given, as_sizes},
    {"full_like", as_given},
    {"gather", as_receiver},
    {"ge", truth},
    {"gelu", nothing, any, layer},
    {"ger", as_given},
    {"greater", truth},
    {"greater_equal", truth},
    {"gt", truth},
    {"half", nothing, any, passes},
    {"hann_window", fractions, one_axis},
    {"hsplit", nothing, any, passes | views},
    {"hstack", as_given},
    {"huber_loss", nothing, no_axes},
    {"hypot", as_given},
    {"i0", floating},
    {"identity", nothing, any, passes},
    {"imag", nothing, any, passes},
    {"index_add", as_receiver},
    {"index_copy", as_receiver},
    {"index_fill", as_receiver},
    {"index_select", as_receiver},
    {"inner", as_given},
    {"int", nothing, any, passes},
    {"interpolate", nothing, any, layer},
    {"inverse", nothing, any, 0, failing::shapes},
    {"isclose", truth},
    {"isfinite", truth},
    {"isin", truth},
    {"isinf", truth},
    {"isnan", truth},
    {"isneginf", truth},
    {"isposinf", truth},
    {"isreal", truth},
    {"item", nothing, any, 0, failing::shapes},
    {"kl_div", nothing, any, layer},
    {"kron", as_given},
    {"l1_loss", nothing, no_axes, layer},
    {"layer_norm", nothing, any, layer},
    {"le", truth},
    {"leaky_relu", nothing, any, layer},
    {"lerp", as_given},
    {"less", truth},
    {"less_equal", truth},
    {"lgamma", floating},
    {"linear", nothing, any, layer},
    {"linspace", fractions, one_axis},
    {"log", fractions},
    {"log10", floating},
    {"log1p", floating},
    {"log2", fractions},
    {"log_softmax", fractions, any, layer},
    {"logaddexp", as_given},
    {"logaddexp2", as_given},
    {"logical_and", truth},
    {"logical_not", truth},
    {"logical_or", truth},
    {"logical_xor", truth},
    {"logit", floating},
    {"logspace", fractions, one_axis},
    {"logsumexp", floating},
    {"long", nothing, any, passes},
    {"lt", truth},
    {"mT", nothing, any, passes},
    {"masked_fill", as_receiver},
    {"masked_scatter", as_receiver},
    {"masked_select", as_receiver},
    {"matmul", as_given, any, 0, failing::shapes},
    {"max", as_given},
    {"max_pool2d", nothing, any, layer},
    {"maximum", as_given},
    {"mean", as_given},
    {"median", as_receiver},
    {"meshgrid", as_given, any, passes | views},
    {"min", as_given},
    {"minimum", as_given},
    {"mm", as_given, any, 0, failing::shapes},
    {"moveaxis", as_receiver, any, passes},
    {"movedim", as_receiver, any, passes},
    {"mse_loss", nothing, no_axes, layer},
    {"mul", as_given, any, 0, failing::shapes},
    {"mul_", nothing, any, 0, failing::shapes},
    {"multinomial", large},
    {"mv", as_given},
    {"nan_to_num", as_receiver},
    {"nansum", sums},
    {"narrow", as_receiver, any, passes},
    {"ne", truth},
    {"neg", as_given},
    {"negative", as_given},
    {"nll_loss", nothing, no_axes, layer},
    {"nonzero", large},
    {"norm", floating},
    {"normal", fractions},
    {"normalize", nothing, any, layer},
    {"not_equal", truth},
    {"numpy", nothing, any, passes | views},
    {"one_hot", large},
    {"ones", fractions, as_sizes},
    {"ones_like", as_given},
    {"outer", as_given},
    {"pad", as_receiver},
    {"pairwise_distance", floating},
    {"permute", as_given, any, passes, failing::shapes},
    {"positive", as_given},
    {"prod", sums},
    {"rad2deg", floating},
    {"rand", fractions, as_sizes},
    {"rand_like", as_given},
    {"randint", large},
    {"randn", fractions, as_sizes},
    {"randn_like", as_given},
    {"randperm", large, one_axis},
    {"ravel", nothing, any, passes},
    {"real", nothing, any, passes},
    {"rearrange", nothing, any, passes},
    {"reciprocal", floating},
    {"relu", as_given, any, layer},
    {"repeat_interleave", as_receiver},
    {"requires_grad", nothing, any, passes},
    {"requires_grad_", nothing, any, passes},
    {"reshape", as_given, any, passes, failing::shapes},
    {"reshape_as", nothing, any, passes, failing::shapes},
    {"roll", as_receiver},
    {"rot90", as_receiver},
    {"round", as_given},
    {"rsqrt", fractions},
    {"scalar_tensor", nothing, no_axes},
    {"scaled_dot_product_attention", nothing, any, layer},
    {"scatter", as_receiver},
    {"scatter_add", as_receiver},
    {"searchsorted", large},
    {"select", as_receiver, any, passes},
    {"sgn", as_given},
    {"share_memory_", nothing, any, passes},
    {"short", nothing, any, passes},
    {"sigmoid", fractions, any, layer},
    {"sign", as_given},
    {"signbit", truth},
    {"silu", nothing, any, layer},
    {"sin", fractions},
    {"sinc", floating},
    {"sinh", fractions},
    {"slice", nothing, any, passes},
    {"smooth_l1_loss", nothing, no_axes, layer},
    {"softmax", fractions, any, layer},
    {"softplus", nothing, any, layer},
    {"split", as_given, any, passes | views, failing::shapes},
    {"split_with_sizes", nothing, any, passes},
    {"sqrt", fractions},
    {"squeeze", as_given, any, passes, failing::dimensions},
    {"stack", as_given},
    {"std", floating},
    {"sub", as_given, any, 0, failing::shapes},
    {"sub_", nothing, any, 0, failing::shapes},
    {"subtract", as_given},
    {"sum", sums, any, 0, failing::dimensions},
    {"swapaxes", as_receiver, any, passes},
    {"swapdims", as_receiver, any, passes},
    {"t", as_receiver, any, passes},
    {"take", as_receiver},
    {"take_along_dim", as_receiver},
    {"tan", fractions},
    {"tanh", fractions, any, layer},
    {"tensor", as_given, as_values},
    {"tensor_split", nothing, any, passes | views},
    {"tile", as_receiver},
    {"to", nothing, any, passes},
    {"topk", nothing, any, 0, failing::shapes},
    {"trace", sums},
    {"transpose", as_given, any, passes},
    {"tril", as_given},
    {"triu", as_given},
    {"true_divide", floating},
    {"trunc", as_given},
    {"type", nothing, any, passes},
    {"type_as", nothing, any, passes},
    {"unbind", as_receiver, any, passes},
    {"unflatten", nothing, any, passes},
    {"unfold", as_receiver, any, passes},
    {"unsqueeze", as_given, any, passes, failing::dimensions},
    {"var", floating},
    {"view", nothing, any, passes, failing::shapes},
    {"view_as", nothing, any, passes},
    {"view_as_complex", nothing, any, passes},
    {"view_as_real", nothing, any, passes},
    {"vsplit", nothing, any, passes | views},
    {"vstack", as_given},
    {"where", as_given},
    {"xlogy", floating},
    {"zeros", fractions, as_sizes},
    {"zeros_like", as_given},
};
static_assert(are_sorted(functions));

// What only one API does.
struct ApiRow {
  std::string_view name;
  bool FunctionTraits::*trait;
};

constexpr auto keeps_functions = &FunctionTraits::keeps_functions;
constexpr auto copies_first = &FunctionTraits::copies_first;
constexpr auto reshapes_first = &FunctionTraits::reshapes_first;
constexpr auto calls_in_turn = &FunctionTraits::calls_in_turn;

constexpr ApiRow apis[] = {
    {"copy.deepcopy", copies_first},
    {"einops.rearrange", reshapes_first},
    {"einops.repeat", reshapes_first},
    {"functools.cache", keeps_functions},
    {"functools.lru_cache", keeps_functions},
    {"torch.amp.autocast", keeps_functions},
    {"torch.amp.custom_bwd", keeps_functions},
    {"torch.amp.custom_fwd", keeps_functions},
    {"torch.autocast", keeps_functions},
    {"torch.compile", keeps_functions},
    {"torch.compiler.disable", keeps_functions},
    {"torch.cuda.amp.autocast", keeps_functions},
    {"torch.cuda.amp.custom_bwd", keeps_functions},
    {"torch.cuda.amp.custom_fwd", keeps_functions},
    {"torch.enable_grad", keeps_functions},
    {"torch.fx.wrap", keeps_functions},
    {"torch.inference_mode", keeps_functions},
    {"torch.jit.export", keeps_functions},
    {"torch.jit.ignore", keeps_functions},
    {"torch.jit.script", keeps_functions},
    {"torch.jit.script_if_tracing", keeps_functions},
    {"torch.jit.unused", keeps_functions},
    {"torch.nn.Sequential", calls_in_turn},
    {"torch.nn.modules.container.Sequential", calls_in_turn},
    {"torch.no_grad", keeps_functions},
    {"torch.set_grad_enabled", keeps_functions},
};
static_assert(are_sorted(apis));

struct FailureRow {
  std::string_view name;
  Failures failures;
};

constexpr FailureRow failures_of_apis[] = {
    {"torch.autograd.backward", failing::graph | failing::shapes},
    {"torch.autograd.grad", failing::graph | failing::shapes},
    {"torch.load", failing::file},
};
static_assert(are_sorted(failures_of_apis));

bool is_of_torch(std::string_view api) {
  return api.starts_with("torch.");
}

bool is_functional(std::string_view api) {
  return api.starts_with("torch.nn.functional.");
}

Making making_of(std::string_view api, std::string_view name, const TensorRow* row) {
  if (has_trait(row, held)) return Making::held;
  if (!is_of_torch(api) && !api.starts_with("einops.")) return Making::held;
  return has_trait(row, passes) || changes_tensor(name) ? Making::passed : Making::fresh;
}

Failures failures_of(std::string_view api, const TensorRow* row) {
  if (const FailureRow* own = find_row(failures_of_apis, api)) return own->failures;
  if (api.starts_with("torch.linalg.")) return failing::shapes;
  return row == nullptr ? Failures{0} : row->failures;
}

}  // namespace

bool changes_tensor(std::string_view name) {
  return name.size() > 2 && name.ends_with('_') && !name.ends_with("__") &&
         name != "requires_grad_" && name != "retain_grad_" && name != "share_memory_" &&
         name != "detach_";
}

FunctionTraits function_traits(std::string_view api) {
  const std::string_view name = last_component(api);
  const TensorRow* const row = find_row(functions, name);
  FunctionTraits traits{.making = making_of(api, name, row),
                        .gives_views = has_trait(row, views),
                        .takes_tensors_first = is_functional(api),
                        .gives_several = has_trait(row, several),
                        .failures = failures_of(api, row)};
  if (const ApiRow* own = find_row(apis, api)) traits.*own->trait = true;
  return traits;
}

python::Elements elements_of_function(std::string_view api, const python::CallShape& call) {
  if (!is_of_torch(api) || may_have_keyword(call, "dtype")) return {};
  const TensorRow* const row = find_row(functions, last_component(api));
  if (row == nullptr) return {};
  // `torch.where(condition)` gives places.
  const bool finds_places = row->name == "where" && call.positional == 1 && call.keywords.empty();
  if (finds_places && !call.unpacks) return large;
  return has_trait(row, layer) && is_functional(api) ? fractions : row->elements;
}

python::AxesOf axes_of_function(std::string_view api, const python::CallShape& call) {
  if (!is_of_torch(api) || may_have_keyword(call, "out")) return AxesOf::unknown;
  const TensorRow* const row = find_row(functions, last_component(api));
  if (row == nullptr) return AxesOf::unknown;
  const bool is_reduced = row->axes == AxesOf::none;
  return is_reduced && may_have_keyword(call, "reduction") ? AxesOf::unknown : row->axes;
}

}  // namespace paddle_ls::torch
