#include "engine/rewrite/arguments/collected_settings.hpp"

#include <algorithm>
#include <set>

#include "engine/python/facts/string_literal.hpp"
#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// The whole file where it has no function.
struct Scope {
  Node function;

  std::size_t start() const { return function ? function.start() : std::string_view::npos; }
};

bool is_field(Node parent, std::uint16_t field, Node node) {
  return parent.field(field).range() == node.range();
}

bool is_assigned(Node name) {
  const PythonKinds& k = python_kinds();
  return name.parent().kind() == k.assignment && is_field(name.parent(), k.left, name);
}

// Whether `function` has `name` as a parameter or assigns to it. What it declares global stays a
// name of the module.
bool binds(Node function, std::string_view name, std::string_view source) {
  const PythonKinds& k = python_kinds();
  bool is_bound = false;
  const Node parameters = function.field(k.parameters_field);
  for (syntax::Walk walk(function); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() == k.function_definition && node != function) walk.skip_children();
    if (node.kind() != k.identifier || node.in(source) != name) continue;
    const Node parent = node.parent();
    if (parent.kind_name() == "global_statement") return false;
    const bool is_default =
        (parent.kind() == k.default_parameter || parent.kind() == k.typed_default_parameter) &&
        is_field(parent, k.value, node);
    const bool is_parameter = parameters.range().contains(node.range()) && !is_default &&
                              enclosing(node, k.type) == Node();
    is_bound = is_bound || is_parameter || is_assigned(node);
  }
  return is_bound;
}

Scope scope_of(Node name, std::string_view source) {
  const PythonKinds& k = python_kinds();
  Node function = enclosing(name, k.function_definition);
  while (function && !binds(function, name.in(source), source)) {
    function = enclosing(function, k.function_definition);
  }
  return {function};
}

// The text of a string literal that is one piece; empty for anything else.
std::string_view key_in(Node node, std::string_view source) {
  if (node.kind() != python_kinds().string) return {};
  return text::slice(source, python::literal_content(source, node.range()));
}

bool is_call_of_dict(Node call, std::string_view source) {
  const PythonKinds& k = python_kinds();
  return call.kind() == k.call && call.field(k.function).in(source) == "dict";
}

// `name` of the statement `name.update(...)`, which `call` is; else null.
Node updated_by(Node call, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (call.kind() != k.call || call.parent().kind() != k.expression_statement) return {};
  const Node method = call.field(k.function);
  if (method.kind() != k.attribute || method.field(k.attribute_name).in(source) != "update") {
    return {};
  }
  const Node object = method.field(k.object);
  return object.kind() == k.identifier ? object : Node();
}

// Follows names from one to the next until all occurrences of all of them are seen.
class SettingsSearch {
 public:
  SettingsSearch(std::string_view source, const syntax::Pieces& pieces, const python::Names& names,
                 const SettingsTaker& taker)
      : source_(source), pieces_(pieces), names_(names), taker_(taker) {}

  void take_name(Node name) { take_value(name); }

  // What an expression that is a dictionary holds.
  void take_value(Node value) {
    std::vector<Node> open{value};
    while (!open.empty()) {
      const Node next = open.back();
      open.pop_back();
      take_part(next, open);
    }
  }

  Settings found() {
    while (found_.are_all_seen && !names_left_.empty()) {
      const Node name = names_left_.back();
      names_left_.pop_back();
      visit_places(name);
    }
    return std::move(found_);
  }

 private:
  void give_up() { found_.are_all_seen = false; }

  void take_part(Node value, std::vector<Node>& open) {
    const PythonKinds& k = python_kinds();
    if (value.kind() == k.identifier) {
      names_left_.push_back(value);
    } else if (value.kind() == k.parenthesized_expression) {
      open.push_back(value.named_child(0));
    } else if (value.kind() == k.conditional_expression) {
      open.push_back(value.named_child(0));
      open.push_back(value.named_child(2));
    } else if (value.kind() == k.dictionary) {
      for (Items items(value); items; items.next()) take_item(items.node(), open);
    } else if (is_call_of_dict(value, source_)) {
      take_arguments(value.field(k.arguments), open);
    } else {
      give_up();
    }
  }

