#include "engine/rewrite/known/torch_failures.hpp"

#include <algorithm>
#include <iterator>

#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

using python::Failures;
namespace failing = python::failing;

namespace {

struct FailureRow {
  std::string_view name;
  Failures failures;
};

constexpr FailureRow of_functions[] = {
    {"torch.autograd.backward", failing::graph | failing::shapes},
    {"torch.autograd.grad", failing::graph | failing::shapes},
    {"torch.load", failing::file},
};

// By the last component of the name.
constexpr FailureRow of_functions_of_matrices[] = {
    {"cholesky", failing::shapes},
    {"inverse", failing::shapes},
};

// Methods of tensors, and the functions that are called like them.
constexpr FailureRow of_operations[] = {
    {"add", failing::shapes},         {"add_", failing::shapes},
    {"bmm", failing::shapes},         {"broadcast_to", failing::shapes},
    {"div", failing::shapes},         {"div_", failing::shapes},
    {"expand", failing::shapes},      {"expand_as", failing::shapes},
    {"flatten", failing::dimensions}, {"item", failing::shapes},
    {"matmul", failing::shapes},      {"mm", failing::shapes},
    {"mul", failing::shapes},         {"mul_", failing::shapes},
    {"permute", failing::shapes},     {"reshape", failing::shapes},
    {"reshape_as", failing::shapes},  {"split", failing::shapes},
    {"squeeze", failing::dimensions}, {"sub", failing::shapes},
    {"sub_", failing::shapes},        {"sum", failing::dimensions},
    {"topk", failing::shapes},        {"unsqueeze", failing::dimensions},
    {"view", failing::shapes},
};

constexpr python::RaisedInstead exceptions[] = {
    {"RuntimeError", failing::shapes, "ValueError"},
    {"RuntimeError", failing::truth, "AssertionError"},
    {"TypeError", failing::length, "AssertionError"},
    {"ValueError", failing::number, "AssertionError"},
    {"IndexError", failing::dimensions, "ValueError"},
    {"FileNotFoundError", failing::file, "ValueError"},
    {"RuntimeError", failing::memory, "MemoryError"},
    {"RuntimeError", failing::graph, "SystemError"},
};

template <std::size_t Size>
Failures find_failures(const FailureRow (&rows)[Size], std::string_view name) {
  const auto row = std::find_if(std::begin(rows), std::end(rows),
                                [&](const FailureRow& each) { return each.name == name; });
  return row == std::end(rows) ? Failures{0} : row->failures;
}

}  // namespace

Failures failures_of_call(std::string_view api) {
  if (const Failures failures = find_failures(of_functions, api); failures != 0) return failures;
  if (api.starts_with("torch.linalg.")) return failing::shapes;
  const std::string_view name = last_component(api);
  const Failures failures = find_failures(of_functions_of_matrices, name);
  return failures != 0 ? failures : find_failures(of_operations, name);
}

Failures failures_of_method(std::string_view name) {
  return name == "backward" ? failing::graph : find_failures(of_operations, name);
}

std::span<const python::RaisedInstead> exceptions_of_paddle() {
  return exceptions;
}

}  // namespace paddle_ls::rewrite
