#include "engine/rewrite/known/torch_numbers.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::rewrite {

using python::CallShape;
using python::Number;

namespace {

// Functions of the module `torch`, and methods, in the order that a binary search needs.
constexpr std::array<std::string_view, 22> fraction_calls = {
    "atan", "cos",      "cosh", "empty", "exp",   "eye",   "linspace", "log",
    "log2", "logspace", "ones", "rand",  "randn", "rsqrt", "sigmoid",  "sin",
    "sinh", "softmax",  "sqrt", "tan",   "tanh",  "zeros"};
constexpr std::array<std::string_view, 9> whole_calls = {"argmax",   "argmin",    "argsort",
                                                         "bincount", "bucketize", "count_nonzero",
                                                         "randint",  "randperm",  "searchsorted"};
constexpr std::array<std::string_view, 2> passing_calls = {"arange", "meshgrid"};
constexpr std::array<std::string_view, 15> fraction_methods = {
    "bfloat16", "cos",     "double", "exp",     "float", "half", "log", "log2",
    "rsqrt",    "sigmoid", "sin",    "softmax", "sqrt",  "tan",  "tanh"};
constexpr std::array<std::string_view, 8> whole_methods = {"argmax", "argmin", "argsort", "bool",
                                                           "byte",   "int",    "long",    "short"};
constexpr std::array<std::string_view, 27> passing_methods = {
    "T",       "abs",       "clone",     "contiguous", "cpu",     "cuda",     "data",
    "detach",  "expand",    "expand_as", "flatten",    "flip",    "mT",       "neg",
    "permute", "repeat",    "reshape",   "roll",       "squeeze", "swapaxes", "t",
    "tile",    "transpose", "unflatten", "unsqueeze",  "view",    "view_as"};

static_assert(std::is_sorted(fraction_calls.begin(), fraction_calls.end()));
static_assert(std::is_sorted(whole_calls.begin(), whole_calls.end()));
static_assert(std::is_sorted(passing_calls.begin(), passing_calls.end()));
static_assert(std::is_sorted(fraction_methods.begin(), fraction_methods.end()));
static_assert(std::is_sorted(whole_methods.begin(), whole_methods.end()));
static_assert(std::is_sorted(passing_methods.begin(), passing_methods.end()));

template <std::size_t Size>
bool holds(const std::array<std::string_view, Size>& words, std::string_view word) {
  return std::binary_search(words.begin(), words.end(), word);
}

bool says_type(const CallShape& call) {
  return call.unpacks || std::any_of(call.keywords.begin(), call.keywords.end(),
                                     [](std::string_view name) { return name == "dtype"; });
}

}  // namespace

Number number_of_call(std::string_view api, const CallShape& call, Number arguments) {
  constexpr std::string_view module = "torch.";
  if (!api.starts_with(module) || says_type(call)) return Number::unknown;
  const std::string_view name = api.substr(module.size());
  if (holds(fraction_calls, name)) return Number::fraction;
  if (holds(whole_calls, name)) return Number::whole;
  // Ends and steps are counted in whole numbers unless one is written as a fraction.
  if (name == "arange" && arguments == Number::unknown) return Number::whole;
  return holds(passing_calls, name) ? arguments : Number::unknown;
}

Number number_of_method(Number receiver, std::string_view name, const CallShape& call) {
  if (says_type(call)) return Number::unknown;
  if (holds(fraction_methods, name)) return Number::fraction;
  if (holds(whole_methods, name)) return Number::whole;
  return holds(passing_methods, name) ? receiver : Number::unknown;
}

}  // namespace paddle_ls::rewrite
