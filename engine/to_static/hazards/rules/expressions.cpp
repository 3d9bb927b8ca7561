// Expressions that mean something else in a program, or are not allowed in one.
#include <algorithm>

#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

void cast_arguments(const HazardFacts& facts, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  static constexpr std::string_view casts[] = {"int", "float", "bool", "complex"};
  if (!facts.ast.is(callee, Kind::name)) return;
  if (std::find(std::begin(casts), std::end(casts), facts.ast.text(callee)) == std::end(casts)) {
    return;
  }
  const NodeList& arguments = facts.ast.list(call, Field::args);
  const std::size_t count = arguments.size() + facts.ast.list(call, Field::keywords).size();
  if (arguments.empty() || count < 2) return;
  to.push_back({&hazard_rule("D21"), facts.part.range(call),
                "conversion keeps only the first argument of `" +
                    std::string(facts.ast.text(callee)) +
                    "`; call it in a function that is not converted"});
}

bool is_builtin(const HazardFacts& facts, std::string_view name) {
  const ConversionUnit& file = facts.part.file;
  return !facts.binds(name) && !facts.is_parameter(name) && !file.imports.contains(name) &&
         !file.function(name) && !file.definition(name, Kind::class_def);
}

// Whether a loop with `break` or `return` iterates over the call: it is then split up.
bool is_taken_apart(const HazardFacts& facts, NodeId call) {
  const NodeId loop = facts.part.parent(call);
  return facts.ast.is(loop, Kind::for_stmt) && facts.ast.child(loop, Field::iter) == call &&
         facts.can_be_left(loop);
}

// What stands for these functions in converted code takes positional arguments only.
void keyword_of_builtin(const HazardFacts& facts, NodeId call, Hazards& to) {
  const Ast& ast = facts.ast;
  const NodeId callee = ast.child(call, Field::func);
  const NodeList& keywords = ast.list(call, Field::keywords);
  if (!ast.is(callee, Kind::name) || keywords.empty()) return;
  const std::string name(ast.text(callee));
  const bool counts = name == "enumerate";
  if ((!counts && name != "zip") || !is_builtin(facts, name)) return;
  const NodeId keyword = keywords.front();
  const NodeId value = ast.child(keyword, Field::value);
  const std::string spelled(ast.text(keyword));
  Hazard hazard{
      &hazard_rule("D64"), facts.part.range(keyword),
      counts && is_taken_apart(facts, call)
          ? "the converted loop counts from 0, because conversion drops this argument"
          : "the converted `" + name + "` takes no keyword arguments and raises TypeError"};
  SourceEdits edits(facts.part);
  const NodeList& given = ast.list(call, Field::args);
  if (counts && spelled == "start" && keywords.size() == 1 && given.size() == 1 &&
      !ast.is(given.front(), Kind::starred)) {
    edits.replace(facts.part.range(keyword), edits.moved(value));
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Give `start` without its name", std::move(*made)});
    }
  } else if (!counts && spelled == "strict" && keywords.size() == 1 && !given.empty()) {
    edits.replace({facts.part.range(given.back()).end, facts.part.range(keyword).end}, "");
    const bool asks = !ast.is(value, Kind::constant) || ast.text(value) != "False";
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Take `strict` out", std::move(*made),
                              asks ? "all that is zipped has the same length" : ""});
    }
  }
  to.push_back(std::move(hazard));
}

// Methods of tensors that values of a program do not have.
bool is_missing_method(std::string_view name) {
  static constexpr std::string_view missing[] = {
      "apply_",    "backward",       "clear_grad",    "copy_",    "data_ptr",   "detach_",
      "fill_",     "fill_diagonal_", "get_tensor",    "gradient", "pin_memory", "set_tensor",
      "set_value", "to_sparse_coo",  "to_sparse_csr", "tolist",   "zero_"};
  return std::find(std::begin(missing), std::end(missing), name) != std::end(missing);
}

void method_call(const HazardFacts& facts, Natures& natures, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  if (!facts.ast.is(callee, Kind::attribute)) return;
  const std::string_view name = facts.ast.text(callee);
  if (name == "register_hook") {
    to.push_back(
        {&hazard_rule("D52"), facts.part.range(call), "a hook cannot be registered in a program"});
  } else if (is_missing_method(name)) {
    const NodeId value = facts.ast.child(callee, Field::value);
    const Judgement owner = natures.of(value);
    const bool is_state = name == "set_value" && facts.part.dotted(value).starts_with("self.");
    if (!on_tensor(owner) && !is_state) return;
    to.push_back({&hazard_rule("D52"), facts.part.range(call),
                  "a tensor of a program has no `" + std::string(name) + "`" +
                      (is_state ? "" : "; the value is a tensor, because " + owner.why)});
  } else if (name == "set_state_dict" || name == "load_dict") {
    to.push_back({&hazard_rule("D38"), facts.part.range(call),
                  "a state dict cannot be loaded in a program; load it before"});
  }
}

