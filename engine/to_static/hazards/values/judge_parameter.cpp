#include "engine/to_static/hazards/values/judge_parameter.hpp"

#include <algorithm>

#include "engine/to_static/hazards/program/tensor_names.hpp"

namespace paddle_ls::to_static {
namespace {

template <class Table>
bool is_listed_in(const Table& table, std::string_view name) {
  return std::find(std::begin(table), std::end(table), name) != std::end(table);
}

// The parameters that callers give by place, without the object of a method.
NodeList ordinary_parameters(const HazardFacts& facts) {
  const NodeId args = facts.ast.child(facts.function, Field::args);
  NodeList all = facts.ast.list(args, Field::posonly);
  const NodeList& plain = facts.ast.list(args, Field::args);
  all.insert(all.end(), plain.begin(), plain.end());
  if (!all.empty() && facts.part.class_of(facts.function) != no_node) all.erase(all.begin());
  return all;
}

// The inputs of a layer, by convention: the required parameters of `forward`.
bool is_input_of_layer(const HazardFacts& facts, std::string_view name) {
  const NodeId type = facts.part.class_of(facts.function);
  if (type == no_node || facts.ast.text(facts.function) != "forward") return false;
  if (!facts.part.file.is_layer({&facts.part, type})) return false;
  const NodeList parameters = ordinary_parameters(facts);
  return std::any_of(parameters.begin(), parameters.end(), [&](NodeId parameter) {
    return facts.ast.text(parameter) == name &&
           facts.ast.child(parameter, Field::default_value) == no_node;
  });
}

// Names that are usual for values that are not tensors.
bool is_word_for_number(std::string_view name) {
  static constexpr std::string_view words[] = {
      "axis", "batch", "count", "depth", "dim",   "epoch",    "flag", "i",   "idx",    "index",
      "k",    "key",   "kind",  "level", "mode",  "n",        "name", "num", "return", "rounds",
      "size", "step",  "steps", "times", "train", "training", "type", "use", "which"};
  const std::string_view first = name.substr(0, name.find('_'));
  const std::string_view last = name.substr(name.rfind('_') + 1);
  static constexpr std::string_view prefixes[] = {"is",  "max",    "min", "n",   "need",
                                                  "num", "return", "use", "with"};
  return is_listed_in(words, last) || (first != name && is_listed_in(prefixes, first));
}

// Names that are given to tensors.
bool is_word_for_tensor(std::string_view name) {
  static constexpr std::string_view words[] = {"features", "hidden", "image",  "images",
                                               "img",      "input",  "inputs", "logits",
                                               "probs",    "scores", "tensor", "x"};
  return is_listed_in(words, name);
}

// Builtins whose arguments are rarely tensors.
bool takes_no_tensor(std::string_view function) {
  static constexpr std::string_view names[] = {"dict",  "enumerate", "isinstance", "len",   "list",
                                               "range", "set",       "str",        "tuple", "zip"};
  return is_listed_in(names, function);
}

Judgement use_in_call(const Natures& natures, NodeId call, NodeId name) {
  const Ast& ast = natures.facts.ast;
  const std::string callee = natures.facts.part.qualified(ast.child(call, Field::func));
  const NodeList& given = ast.list(call, Field::args);
  const auto place =
      static_cast<std::size_t>(std::find(given.begin(), given.end(), name) - given.begin());
  if (place >= tensors_taken(callee)) return {};
  return {Nature::likely_tensor,
          "`" + std::string(ast.text(name)) + "` is given to `" + callee + "`"};
}

// The uses of parameters show what they are: a method that tensors have, a function of Paddle that
// takes a tensor. A use that only something else allows comes before these.
void read_uses(Natures& natures) {
  natures.uses.emplace();
  const Ast& ast = natures.facts.ast;
  for (const NodeId node : natures.facts.nodes) {
    if (!ast.is(node, Kind::name) || ast.context(node) != Context::load) continue;
    const std::string_view name = ast.text(node);
    if (!natures.facts.is_parameter(name) || inner_owner(natures, node) != no_node) continue;
    const NodeId around = natures.facts.part.parent(node);
    Judgement found;
    switch (ast.kind(around)) {
      case Kind::call: found = use_in_call(natures, around, node); break;
      case Kind::attribute: {
        const bool is_called = ast.is(natures.facts.part.parent(around), Kind::call) &&
                               ast.child(natures.facts.part.parent(around), Field::func) == around;
        const std::string_view asked = ast.text(around);
        if (is_called ? is_tensor_method(asked) : asked == "shape" || asked == "ndim") {
          found = {Nature::likely_tensor, "`" + std::string(name) + "` is used with `" +
                                              std::string(asked) + "`, like a tensor"};
        }
        break;
      }
      case Kind::subscript: {
        const NodeId key = ast.child(around, Field::slice);
        if (ast.child(around, Field::value) == node && ast.is(key, Kind::constant) &&
            ast.literal(key) == Literal::string) {
          found = {Nature::python, "`" + std::string(name) + "` has items by name"};
        }
        break;
      }
      case Kind::if_stmt:
      case Kind::if_exp:
      case Kind::unary_op:
      case Kind::bool_op:
        // A flag, or something that may be absent.
        if (ast.is(around, Kind::unary_op) && ast.op(around) != Operator::logical_not) break;
        if (ast.is(around, Kind::if_exp) && ast.child(around, Field::test) != node) break;
        found = {Nature::run_time, ""};
        if (is_input_of_layer(natures.facts, name))
          natures.uses->try_emplace(name, std::move(found));
        continue;
      case Kind::compare: {
        NodeList operands = {ast.child(around, Field::left)};
        for (const NodeId part : ast.list(around, Field::comparators)) {
          operands.push_back(ast.child(part, Field::value));
        }
        for (const NodeId operand : operands) {
          if (!ast.is(operand, Kind::constant) || ast.literal(operand) != Literal::string) continue;
          found = {Nature::python, "`" + std::string(name) + "` is compared with a string"};
        }
        break;
      }
      default: break;
    }
    if (found.nature == Nature::run_time) continue;
    const auto [known, added] = natures.uses->try_emplace(name, found);
    if (found.nature == Nature::python) known->second = std::move(found);
  }
}

// Whether something is done with the parameter that speaks against a tensor: it is asked whether
// it is there, called, counted with, or an index.
bool is_used_otherwise(const Natures& natures, std::string_view parameter) {
  const Ast& ast = natures.facts.ast;
  return std::any_of(natures.facts.nodes.begin(), natures.facts.nodes.end(), [&](NodeId node) {
    if (!ast.is(node, Kind::name) || ast.text(node) != parameter) return false;
    const NodeId around = natures.facts.part.parent(node);
    switch (ast.kind(around)) {
      case Kind::starred:
      case Kind::keyword: return true;
      case Kind::attribute: {
        const std::string_view asked = ast.text(around);
        return !is_tensor_method(asked) && !is_method_to_tensor(asked) && asked != "shape" &&
               asked != "ndim" && asked != "dtype" && asked != "T" && asked != "place";
      }
      case Kind::subscript: return ast.child(around, Field::slice) == node;
      case Kind::slice:
      case Kind::bool_op:
      case Kind::if_stmt:
      case Kind::while_stmt: return true;
      case Kind::if_exp: return ast.child(around, Field::test) == node;
      case Kind::bin_op:
        return ast.op(around) == Operator::floor_div || ast.op(around) == Operator::mod;
      case Kind::unary_op: return ast.op(around) == Operator::logical_not;
      case Kind::comparison: {
        const Operator op = ast.op(around);
        return op == Operator::in || op == Operator::not_in || op == Operator::is ||
               op == Operator::is_not;
      }
      case Kind::compare: {
        const NodeList& parts = ast.list(around, Field::comparators);
        return std::any_of(parts.begin(), parts.end(), [&](NodeId part) {
          return ast.op(part) == Operator::is || ast.op(part) == Operator::is_not;
        });
      }
      case Kind::call: {
        const NodeId callee = ast.child(around, Field::func);
        return callee == node || (ast.is(callee, Kind::name) && takes_no_tensor(ast.text(callee)));
      }
      default: return false;
    }
  });
}

// A function without tensor arguments is not worth converting. Where a function that is passed to
// `to_static` shows none, the parameter with a usual name for a tensor is taken for one.
void add_default_tensor(Natures& natures) {
  const bool is_asked_for = natures.facts.converted.entry != EntryReason::called &&
                            !natures.facts.converted.reasons.empty();
  if (!is_asked_for) return;
  std::string_view found;
  for (const NodeId parameter : ordinary_parameters(natures.facts)) {
    const std::string_view name = natures.facts.ast.text(parameter);
    const auto used = natures.uses->find(name);
    if (used != natures.uses->end() && on_tensor(used->second)) return;
    const bool is_open = used == natures.uses->end() && is_word_for_tensor(name) &&
                         natures.facts.ast.child(parameter, Field::default_value) == no_node &&
                         natures.facts.ast.child(parameter, Field::annotation) == no_node;
    if (is_open && !is_used_otherwise(natures, name)) found = name;
  }
  if (found.empty()) return;
  natures.uses->try_emplace(
      found,
      Judgement{Nature::likely_tensor, "`" + std::string(found) +
                                           "` is what the function is converted for, as its name "
                                           "says"});
}

}  // namespace

bool has_unknown_dimensions(const HazardFacts& facts) {
  const std::vector<HandedArgument>& given = facts.converted.given;
  return std::any_of(given.begin(), given.end(),
                     [](const HandedArgument& each) { return each.has_open_dimensions; });
}

Judgement judge_annotation(const Natures& natures, NodeId node) {
  const NodeId annotation = natures.facts.ast.child(node, Field::annotation);
  if (annotation == no_node) return {};
  const std::string type = natures.facts.part.qualified(annotation);
  if (type == "paddle.Tensor") {
    return {Nature::tensor,
            "`" + std::string(natures.facts.ast.text(node)) + "` is annotated as Tensor"};
  }
  static constexpr std::string_view python_types[] = {"bool", "dict", "float", "int",
                                                      "list", "str",  "tuple"};
  if (is_listed_in(python_types, type)) {
    return {Nature::python,
            "`" + std::string(natures.facts.ast.text(node)) + "` is annotated as " + type};
  }
  return {};
}

const HandedArgument* given_to(const Natures& natures, NodeId name) {
  if (!natures.facts.ast.is(name, Kind::name) || natures.facts.binds(natures.facts.ast.text(name)))
    return nullptr;
  const std::vector<HandedArgument>& all = natures.facts.converted.given;
  const auto found = std::find_if(all.begin(), all.end(), [&](const HandedArgument& each) {
    return each.parameter == natures.facts.ast.text(name);
  });
  return found == all.end() ? nullptr : &*found;
}

Judgement judge_parameter(Natures& natures, NodeId node) {
  const std::string_view name = natures.facts.ast.text(node);
  for (const HandedArgument& given : natures.facts.converted.given) {
    if (given.parameter == name && given.whole.nature != Nature::run_time) return given.whole;
  }
  if (!natures.uses) {
    read_uses(natures);
    add_default_tensor(natures);
  }
  const auto used = natures.uses->find(name);
  if (used != natures.uses->end()) return used->second;
  if (is_input_of_layer(natures.facts, name) && !is_word_for_number(name)) {
    return {Nature::likely_tensor, "`" + std::string(name) + "` is what the layer is given"};
  }
  return {};
}

}  // namespace paddle_ls::to_static
