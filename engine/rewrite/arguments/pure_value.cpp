#include "engine/rewrite/arguments/pure_value.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

constexpr std::array<std::string_view, 16> pure_functions = {"os.path.join",
                                                             "os.path.expanduser",
                                                             "os.path.abspath",
                                                             "os.path.dirname",
                                                             "os.path.basename",
                                                             "os.path.realpath",
                                                             "pathlib.Path",
                                                             "torch.device",
                                                             "torch.Size",
                                                             "torch.cuda.is_available",
                                                             "torch.cuda.device_count",
                                                             "torch.backends.cudnn.is_available",
                                                             "torch.distributed.is_available",
                                                             "torch.distributed.is_initialized",
                                                             "hasattr",
                                                             "isinstance"};

// Layers that draw random numbers when they are created.
constexpr std::array<std::string_view, 10> random_layers = {
    "Linear", "Conv", "LazyLinear", "LazyConv",           "Embedding",
    "RNN",    "LSTM", "GRU",        "MultiheadAttention", "Transformer"};

bool is_class_below(std::string_view name, std::string_view module) {
  if (!name.starts_with(module)) return false;
  const char first = name[name.rfind('.') + 1];
  return first >= 'A' && first <= 'Z';
}

bool draws_numbers(std::string_view name) {
  const std::string_view layer = last_component(name);
  return layer == "Bilinear" || layer == "Parameter" || layer == "Module" ||
         std::any_of(random_layers.begin(), random_layers.end(),
                     [&](std::string_view known) { return layer.starts_with(known); });
}

// Whether `node` compares identities only.
bool compares_identities(std::string_view source, Node node) {
  for (std::uint32_t i = 0; i < node.child_count(); ++i) {
    const Node part = node.child(i);
    if (!part.is_named() && part.in(source) != "is" && part.in(source) != "is not") return false;
  }
  return true;
}

bool gives_truth(std::string_view function) {
  return function == "hasattr" || function == "isinstance" || function.ends_with(".is_available") ||
         function.ends_with(".is_initialized");
}

bool is_pure_callee(std::string_view name) {
  if (std::find(pure_functions.begin(), pure_functions.end(), name) != pure_functions.end()) {
    return true;
  }
  if (is_class_below(name, "torchvision.transforms.")) return true;
  return is_class_below(name, "torch.nn.") && !draws_numbers(name);
}

}  // namespace

bool is_pure(const UseSite& use, Node node) {
  const PythonKinds& k = python_kinds();
  if (use.binds_names || use.names == nullptr) return false;
  std::vector<Node> open = {node};
  while (!open.empty()) {
    const Node next = open.back();
    open.pop_back();
    const std::uint16_t kind = next.kind();
    if (is_quiet(next)) continue;
    const bool holds_parts = kind == k.list || kind == k.tuple ||
                             kind == k.parenthesized_expression || kind == k.not_operator ||
                             kind == k.boolean_operator || kind == k.comparison_operator;
    if (holds_parts) {
      for (Items items(next); items; items.next()) open.push_back(items.node());
    } else if (kind == k.keyword_argument) {
      open.push_back(next.field(k.value));
    } else if (kind == k.call) {
      const Node list = next.field(k.arguments);
      if (list.kind() != k.argument_list) return false;
      if (!is_pure_callee(callee_name(*use.names, use.source, next))) return false;
      for (Items items(list); items; items.next()) open.push_back(items.node());
    } else {
      return false;
    }
  }
  return true;
}

bool is_pure_test(const UseSite& use, Node node) {
  if (!is_pure(use, node)) return false;
  const PythonKinds& k = python_kinds();
  constexpr std::uint32_t literals = kind_int | kind_float | kind_string | kind_bool | kind_none;
  std::vector<Node> open = {node};
  while (!open.empty()) {
    const Node next = open.back();
    open.pop_back();
    const std::uint16_t kind = next.kind();
    const bool holds_tests =
        kind == k.parenthesized_expression || kind == k.not_operator || kind == k.boolean_operator;
    const bool is_known =
        (argument_kind(next) & literals) != 0 ||
        (kind == k.comparison_operator && compares_identities(use.source, next)) ||
        (kind == k.call && gives_truth(callee_name(*use.names, use.source, next)));
    if (holds_tests) {
      for (Items items(next); items; items.next()) open.push_back(items.node());
    } else if (!is_known) {
      return false;
    }
  }
  return true;
}

}  // namespace paddle_ls::rewrite