  void take_arguments(Node list, std::vector<Node>& open) {
    const PythonKinds& k = python_kinds();
    if (list.kind() != k.argument_list) return give_up();
    for (Items items(list); items; items.next()) {
      const Node item = items.node();
      if (item.kind() == k.dictionary_splat) {
        open.push_back(item.named_child(0));
      } else if (item.kind() == k.keyword_argument) {
        take_item(item, open);
      } else {
        open.push_back(item);
      }
    }
  }

  void take_item(Node item, std::vector<Node>& open) {
    const PythonKinds& k = python_kinds();
    if (item.kind() == k.keyword_argument) {
      add({item.field(k.name).in(source_), item, item.field(k.value)});
    } else if (item.kind() == k.pair) {
      add({key_in(item.field(k.key), source_), item, item.field(k.value)});
    } else if (item.kind() == k.dictionary_splat) {
      open.push_back(item.named_child(0));
    } else {
      give_up();
    }
  }

  void add(const Setting& setting) {
    if (setting.key.empty()) return give_up();
    found_.all.push_back(setting);
  }

  void visit_places(Node name) {
    const Scope scope = scope_of(name, source_);
    if (!visited_.emplace(name.in(source_), scope.start()).second) return;
    is_bound_ = false;
    if (scope.function) {
      visit_places(name, scope.function);
    } else {
      for (const syntax::Pieces::Placed& each : pieces_.all()) {
        visit_places(name, pieces_.root_at(each.start));
      }
    }
    if (!is_bound_) give_up();
  }

  void visit_places(Node name, Node scope) {
    const PythonKinds& k = python_kinds();
    const std::string_view spelled = name.in(source_);
    for (syntax::Walk walk(scope); walk && found_.are_all_seen; walk.next()) {
      const Node node = walk.node();
      const bool is_inner = node.kind() == k.function_definition && node != scope;
      if (is_inner && binds(node, spelled, source_)) walk.skip_children();
      if (node.kind() == k.identifier && node.in(source_) == spelled && is_variable(node)) {
        visit(node);
      }
    }
  }

  void visit(Node name) {
    const PythonKinds& k = python_kinds();
    const Node parent = name.parent();
    if (is_assigned(name)) return visit_target(parent, parent.field(k.right));
    if (parent.kind() == k.subscript && is_field(parent, k.value, name)) {
      return visit_item(parent);
    }
    if (parent.kind() != k.attribute) return follow(name);
    const Node call = parent.parent();
    if (updated_by(call, source_) != name) return give_up();
    std::vector<Node> values;
    take_arguments(call.field(k.arguments), values);
    for (const Node value : values) take_value(value);
  }

  // `name = value`, by itself and not in the body of a class.
  void visit_target(Node assignment, Node value) {
    const PythonKinds& k = python_kinds();
    const Node owner = enclosing(assignment, k.class_definition);
    const Node function = enclosing(assignment, k.function_definition);
    const bool is_of_class = owner && !(function && owner.range().contains(function.range()));
    const bool is_plain = assignment.parent().kind() == k.expression_statement && value;
    if (is_of_class || !is_plain) return give_up();
    is_bound_ = true;
    take_value(value);
  }

  // `name["key"] = value`
  void visit_item(Node subscript) {
    const PythonKinds& k = python_kinds();
    const Node assignment = subscript.parent();
    const bool is_target = assignment.kind() == k.assignment &&
                           is_field(assignment, k.left, subscript) &&
                           assignment.parent().kind() == k.expression_statement;
    const Node value = is_target ? assignment.field(k.right) : Node();
    if (!value || value.kind() == k.assignment || subscript.named_child_count() != 2) {
      return give_up();
    }
    add({key_in(subscript.named_child(1), source_), assignment, value});
  }