bool names_tensor_type(const HazardFacts& facts, NodeId expression) {
  const std::string name = facts.part.qualified(expression);
  return name == "paddle.Tensor";
}

void tensor_type_test(const HazardFacts& facts, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  const NodeList& arguments = facts.ast.list(call, Field::args);
  if (!facts.ast.is(callee, Kind::name) || facts.ast.text(callee) != "isinstance") return;
  if (arguments.size() != 2) return;
  const auto tested = python_ast::preorder(facts.ast, arguments[1]);
  const bool asks = std::any_of(tested.begin(), tested.end(),
                                [&](NodeId node) { return names_tensor_type(facts, node); });
  if (!asks) return;
  to.push_back({&hazard_rule("D41"), facts.part.range(call),
                "false for every tensor of a program, whose type is `Value`"});
}

// `type(x) == paddle.Tensor`, and the name of the type.
void tensor_type_compared(const HazardFacts& facts, Natures& natures, NodeId call, Hazards& to) {
  const Ast& ast = facts.ast;
  const NodeList& arguments = ast.list(call, Field::args);
  if (facts.part.dotted(ast.child(call, Field::func)) != "type" || arguments.size() != 1) return;
  const NodeId around = facts.part.parent(call);
  const auto beside = python_ast::preorder(ast, around);
  const bool compares = ast.is(around, Kind::compare) &&
                        std::any_of(beside.begin(), beside.end(),
                                    [&](NodeId node) { return names_tensor_type(facts, node); });
  const bool names = ast.is(around, Kind::attribute) && ast.text(around).starts_with("__") &&
                     on_tensor(natures.of(arguments.front()));
  if (!compares && !names) return;
  to.push_back({&hazard_rule("D41"), facts.part.range(call),
                "the type of every tensor of a program is `Value`"});
}

void shape_assigned(const HazardFacts& facts, NodeId attribute, Hazards& to) {
  if (facts.ast.context(attribute) == Context::load || facts.ast.text(attribute) != "shape") return;
  to.push_back({&hazard_rule("D22"), facts.part.range(attribute),
                "the converted code does not compile: `shape` becomes a call; use `setattr`"});
}

void inner_async(const HazardFacts& facts, NodeId function, Hazards& to) {
  if (facts.reads_behind(function, facts.ast.text(function)).empty()) return;
  for (const NodeId node : python_ast::preorder(facts.ast, function)) {
    if (!facts.ast.is(node, Kind::return_stmt) || facts.scope(node) != function) continue;
    if (facts.ast.child(node, Field::value) == no_node) continue;
    to.push_back({&hazard_rule("D49"), facts.part.range(node),
                  "becomes an assignment, so that the `async` function returns nothing; define it "
                  "outside converted code"});
  }
}

// The first class of the file that inherits from `type`; empty when there is none.
std::string subclass_of(const ConversionUnit& file, std::string_view type) {
  for (const Part& part : file.parts) {
    for (const NodeId statement : part.statements) {
      if (!part.ast.is(statement, Kind::class_def)) continue;
      const NodeList& bases = part.ast.list(statement, Field::bases);
      const bool inherits = std::any_of(bases.begin(), bases.end(),
                                        [&](NodeId base) { return part.dotted(base) == type; });
      if (inherits) return std::string(part.ast.text(statement));
    }
  }
  return {};
}

// `super()` of a method that an object of a subclass in this file runs.
void zero_argument_super(const HazardFacts& facts, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  if (!facts.ast.is(callee, Kind::name) || facts.ast.text(callee) != "super") return;
  if (!facts.ast.list(call, Field::args).empty()) return;
  const NodeId type = facts.part.class_of(facts.function);
  if (type == no_node) return;
  const std::string name(facts.ast.text(type));
  const std::string subclass = subclass_of(facts.part.file, name);
  if (subclass.empty()) return;
  const text::ByteRange range = facts.part.range(call);
  Hazard hazard{
      &hazard_rule("D40"), range,
      "becomes `super(self.__class__, self)`, which recurses without end if the object is a `" +
          subclass + "`"};
  // In a function or class inside, Python takes another first parameter.
  const NodeList& parameters =
      facts.ast.list(facts.ast.child(facts.function, Field::args), Field::args);
  if (facts.scope(call) == facts.function && !parameters.empty()) {
    hazard.fixes.push_back({"Name the class",
                            {{{range.end - 1, range.end - 1},
                              name + ", " + std::string(facts.ast.text(parameters.front()))}}});
  }
  to.push_back(std::move(hazard));
}

}  // namespace

void check_expressions(const HazardFacts& facts, Natures& natures, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    switch (facts.ast.kind(node)) {
      case Kind::call:
        cast_arguments(facts, node, to);
        keyword_of_builtin(facts, node, to);
        method_call(facts, natures, node, to);
        tensor_type_test(facts, node, to);
        tensor_type_compared(facts, natures, node, to);
        zero_argument_super(facts, node, to);
        break;
      case Kind::attribute: shape_assigned(facts, node, to); break;
      case Kind::async_function_def: inner_async(facts, node, to); break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
