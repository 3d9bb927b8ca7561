#include "engine/rewrite/source/works_on_results.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

template <std::size_t size>
bool begins_with_one_of(std::string_view word, const std::array<std::string_view, size>& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view each) { return word.starts_with(each); });
}

std::string_view callee_of(Node call, std::string_view source) {
  return last_component(call.field(python_kinds().function).in(source));
}

bool has_word(Node node, std::string_view word, std::string_view source) {
  return stands_as_word(node.in(source), word, [](std::size_t) { return true; });
}

Node previous_item(Node item) {
  Node at = item.previous_sibling();
  while (at && (!at.is_named() || at.kind() == python_kinds().comment)) at = at.previous_sibling();
  return at;
}

// `nn.Conv2d(3, 8, 3)`, or a name that only such calls are assigned to.
bool makes_layer_with_new_result(Node value, std::string_view source) {
  static constexpr std::array<std::string_view, 9> classes = {
      "Conv",    "BatchNorm", "SyncBatchNorm", "GroupNorm", "LayerNorm",
      "MaxPool", "AvgPool",   "InstanceNorm",  "Linear"};
  const PythonKinds& k = python_kinds();
  if (value.kind() == k.call) return begins_with_one_of(callee_of(value, source), classes);
  if (value.kind() != k.identifier) return false;
  const Node function = enclosing(value, k.function_definition);
  bool is_assigned = false;
  for (syntax::Walk walk(function ? function : value); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() != k.assignment || node.field(k.left).in(source) != value.in(source)) continue;
    const Node right = node.field(k.right);
    if (!right || right.kind() != k.call || !makes_layer_with_new_result(right, source))
      return false;
    is_assigned = true;
  }
  return is_assigned;
}

// `nn.Sequential(...)`, `super().__init__(...)`, `layers += [...]`
bool is_sequence(Node items, std::string_view source) {
  const PythonKinds& k = python_kinds();
  Node outer = items.parent();
  if (items.kind() == k.argument_list) {
    const std::string_view callee = callee_of(outer, source);
    return callee == "Sequential" || callee == "__init__";
  }
  if (outer.kind() == k.list_splat) outer = outer.parent();
  if (outer.kind() == k.argument_list) {
    const std::string_view callee = callee_of(outer.parent(), source);
    return callee == "Sequential" || callee == "OrderedDict" || callee == "extend";
  }
  return outer.kind() == k.assignment || outer.kind() == k.augmented_assignment ||
         outer.kind() == k.return_statement;
}

// `layers.append(layer)`, `net.add_module("name", layer)`: the call; else null.
Node adding_call(Node statement, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!statement || statement.kind() != k.expression_statement) return {};
  const Node call = statement.named_child(0);
  if (call.kind() != k.call) return {};
  const std::string_view callee = callee_of(call, source);
  return callee == "append" || callee == "add_module" ? call : Node();
}

bool is_added_behind_layer(Node call, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node before = adding_call(previous_item(call.parent()), source);
  if (!adding_call(call.parent(), source) || !before) return false;
  const Node arguments = before.field(k.arguments);
  if (before.field(k.function).in(source) != call.field(k.function).in(source)) return false;
  return arguments.named_child_count() > 0 &&
         makes_layer_with_new_result(arguments.named_child(arguments.named_child_count() - 1),
                                     source);
}

// Calls of layers that may work in place themselves, or return their argument.
bool makes_activation(Node value, std::string_view source) {
  static constexpr std::array<std::string_view, 12> classes = {
      "ReLU", "LeakyReLU", "ELU",  "SELU",    "CELU", "GELU",
      "SiLU", "Hard",      "Mish", "Sigmoid", "Tanh", "Dropout"};
  return value.kind() == python_kinds().call &&
         begins_with_one_of(callee_of(value, source), classes);
}

bool stands_behind_layer(Node made, std::string_view source) {
  const PythonKinds& k = python_kinds();
  Node item = made;
  if (item.parent().kind() == k.tuple) item = item.parent();  // ("relu", nn.ReLU(True))
  const Node items = item.parent();
  if (items.kind() != k.list && items.kind() != k.argument_list) return false;
  if (items.kind() == k.argument_list && is_added_behind_layer(items.parent(), source)) return true;
  if (!is_sequence(items, source)) return false;
  Node before = previous_item(item);
  if (before && before.kind() == k.tuple && before.named_child_count() > 0) {
    before = before.named_child(before.named_child_count() - 1);
  }
  if (before && makes_activation(before, source)) return stands_behind_layer(before, source);
  return before && makes_layer_with_new_result(before, source);
}

