#include "engine/layers/expressions.hpp"

#include <algorithm>

#include "engine/layers/call_library.hpp"
#include "engine/layers/evaluate_calls.hpp"
#include "engine/layers/evaluate_operators.hpp"
#include "engine/layers/modules.hpp"
#include "engine/layers/program_classes.hpp"
#include "engine/layers/statements.hpp"

namespace paddle_ls::layers {
namespace {

using python_ast::Literal;
using python_ast::Operator;

// The characters of a plain string literal; nothing if it has escapes or is concatenated.
std::optional<std::string> plain_string(std::string_view literal) {
  const std::size_t quote = literal.find_first_of("'\"");
  if (quote == literal.npos || literal.find('\\') != literal.npos) return std::nullopt;
  const char sign = literal[quote];
  const bool is_long = literal.substr(quote).starts_with(std::string(3, sign));
  const std::size_t width = is_long ? 3 : 1;
  const std::string_view inner = literal.substr(quote + width);
  if (inner.size() < width) return std::nullopt;
  const std::string_view content = inner.substr(0, inner.size() - width);
  if (content.find(sign) != content.npos) return std::nullopt;
  return std::string(content);
}

std::optional<std::int64_t> whole_number(std::string_view digits) {
  if (digits.empty() || digits.size() > 18) return std::nullopt;
  std::int64_t value = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    value = value * 10 + (digit - '0');
  }
  return value;
}

LayerValue load_name(Runner& runner, std::string_view name) {
  for (const RunScope* scope = runner.frame->scope.get(); scope != nullptr;
       scope = scope->outer.get()) {
    const auto known = scope->names.find(name);
    if (known != scope->names.end()) return known->second;
  }
  return runner.objects.library("builtins." + std::string(name));
}

LayerValue evaluate_constant(Runner& runner, NodeId node) {
  const std::string_view spelled = runner.ast().text(node);
  switch (runner.ast().literal(node)) {
    case Literal::named:
      if (spelled == "None") return {{runner.objects.none}, false};
      return runner.objects.number(spelled == "True" ? 1 : 0);
    case Literal::number: {
      const auto value = whole_number(spelled);
      return value ? runner.objects.number(*value) : LayerValue{{}, true};
    }
    case Literal::string: {
      auto plain = plain_string(spelled);
      return plain ? runner.objects.text(std::move(*plain)) : LayerValue{{}, true};
    }
    default: return {{}, true};
  }
}

// An f-string, with `any_text` for unknown parts.
LayerValue evaluate_joined_string(Runner& runner, NodeId node) {
  std::string whole;
  const auto add_part = [&](NodeId part) {
    if (runner.ast().is(part, Kind::literal_text)) {
      whole += runner.ast().text(part);
      return;
    }
    if (runner.ast().is(part, Kind::constant)) {
      whole += plain_string(runner.ast().text(part)).value_or(std::string(1, any_text));
      return;
    }
    const LayerValue shown = runner.ast().is(part, Kind::formatted_value)
                                 ? evaluate(runner, runner.ast().child(part, Field::value))
                                 : LayerValue{{}, true};
    if (const auto value = runner.objects.number_of(shown)) {
      whole += std::to_string(*value);
    } else {
      whole += runner.objects.name_of(shown);
    }
  };
  for (const NodeId part : runner.ast().list(node, Field::values)) {
    if (!runner.ast().is(part, Kind::string_part)) {
      add_part(part);
      continue;
    }
    for (const NodeId inner : runner.ast().list(part, Field::values)) add_part(inner);
  }
  return runner.objects.text(std::move(whole));
}

LayerValue evaluate_dictionary(Runner& runner, NodeId node) {
  Object made{.kind = ObjectKind::mapping};
  for (const NodeId item : runner.ast().list(node, Field::items)) {
    const NodeId key = runner.ast().child(item, Field::key);
    const LayerValue value = evaluate(runner, runner.ast().child(item, Field::value));
    if (key != python_ast::no_node) {
      const LayerValue name = evaluate(runner, key);
      made.items.push_back(name);
      set_member(made.members, runner.objects.name_of(name), value);
      continue;
    }
    if (const Object* other = runner.objects.only(value, ObjectKind::mapping)) {
      for (const auto& [name, each] : other->members) set_member(made.members, name, each);
      made.items.insert(made.items.end(), other->items.begin(), other->items.end());
      join_into(made.rest, other->rest);
      made.is_open = made.is_open || other->is_open;
    } else {
      made.is_open = true;
      made.rest.unknown = true;
    }
  }
  return runner.objects.of(std::move(made));
}

LayerValue evaluate_comprehension(Runner& runner, NodeId node) {
  const std::shared_ptr<RunScope> around = runner.frame->scope;
  runner.frame->scope = std::make_shared<RunScope>();
  runner.frame->scope->outer = around;
  std::vector<LayerValue> items;
  Object mapping{.kind = ObjectKind::mapping};
  const bool is_mapping = runner.ast().is(node, Kind::dict_comp);
  const auto& generators = runner.ast().list(node, Field::generators);
  const NodeId generator = generators.front();
  const LayerValue over = evaluate(runner, runner.ast().child(generator, Field::iter));
  const auto known = runner.objects.listed(over);
  const bool is_plain = generators.size() == 1 && runner.ast().list(generator, Field::ifs).empty();
  const auto put = [&] {
    if (!is_mapping) {
      items.push_back(evaluate(runner, runner.ast().child(node, Field::elt)));
      return;
    }
    const LayerValue key = evaluate(runner, runner.ast().child(node, Field::key));
    mapping.items.push_back(key);
    set_member(mapping.members, runner.objects.name_of(key),
               evaluate(runner, runner.ast().child(node, Field::value)));
  };
  const bool is_listed = known && is_plain && known->size() <= longest_loop;
  if (is_listed) {
    for (const LayerValue& item : *known) {
      assign(runner, runner.ast().child(generator, Field::target), item);
      put();
    }
  } else {
    ++runner.objects.uncertain;
    for (const NodeId each : generators) {
      assign(runner, runner.ast().child(each, Field::target),
             runner.objects.elements_of(evaluate(runner, runner.ast().child(each, Field::iter))));
    }
    put();
    --runner.objects.uncertain;
  }
  runner.frame->scope = around;
  if (is_mapping) {
    mapping.is_open = !is_listed;
    return runner.objects.of(std::move(mapping));
  }
  if (is_listed) return runner.objects.sequence(std::move(items));
  return runner.objects.sequence({}, items.empty() ? LayerValue{{}, true} : items.front(), true);
}

LayerValue evaluate_unary(Runner& runner, NodeId node) {
  const LayerValue operand = evaluate(runner, runner.ast().child(node, Field::operand));
  if (runner.ast().op(node) == Operator::logical_not) {
    const auto truth = runner.objects.truth_of(operand);
    return truth ? runner.objects.number(*truth ? 0 : 1) : LayerValue{{}, true};
  }
  const auto value = runner.objects.number_of(operand);
  return value && runner.ast().op(node) == Operator::minus ? runner.objects.number(-*value)
                                                           : LayerValue{{}, true};
}

LayerValue evaluate_bool_op(Runner& runner, NodeId node) {
  const bool is_or = runner.ast().op(node) == Operator::logical_or;
  LayerValue any;
  for (const NodeId each : runner.ast().list(node, Field::values)) {
    const LayerValue value = evaluate(runner, each);
    join_into(any, value);
    const auto truth = runner.objects.truth_of(value);
    if (truth && *truth == is_or) return any.may.size() == value.may.size() ? value : any;
    if (truth && any == value) any = {};
  }
  return any.empty() ? LayerValue{{}, true} : any;
}

LayerValue evaluate_conditional(Runner& runner, NodeId node) {
  const auto truth = evaluate_test(runner, runner.ast().child(node, Field::test));
  const NodeId left = runner.ast().child(node, Field::left);
  const NodeId right = runner.ast().child(node, Field::right);
  if (truth) return evaluate(runner, *truth ? left : right);
  const LayerValue first = evaluate(runner, left);
  return join(first, evaluate(runner, right));
}

// A list, a tuple or a set.
LayerValue evaluate_display(Runner& runner, NodeId node) {
  std::vector<LayerValue> items;
  LayerValue rest;
  for (const NodeId element : runner.ast().list(node, Field::elts)) {
    if (!runner.ast().is(element, Kind::starred)) {
      items.push_back(evaluate(runner, element));
      continue;
    }
    runner.objects.spread(evaluate(runner, runner.ast().child(element, Field::value)), items, rest);
  }
  return runner.objects.sequence(std::move(items), std::move(rest));
}

LayerValue evaluate_kind(Runner& runner, NodeId node) {
  switch (runner.ast().kind(node)) {
    case Kind::name: return load_name(runner, runner.ast().text(node));
    case Kind::constant: return evaluate_constant(runner, node);
    case Kind::joined_str: return evaluate_joined_string(runner, node);
    case Kind::attribute:
      return member_of(runner, evaluate(runner, runner.ast().child(node, Field::value)),
                       std::string(runner.ast().text(node)));
    case Kind::call: return evaluate_call(runner, node);
    case Kind::bin_op: return evaluate_binary(runner, node);
    case Kind::compare: return evaluate_comparison(runner, node);
    case Kind::unary_op: return evaluate_unary(runner, node);
    case Kind::bool_op: return evaluate_bool_op(runner, node);
    case Kind::if_exp: return evaluate_conditional(runner, node);
    case Kind::named_expr: {
      const LayerValue value = evaluate(runner, runner.ast().child(node, Field::value));
      assign(runner, runner.ast().child(node, Field::target), value);
      return value;
    }
    case Kind::list:
    case Kind::tuple:
    case Kind::set: return evaluate_display(runner, node);
    case Kind::dict: return evaluate_dictionary(runner, node);
    case Kind::list_comp:
    case Kind::set_comp:
    case Kind::generator_exp:
    case Kind::dict_comp: return evaluate_comprehension(runner, node);
    case Kind::subscript: return evaluate_subscript(runner, node);
    case Kind::lambda:
      return runner.objects.of({.kind = ObjectKind::function,
                                .module = runner.frame->module,
                                .node = node,
                                .scope = runner.frame->scope});
    case Kind::starred:
    case Kind::await: return evaluate(runner, runner.ast().child(node, Field::value));
    default: return {{}, true};
  }
}

// A member of an instance, of a class, or of what `super()` gives.
LayerValue member_of_instance(Runner& runner, ObjectId owner, const std::string& name) {
  const bool is_base = runner.objects[owner].kind == ObjectKind::base;
  const bool is_type = runner.objects[owner].kind == ObjectKind::type;
  LayerValue any;
  if (!is_base && !is_type) {
    for (const auto& [each, value] : runner.objects[owner].members) {
      if (may_be(each, name)) join_into(any, value);
    }
    if (!any.empty()) return any;
  }
  const ObjectId self = is_base ? runner.objects[owner].self : owner;
  const ObjectId after = is_base ? runner.objects[owner].type : 0;
  const ObjectId type = is_type ? owner : runner.objects[self].type;
  ObjectId found_in = 0;
  const auto method = method_of(runner, type, name, after, found_in);
  if (!method) {
    if (is_type) return {{}, true};
    return runner.objects.of(
        {.kind = ObjectKind::method, .text = name, .type = after, .self = self});
  }
  const Object& member = runner.objects[*method];
  if (member.kind != ObjectKind::function) return {{*method}, false};
  if (member.is_open && !is_type) return call_function(runner, *method, self, found_in, {});
  if (is_type) {
    return runner.objects.of({.kind = ObjectKind::method,
                              .number = static_cast<std::int64_t>(*method),
                              .text = name,
                              .type = found_in});
  }
  return runner.objects.of({.kind = ObjectKind::method,
                            .number = static_cast<std::int64_t>(*method),
                            .text = name,
                            .type = found_in,
                            .self = self});
}

LayerValue member_of_object(Runner& runner, ObjectId owner, const std::string& name) {
  switch (runner.objects[owner].kind) {
    case ObjectKind::library:
      return runner.objects.library(runner.objects[owner].text + "." + name);
    case ObjectKind::module: {
      const ModuleId module = runner.objects[owner].module;
      const auto known = runner.modules[module]->scope->names.find(name);
      if (known != runner.modules[module]->scope->names.end()) return known->second;
      return import_name(runner, module,
                         runner.modules[module]->file.ends_with("__init__.py") ? "." : "", name);
    }
    case ObjectKind::base:
    case ObjectKind::instance:
    case ObjectKind::type: return member_of_instance(runner, owner, name);
    case ObjectKind::sequence:
    case ObjectKind::mapping: {
      const auto member = runner.objects[owner].members.find(name);
      if (member != runner.objects[owner].members.end() &&
          runner.objects[owner].kind == ObjectKind::sequence) {
        return member->second;
      }
      return runner.objects.of({.kind = ObjectKind::method, .text = name, .self = owner});
    }
    case ObjectKind::layer:
    case ObjectKind::wrapped:
    case ObjectKind::text:
      return runner.objects.of({.kind = ObjectKind::method, .text = name, .self = owner});
    default: return {{}, true};
  }
}

}  // namespace

LayerValue evaluate(Runner& runner, NodeId node) {
  if (node == python_ast::no_node) return {};
  if (!runner.may_go_on()) return {{}, true};
  ++runner.depth;
  LayerValue value = evaluate_kind(runner, node);
  --runner.depth;
  return value;
}

std::optional<bool> evaluate_test(Runner& runner, NodeId node) {
  return runner.objects.truth_of(evaluate(runner, node));
}

LayerValue member_of(Runner& runner, const LayerValue& owner, const std::string& name) {
  LayerValue any;
  any.unknown = owner.unknown;
  const std::vector<ObjectId> owners = owner.may;
  for (const ObjectId id : owners) join_into(any, member_of_object(runner, id, name));
  return any.empty() ? LayerValue{{}, true} : any;
}

}  // namespace paddle_ls::layers
