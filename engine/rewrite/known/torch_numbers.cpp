#include "engine/rewrite/known/torch_numbers.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rewrite/known/sorted_words.hpp"

namespace paddle_ls::rewrite {

using python::AxesOf;
using python::CallShape;
using python::Number;

namespace {

// Functions of torch, and methods, in the order that a binary search needs.
constexpr std::array<std::string_view, 25> fraction_calls = {
    "atan",     "cos",   "cosh",  "empty",       "exp",      "eye",    "hann_window",
    "linspace", "log",   "log2",  "log_softmax", "logspace", "normal", "ones",
    "rand",     "randn", "rsqrt", "sigmoid",     "sin",      "sinh",   "softmax",
    "sqrt",     "tan",   "tanh",  "zeros"};
constexpr std::array<std::string_view, 10> large_calls = {
    "argmax",        "argmin",  "argsort", "bincount", "bucketize",
    "count_nonzero", "one_hot", "randint", "randperm", "searchsorted"};
constexpr std::array<std::string_view, 15> truth_calls = {
    "eq", "ge",          "gt",          "isclose",    "isfinite",    "isin", "isinf", "isnan",
    "le", "logical_and", "logical_not", "logical_or", "logical_xor", "lt",   "ne"};
constexpr std::array<std::string_view, 42> passing_calls = {
    "Parameter", "abs",       "add",    "arange",    "as_tensor",  "cat",       "chunk",
    "clamp",     "clone",     "concat", "diag",      "empty_like", "exp2",      "flatten",
    "full",      "full_like", "hstack", "max",       "maximum",    "mean",      "meshgrid",
    "min",       "minimum",   "mul",    "ones_like", "permute",    "rand_like", "randn_like",
    "relu",      "reshape",   "split",  "squeeze",   "stack",      "sub",       "tensor",
    "transpose", "tril",      "triu",   "unsqueeze", "vstack",     "where",     "zeros_like"};
constexpr std::array<std::string_view, 4> counting_calls = {"cumprod", "cumsum", "prod", "sum"};
constexpr std::array<std::string_view, 31> layer_functions = {"adaptive_avg_pool2d",
                                                              "avg_pool2d",
                                                              "batch_norm",
                                                              "binary_cross_entropy",
                                                              "binary_cross_entropy_with_logits",
                                                              "conv1d",
                                                              "conv2d",
                                                              "cross_entropy",
                                                              "dropout",
                                                              "elu",
                                                              "embedding",
                                                              "gelu",
                                                              "interpolate",
                                                              "kl_div",
                                                              "l1_loss",
                                                              "layer_norm",
                                                              "leaky_relu",
                                                              "linear",
                                                              "log_softmax",
                                                              "max_pool2d",
                                                              "mse_loss",
                                                              "nll_loss",
                                                              "normalize",
                                                              "relu",
                                                              "scaled_dot_product_attention",
                                                              "sigmoid",
                                                              "silu",
                                                              "smooth_l1_loss",
                                                              "softmax",
                                                              "softplus",
                                                              "tanh"};
constexpr std::array<std::string_view, 12> fraction_methods = {
    "cos",     "exp", "log",     "log2", "log_softmax", "rsqrt",
    "sigmoid", "sin", "softmax", "sqrt", "tan",         "tanh"};
constexpr std::array<std::string_view, 6> large_methods = {"argmax",   "argmin",        "argsort",
                                                           "bincount", "count_nonzero", "long"};
constexpr std::array<std::string_view, 16> truth_methods = {
    "all",   "any", "bool",        "eq",          "ge",         "gt",          "isfinite", "isinf",
    "isnan", "le",  "logical_and", "logical_not", "logical_or", "logical_xor", "lt",       "ne"};
constexpr std::array<std::string_view, 72> passing_methods = {"T",
                                                              "abs",
                                                              "add_",
                                                              "broadcast_to",
                                                              "ceil",
                                                              "chunk",
                                                              "clamp",
                                                              "clamp_",
                                                              "clone",
                                                              "contiguous",
                                                              "copy_",
                                                              "cpu",
                                                              "cuda",
                                                              "data",
                                                              "detach",
                                                              "diagonal",
                                                              "div_",
                                                              "expand",
                                                              "expand_as",
                                                              "fill_",
                                                              "flatten",
                                                              "flip",
                                                              "floor",
                                                              "gather",
                                                              "grad",
                                                              "index_select",
                                                              "mT",
                                                              "masked_fill",
                                                              "masked_select",
                                                              "max",
                                                              "mean",
                                                              "min",
                                                              "movedim",
                                                              "mul_",
                                                              "narrow",
                                                              "neg",
                                                              "new_full",
                                                              "new_ones",
                                                              "new_zeros",
                                                              "norm",
                                                              "normal_",
                                                              "permute",
                                                              "pow",
                                                              "relu",
                                                              "repeat",
                                                              "repeat_interleave",
                                                              "requires_grad_",
                                                              "reshape",
                                                              "roll",
                                                              "round",
                                                              "select",
                                                              "sort",
                                                              "split",
                                                              "square",
                                                              "squeeze",
                                                              "std",
                                                              "sub_",
                                                              "swapaxes",
                                                              "t",
                                                              "tile",
                                                              "transpose",
                                                              "tril",
                                                              "triu",
                                                              "unbind",
                                                              "unflatten",
                                                              "uniform_",
                                                              "unsqueeze",
                                                              "var",
                                                              "view",
                                                              "view_as",
                                                              "zero_",
                                                              "zeros_like"};
constexpr std::array<std::string_view, 4> counting_methods = {"cumprod", "cumsum", "prod", "sum"};

static_assert(std::is_sorted(fraction_calls.begin(), fraction_calls.end()));
static_assert(std::is_sorted(large_calls.begin(), large_calls.end()));
static_assert(std::is_sorted(truth_calls.begin(), truth_calls.end()));
static_assert(std::is_sorted(passing_calls.begin(), passing_calls.end()));
static_assert(std::is_sorted(counting_calls.begin(), counting_calls.end()));
static_assert(std::is_sorted(layer_functions.begin(), layer_functions.end()));
static_assert(std::is_sorted(fraction_methods.begin(), fraction_methods.end()));
static_assert(std::is_sorted(large_methods.begin(), large_methods.end()));
static_assert(std::is_sorted(truth_methods.begin(), truth_methods.end()));
static_assert(std::is_sorted(passing_methods.begin(), passing_methods.end()));
static_assert(std::is_sorted(counting_methods.begin(), counting_methods.end()));

// The values of `dtype`, and other names for them. Sorted.
constexpr std::array<std::pair<std::string_view, Number>, 30> types = {{
    {"BoolTensor", Number::truth},     {"ByteTensor", Number::small},
    {"CharTensor", Number::small},     {"DoubleTensor", Number::wide},
    {"FloatTensor", Number::fraction}, {"HalfTensor", Number::half},
    {"IntTensor", Number::middle},     {"LongTensor", Number::large},
    {"ShortTensor", Number::small},    {"bfloat16", Number::half},
    {"bool", Number::truth},           {"cdouble", Number::complex},
    {"cfloat", Number::complex},       {"chalf", Number::complex},
    {"complex128", Number::complex},   {"complex64", Number::complex},
    {"double", Number::wide},          {"float", Number::fraction},
    {"float16", Number::half},         {"float32", Number::fraction},
    {"float64", Number::wide},         {"half", Number::half},
    {"int", Number::middle},           {"int16", Number::small},
    {"int32", Number::middle},         {"int64", Number::large},
    {"int8", Number::small},           {"long", Number::large},
    {"short", Number::small},          {"uint8", Number::small},
}};

// The number of dimensions. Sorted.
constexpr std::array<std::pair<std::string_view, AxesOf>, 26> axes_of_calls = {{
    {"Parameter", AxesOf::values},
    {"arange", AxesOf::one},
    {"as_tensor", AxesOf::values},
    {"binary_cross_entropy", AxesOf::none},
    {"binary_cross_entropy_with_logits", AxesOf::none},
    {"bincount", AxesOf::one},
    {"cross_entropy", AxesOf::none},
    {"dot", AxesOf::none},
    {"empty", AxesOf::sizes},
    {"eye", AxesOf::two},
    {"full", AxesOf::sizes},
    {"hann_window", AxesOf::one},
    {"huber_loss", AxesOf::none},
    {"l1_loss", AxesOf::none},
    {"linspace", AxesOf::one},
    {"logspace", AxesOf::one},
    {"mse_loss", AxesOf::none},
    {"nll_loss", AxesOf::none},
    {"ones", AxesOf::sizes},
    {"rand", AxesOf::sizes},
    {"randn", AxesOf::sizes},
    {"randperm", AxesOf::one},
    {"scalar_tensor", AxesOf::none},
    {"smooth_l1_loss", AxesOf::none},
    {"tensor", AxesOf::values},
    {"zeros", AxesOf::sizes},
}};

constexpr std::array<std::string_view, 21> reductions = {
    "all",       "amax", "amin", "any",    "argmax", "argmin", "count_nonzero",
    "logsumexp", "max",  "mean", "median", "min",    "mode",   "nanmean",
    "nansum",    "norm", "prod", "std",    "sum",    "trace",  "var"};
constexpr std::array<std::string_view, 46> same_axes = {"abs",    "add",
                                                        "add_",   "bool",
                                                        "ceil",   "clamp",
                                                        "clone",  "contiguous",
                                                        "copy_",  "cos",
                                                        "cpu",    "cuda",
                                                        "cumsum", "data",
                                                        "detach", "div",
                                                        "div_",   "double",
                                                        "exp",    "fill_",
                                                        "flip",   "float",
                                                        "floor",  "half",
                                                        "int",    "log",
                                                        "long",   "masked_fill",
                                                        "mul",    "mul_",
                                                        "neg",    "pow",
                                                        "relu",   "requires_grad_",
                                                        "round",  "sigmoid",
                                                        "sin",    "softmax",
                                                        "sqrt",   "square",
                                                        "sub",    "sub_",
                                                        "tanh",   "to",
                                                        "type",   "zero_"};
static_assert(std::is_sorted(reductions.begin(), reductions.end()));
static_assert(std::is_sorted(same_axes.begin(), same_axes.end()));

template <class Value, std::size_t Size>
Value found(const std::array<std::pair<std::string_view, Value>, Size>& rows,
            std::string_view word) {
  const auto at =
      std::lower_bound(rows.begin(), rows.end(), word,
                       [](const auto& row, std::string_view wanted) { return row.first < wanted; });
  return at != rows.end() && at->first == word ? at->second : Value{};
}

bool has_keyword(const CallShape& call, std::string_view keyword) {
  return call.unpacks ||
         std::find(call.keywords.begin(), call.keywords.end(), keyword) != call.keywords.end();
}

std::string_view last_part(std::string_view api) {
  return api.substr(api.rfind('.') + 1);
}

bool is_function(std::string_view api) {
  return api.starts_with("torch.");
}

// The element type of a sum of booleans or integers.
Number counted(Number summed) {
  return summed == Number::truth || python::is_whole(summed) ? Number::large : summed;
}

// Python integers become 64-bit elements in a tensor.
Number as_elements(Number numbers) {
  return numbers == Number::whole ? Number::large : numbers;
}

}  // namespace

Number number_of_call(std::string_view api, const CallShape& call, Number arguments) {
  if (!is_function(api) || has_keyword(call, "dtype")) return Number::unknown;
  const std::string_view name = last_part(api);
  const bool is_layer = api.starts_with("torch.nn.functional.") && is_one_of(layer_functions, name);
  if (is_layer || is_one_of(fraction_calls, name)) return Number::fraction;
  if (is_one_of(large_calls, name)) return Number::large;
  if (is_one_of(truth_calls, name)) return Number::truth;
  if (is_one_of(counting_calls, name)) return counted(arguments);
  // Bounds and steps are integers unless one is written as a fraction.
  if (name == "arange" && arguments == Number::unknown) return Number::large;
  return is_one_of(passing_calls, name) ? as_elements(arguments) : Number::unknown;
}

Number number_of_method(Number receiver, std::string_view name, const CallShape& call) {
  static constexpr std::array<std::pair<std::string_view, Number>, 8> conversions = {{
      {"bfloat16", Number::half},
      {"byte", Number::small},
      {"double", Number::wide},
      {"float", Number::fraction},
      {"half", Number::half},
      {"int", Number::middle},
      {"long", Number::large},
      {"short", Number::small},
  }};
  if (has_keyword(call, "dtype")) return Number::unknown;
  if (const Number type = found(conversions, name); type != Number::unknown) return type;
  if (is_one_of(fraction_methods, name)) {
    return receiver == Number::half || receiver == Number::wide || receiver == Number::complex
               ? receiver
               : Number::fraction;
  }
  if (is_one_of(large_methods, name)) return Number::large;
  if (is_one_of(truth_methods, name)) return Number::truth;
  if (is_one_of(counting_methods, name)) return counted(receiver);
  return is_one_of(passing_methods, name) ? receiver : Number::unknown;
}

Number number_of_type(std::string_view name) {
  return found(types, name.starts_with("torch.") ? name.substr(6) : name);
}

AxesOf axes_of_call(std::string_view api, const CallShape& call) {
  if (!is_function(api) || has_keyword(call, "out")) return AxesOf::unknown;
  const AxesOf axes = found(axes_of_calls, last_part(api));
  return axes == AxesOf::none && has_keyword(call, "reduction") ? AxesOf::unknown : axes;
}

AxesOf axes_of_method(std::string_view name, const CallShape& call) {
  const bool takes_nothing = call.positional == 0 && call.keywords.empty() && !call.unpacks;
  if (is_one_of(reductions, name)) return takes_nothing ? AxesOf::none : AxesOf::unknown;
  if (name == "flatten" && takes_nothing) return AxesOf::one;
  return is_one_of(same_axes, name) ? AxesOf::receiver : AxesOf::unknown;
}

}  // namespace paddle_ls::rewrite