// Calls that may return their argument, or a view of it.
bool may_give_input(Node call, std::string_view source) {
  static constexpr std::array<std::string_view, 18> functions = {
      "view",    "reshape", "flatten", "squeeze",  "unsqueeze",  "transpose",
      "permute", "detach",  "expand",  "narrow",   "contiguous", "to",
      "float",   "drop",    "Drop",    "identity", "skip",       "shortcut"};
  return begins_with_one_of(callee_of(call, source), functions);
}

bool is_new_result(Node value, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (value.kind() == k.parenthesized_expression)
    return is_new_result(value.named_child(0), source);
  if (value.kind() == k.binary_operator) return true;
  return value.kind() == k.call && !may_give_input(value, source);
}

enum class Held { unknown, result, shared };

// What `statement`, before a use of `variable`, shows about its value there.
Held held_after(Node statement, std::string_view variable, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!has_word(statement, variable, source)) return Held::unknown;
  if (statement.kind() != k.expression_statement) return Held::shared;
  const Node inner = statement.named_child(0);
  const bool is_assigned =
      (inner.kind() == k.assignment || inner.kind() == k.augmented_assignment) &&
      inner.field(k.left).in(source) == variable;
  if (!is_assigned) return Held::shared;
  if (inner.kind() == k.augmented_assignment) return Held::unknown;
  return is_new_result(inner.field(k.right), source) ? Held::result : Held::shared;
}

// `out = self.relu(out)` or `return self.relu(out)`, where the statements before it show that
// nothing else holds what `out` does.
bool holds_result(Node call, Node argument, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const std::string_view variable = argument.in(source);
  Node statement = call.parent();
  while (statement && statement.kind() != k.expression_statement &&
         statement.kind() != k.return_statement) {
    if (statement.kind() == k.block || statement.kind() == k.lambda) return false;
    statement = statement.parent();
  }
  if (!statement) return false;
  if (statement.kind() == k.expression_statement) {
    const Node assignment = statement.named_child(0);
    if (assignment.kind() != k.assignment) return false;
    if (assignment.field(k.left).in(source) != variable) return false;
  }
  for (Node at = previous_item(statement); at; at = previous_item(at)) {
    const Held held = held_after(at, variable, source);
    if (held != Held::unknown) return held == Held::result;
  }
  return false;
}

// A call of the attribute, on a value that is used only there.
bool is_called_on_result(Node attribute, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node call = attribute.parent();
  if (call.kind() != k.call || !(call.field(k.function) == attribute)) return false;
  const Node arguments = call.field(k.arguments);
  if (arguments.named_child_count() != 1) return false;
  const Node argument = arguments.named_child(0);
  if (argument.kind() == k.identifier) return holds_result(call, argument, source);
  return is_new_result(argument, source);
}

// `self.relu = nn.ReLU(inplace=True)`, with all that the class does with `self.relu`.
bool is_attribute_for_results(Node made, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node assignment = made.parent();
  if (assignment.kind() != k.assignment) return false;
  const Node target = assignment.field(k.left);
  const std::string_view name = target.in(source);
  if (target.kind() != k.attribute || !name.starts_with("self.")) return false;
  const Node definition = enclosing(assignment, k.class_definition);
  bool is_called = false;
  for (syntax::Walk walk(definition ? definition : assignment); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() != k.attribute || node.in(source) != name) continue;
    const Node parent = node.parent();
    const bool is_bound = parent.kind() == k.assignment && parent.field(k.left) == node;
    if (is_bound) continue;
    if (!is_called_on_result(node, source)) return false;
    is_called = true;
  }
  return is_called;
}

}  // namespace

bool works_on_results(Node made, std::string_view source) {
  const bool may_be_in_place = made && made.field(python_kinds().arguments).named_child_count() > 0;
  if (!may_be_in_place || !made.parent()) return false;
  return stands_behind_layer(made, source) || is_attribute_for_results(made, source);
}

}  // namespace paddle_ls::rewrite