  // Where what `value` holds goes: to a call that takes settings, or to another name.
  void follow(Node value) {
    const PythonKinds& k = python_kinds();
    while (true) {
      const Node parent = value.parent();
      const bool is_branch =
          parent.kind() == k.conditional_expression && parent.named_child(1) != value;
      const bool is_in_display =
          parent.kind() == k.dictionary && value.kind() == k.dictionary_splat;
      const bool is_around = parent.kind() == k.parenthesized_expression || is_branch ||
                             parent.kind() == k.dictionary_splat || is_in_display;
      if (is_around) {
        value = parent;
      } else if (parent.kind() == k.argument_list && is_call_of_dict(parent.parent(), source_)) {
        value = parent.parent();
      } else {
        return reach(value, parent);
      }
    }
  }

  void reach(Node value, Node parent) {
    const PythonKinds& k = python_kinds();
    if (parent.kind() == k.assignment && is_field(parent, k.right, value) &&
        parent.field(k.left).kind() == k.identifier) {
      return names_left_.push_back(parent.field(k.left));
    }
    if (parent.kind() != k.argument_list) return give_up();
    const Node call = parent.parent();
    if (const Node updated = updated_by(call, source_)) return names_left_.push_back(updated);
    const bool is_unpacked = value.kind() == k.dictionary_splat;
    const std::string callee = is_unpacked ? callee_name(names_, source_, call) : std::string();
    if (callee.empty() || (callee != taker_.api && callee != taker_.paddle)) give_up();
  }

  std::string_view source_;
  const syntax::Pieces& pieces_;
  const python::Names& names_;
  const SettingsTaker& taker_;
  std::vector<Node> names_left_;
  std::set<std::pair<std::string_view, std::size_t>> visited_;
  bool is_bound_ = false;  // the name that is looked at
  Settings found_;
};

void merge(const Settings& from, Settings& into) {
  into.are_all_seen = into.are_all_seen && from.are_all_seen;
  into.all.insert(into.all.end(), from.all.begin(), from.all.end());
}

void keep_each_once(std::vector<Setting>& settings) {
  const auto start = [](const Setting& setting) { return setting.item.start(); };
  std::sort(settings.begin(), settings.end(),
            [&](const Setting& a, const Setting& b) { return start(a) < start(b); });
  const auto same = [&](const Setting& a, const Setting& b) { return start(a) == start(b); };
  settings.erase(std::unique(settings.begin(), settings.end(), same), settings.end());
}

}  // namespace

SettingsTaker taker_of(const RuleTable& table, const Rule& rule, const Alternative& alternative) {
  return {table.text(rule.api), table.text(alternative.callee)};
}

const Settings& CollectedSettings::held_by(Node name, const SettingsTaker& taker) {
  const std::tuple key(name.in(source_), scope_of(name, source_).start(), taker.api);
  const auto known = known_.find(key);
  if (known != known_.end()) return known->second;
  SettingsSearch search(source_, pieces_, names_, taker);
  search.take_name(name);
  return known_.emplace(key, search.found()).first->second;
}

Settings CollectedSettings::unpacked_by(Node call, const SettingsTaker& taker) {
  const PythonKinds& k = python_kinds();
  Settings result;
  for (Items items(call.field(k.arguments)); items; items.next()) {
    if (items.node().kind() == k.list_splat) result.are_all_seen = false;
    if (items.node().kind() != k.dictionary_splat) continue;
    const Node value = items.node().named_child(0);
    if (value.kind() == k.identifier) {
      merge(held_by(value, taker), result);
    } else {
      SettingsSearch search(source_, pieces_, names_, taker);
      search.take_value(value);
      merge(search.found(), result);
    }
  }
  keep_each_once(result.all);
  return result;
}

}  // namespace paddle_ls::rewrite
