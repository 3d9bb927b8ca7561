// Expressions: what they can evaluate to.
#include <algorithm>

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {
namespace {

using python_ast::Literal;
using python_ast::Operator;

// The characters of a plain string literal; nothing for one with escapes, and for several.
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

}  // namespace

Value Runner::evaluate(NodeId node) {
  if (node == python_ast::no_node) return {};
  if (!may_go_on()) return {{}, true};
  ++depth_;
  Value value = evaluate_kind(node);
  --depth_;
  return value;
}

Value Runner::evaluate_kind(NodeId node) {
  switch (ast().kind(node)) {
    case Kind::name: return load(ast().text(node));
    case Kind::constant: return constant(node);
    case Kind::joined_str: return joined(node);
    case Kind::attribute:
      return attribute(evaluate(ast().child(node, Field::value)), std::string(ast().text(node)));
    case Kind::call: return call(node);
    case Kind::bin_op: return binary(node);
    case Kind::compare: return compared(node);
    case Kind::unary_op: {
      const Value operand = evaluate(ast().child(node, Field::operand));
      if (ast().op(node) == Operator::logical_not) {
        const auto truth = truth_of(operand);
        return truth ? number(*truth ? 0 : 1) : Value{{}, true};
      }
      const auto value = number_of(operand);
      return value && ast().op(node) == Operator::minus ? number(-*value) : Value{{}, true};
    }
    case Kind::bool_op: {
      const bool is_or = ast().op(node) == Operator::logical_or;
      Value any;
      for (const NodeId each : ast().list(node, Field::values)) {
        const Value value = evaluate(each);
        join_into(any, value);
        const auto truth = truth_of(value);
        if (truth && *truth == is_or) return any.may.size() == value.may.size() ? value : any;
        if (truth && any == value) any = {};
      }
      return any.empty() ? Value{{}, true} : any;
    }
    case Kind::if_exp: {
      const auto truth = test(ast().child(node, Field::test));
      const NodeId left = ast().child(node, Field::left);
      const NodeId right = ast().child(node, Field::right);
      if (truth) return evaluate(*truth ? left : right);
      const Value first = evaluate(left);
      return join(first, evaluate(right));
    }
    case Kind::named_expr: {
      const Value value = evaluate(ast().child(node, Field::value));
      assign(ast().child(node, Field::target), value);
      return value;
    }
    case Kind::list:
    case Kind::tuple:
    case Kind::set: {
      std::vector<Value> items;
      Value rest;
      for (const NodeId element : ast().list(node, Field::elts)) {
        if (!ast().is(element, Kind::starred)) {
          items.push_back(evaluate(element));
          continue;
        }
        spread(evaluate(ast().child(element, Field::value)), items, rest);
      }
      return sequence(std::move(items), std::move(rest));
    }
    case Kind::dict: return dictionary(node);
    case Kind::list_comp:
    case Kind::set_comp:
    case Kind::generator_exp:
    case Kind::dict_comp: return comprehension(node);
    case Kind::subscript: return subscript(node);
    case Kind::lambda:
      return of({.kind = ObjectKind::function,
                 .module = frame_->module,
                 .node = node,
                 .scope = frame_->scope});
    case Kind::starred:
    case Kind::await: return evaluate(ast().child(node, Field::value));
    default: return {{}, true};
  }
}

Value Runner::load(std::string_view name) {
  for (const Scope* scope = frame_->scope.get(); scope != nullptr; scope = scope->outer.get()) {
    const auto known = scope->names.find(name);
    if (known != scope->names.end()) return known->second;
  }
  return library("builtins." + std::string(name));
}

Value Runner::constant(NodeId node) {
  const std::string_view spelled = ast().text(node);
  switch (ast().literal(node)) {
    case Literal::named:
      if (spelled == "None") return {{none_}, false};
      return number(spelled == "True" ? 1 : 0);
    case Literal::number: {
      const auto value = whole_number(spelled);
      return value ? number(*value) : Value{{}, true};
    }
    case Literal::string: {
      auto plain = plain_string(spelled);
      return plain ? text(std::move(*plain)) : Value{{}, true};
    }
    default: return {{}, true};
  }
}

// An f-string, with gaps for what is not known.
Value Runner::joined(NodeId node) {
  std::string whole;
  const auto add_part = [&](NodeId part) {
    if (ast().is(part, Kind::literal_text)) {
      whole += ast().text(part);
      return;
    }
    if (ast().is(part, Kind::constant)) {
      whole += plain_string(ast().text(part)).value_or(std::string(1, any_text));
      return;
    }
    const Value shown = ast().is(part, Kind::formatted_value)
                            ? evaluate(ast().child(part, Field::value))
                            : Value{{}, true};
    if (const auto value = number_of(shown)) {
      whole += std::to_string(*value);
    } else {
      whole += name_of(shown);
    }
  };
  for (const NodeId part : ast().list(node, Field::values)) {
    if (!ast().is(part, Kind::string_part)) {
      add_part(part);
      continue;
    }
    for (const NodeId inner : ast().list(part, Field::values)) add_part(inner);
  }
  return text(std::move(whole));
}

std::optional<bool> Runner::test(NodeId node) {
  return truth_of(evaluate(node));
}

Value Runner::dictionary(NodeId node) {
  Object made{.kind = ObjectKind::mapping};
  for (const NodeId item : ast().list(node, Field::items)) {
    const NodeId key = ast().child(item, Field::key);
    const Value value = evaluate(ast().child(item, Field::value));
    if (key != python_ast::no_node) {
      const Value name = evaluate(key);
      made.items.push_back(name);
      set_member(made.members, name_of(name), value);
      continue;
    }
    if (const Object* other = only(value, ObjectKind::mapping)) {
      for (const auto& [name, each] : other->members) set_member(made.members, name, each);
      made.items.insert(made.items.end(), other->items.begin(), other->items.end());
      join_into(made.rest, other->rest);
      made.is_open = made.is_open || other->is_open;
    } else {
      made.is_open = true;
      made.rest.unknown = true;
    }
  }
  return of(std::move(made));
}

Value Runner::comprehension(NodeId node) {
  const std::shared_ptr<Scope> around = frame_->scope;
  frame_->scope = std::make_shared<Scope>();
  frame_->scope->outer = around;
  std::vector<Value> items;
  Object mapping{.kind = ObjectKind::mapping};
  const bool is_mapping = ast().is(node, Kind::dict_comp);
  const auto& generators = ast().list(node, Field::generators);
  const NodeId generator = generators.front();
  const Value over = evaluate(ast().child(generator, Field::iter));
  const auto known = listed(over);
  const bool is_plain = generators.size() == 1 && ast().list(generator, Field::ifs).empty();
  const auto put = [&] {
    if (!is_mapping) {
      items.push_back(evaluate(ast().child(node, Field::elt)));
      return;
    }
    const Value key = evaluate(ast().child(node, Field::key));
    mapping.items.push_back(key);
    set_member(mapping.members, name_of(key), evaluate(ast().child(node, Field::value)));
  };
  const bool is_listed = known && is_plain && known->size() <= longest_loop;
  if (is_listed) {
    for (const Value& item : *known) {
      assign(ast().child(generator, Field::target), item);
      put();
    }
  } else {
    ++uncertain_;
    for (const NodeId each : generators) {
      assign(ast().child(each, Field::target),
             elements_of(evaluate(ast().child(each, Field::iter))));
    }
    put();
    --uncertain_;
  }
  frame_->scope = around;
  if (is_mapping) {
    mapping.is_open = !is_listed;
    return of(std::move(mapping));
  }
  if (is_listed) return sequence(std::move(items));
  return sequence({}, items.empty() ? Value{{}, true} : items.front(), true);
}

Value Runner::attribute(const Value& owner, const std::string& name) {
  Value any;
  any.unknown = owner.unknown;
  const std::vector<ObjectId> owners = owner.may;
  for (const ObjectId id : owners) join_into(any, attribute_of(id, name));
  return any.empty() ? Value{{}, true} : any;
}

Value Runner::attribute_of(ObjectId owner, const std::string& name) {
  switch (objects_[owner].kind) {
    case ObjectKind::library: return library(objects_[owner].text + "." + name);
    case ObjectKind::module: {
      const ModuleId module = objects_[owner].module;
      const auto known = modules_[module]->scope->names.find(name);
      if (known != modules_[module]->scope->names.end()) return known->second;
      return imported(module, modules_[module]->file.ends_with("__init__.py") ? "." : "", name);
    }
    case ObjectKind::base:
    case ObjectKind::instance:
    case ObjectKind::type: {
      const bool is_base = objects_[owner].kind == ObjectKind::base;
      const bool is_type = objects_[owner].kind == ObjectKind::type;
      Value any;
      if (!is_base && !is_type) {
        for (const auto& [each, value] : objects_[owner].members) {
          if (may_be(each, name)) join_into(any, value);
        }
        if (!any.empty()) return any;
      }
      const ObjectId self = is_base ? objects_[owner].self : owner;
      const ObjectId after = is_base ? objects_[owner].type : 0;
      const ObjectId type = is_type ? owner : objects_[self].type;
      ObjectId found_in = 0;
      const auto method = method_of(type, name, after, found_in);
      if (!method) {
        if (is_type) return {{}, true};
        return of({.kind = ObjectKind::method, .text = name, .type = after, .self = self});
      }
      const Object& member = objects_[*method];
      if (member.kind != ObjectKind::function) return {{*method}, false};
      if (member.is_open && !is_type) return call_function(*method, self, found_in, {});
      if (is_type) {
        return of({.kind = ObjectKind::method,
                   .number = static_cast<std::int64_t>(*method),
                   .text = name,
                   .type = found_in});
      }
      return of({.kind = ObjectKind::method,
                 .number = static_cast<std::int64_t>(*method),
                 .text = name,
                 .type = found_in,
                 .self = self});
    }
    case ObjectKind::sequence:
    case ObjectKind::mapping: {
      const auto member = objects_[owner].members.find(name);
      if (member != objects_[owner].members.end() && objects_[owner].kind == ObjectKind::sequence) {
        return member->second;
      }
      return of({.kind = ObjectKind::method, .text = name, .self = owner});
    }
    case ObjectKind::layer:
    case ObjectKind::wrapped:
    case ObjectKind::text: return of({.kind = ObjectKind::method, .text = name, .self = owner});
    default: return {{}, true};
  }
}

}  // namespace paddle_ls::layers
