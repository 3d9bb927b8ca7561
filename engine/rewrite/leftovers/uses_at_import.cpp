#include "engine/rewrite/leftovers/uses_at_import.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/rewrite/imports/import_sections.hpp"
#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::rewrite {

using python::Around;
using python::Bar;
using python::Role;
using python::ScopeId;
using python::ScopeKind;
using syntax::Node;

namespace {

template <std::size_t Count>
bool is_one_of(std::uint16_t kind, const std::array<std::uint16_t, Count>& kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool is_container(std::uint16_t kind) {
  const PythonKinds& k = python_kinds();
  return is_one_of(kind, std::array{k.list, k.tuple, k.set, k.dictionary, k.pair,
                                    k.parenthesized_expression, k.expression_list});
}

bool is_default(std::uint16_t kind) {
  const PythonKinds& k = python_kinds();
  return kind == k.default_parameter || kind == k.typed_default_parameter;
}

// Expressions that a lambda would change, or that cannot be written in one.
bool binds_or_waits(std::uint16_t kind) {
  const PythonKinds& k = python_kinds();
  return is_one_of(kind, std::array{k.lambda, k.named_expression, k.await, k.yield});
}

bool is_statement(std::uint16_t kind) {
  const PythonKinds& k = python_kinds();
  return kind == k.block || kind == k.module || kind == k.class_definition ||
         kind == k.augmented_assignment;
}

// `getattr(torch.x, name)` is a value just as `torch.x.name` is.
bool is_getattr(std::string_view source, Node call) {
  const PythonKinds& k = python_kinds();
  return call.kind() == k.call && call.field(k.function).in(source) == "getattr";
}

// Builtins that only compute a value.
bool is_pure_function(std::string_view name) {
  constexpr std::array<std::string_view, 17> names = {
      "abs", "bool", "dict", "float", "frozenset", "getattr", "hasattr", "int",  "isinstance",
      "len", "list", "max",  "min",   "set",       "str",     "sum",     "tuple"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Modules whose functions only compute values: calls of them can be deferred, other code cannot.
bool gives_values(std::string_view module) {
  const std::string_view root = module.substr(0, module.find('.'));
  return root == "paddle" || root == "torch" || root == "torchvision" || root == "numpy" ||
         root == "packaging" || is_of_python(module);
}

// True when `around` needs the value of its part `at`, and not only that it exists.
bool computes_with(Node around, Node at) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = around.kind();
  if (kind == k.call) return around.field(k.function) == at;
  return is_one_of(kind, std::array{k.binary_operator, k.unary_operator, k.for_in_clause,
                                    k.list_splat, k.dictionary_splat});
}

// `use` and what stands around it, from the inside to its statement.
std::vector<Node> nodes_around(const python::Names& names, const python::Use& use) {
  std::vector<Node> nodes;
  Node at = use.statement == python::none ? Node() : names.statements[use.statement].node;
  for (; at && !(at == use.node); at = at.child_towards(use.node)) nodes.push_back(at);
  nodes.push_back(use.node);
  std::reverse(nodes.begin(), nodes.end());
  return nodes;
}

// True where `nodes` end with a statement that discards its value.
bool is_for_its_effect(const std::vector<Node>& nodes) {
  const PythonKinds& k = python_kinds();
  const std::size_t count = nodes.size();
  return count > 1 && nodes[count - 1].kind() == k.expression_statement &&
         nodes[count - 2].kind() != k.assignment;
}

ScopeId function_around(const python::Names& names, ScopeId scope) {
  while (scope != python::none && names.scopes[scope].kind != ScopeKind::function &&
         names.scopes[scope].kind != ScopeKind::lambda) {
    scope = names.scopes[scope].parent;
  }
  return scope;
}

bool is_in_function(const python::Names& names, ScopeId scope) {
  while (scope != python::none && names.scopes[scope].kind != ScopeKind::function) {
    scope = names.scopes[scope].parent;
  }
  return scope != python::none;
}

void add_identifiers(std::string_view source, Node below, std::set<std::string_view>& into) {
  const PythonKinds& k = python_kinds();
  for (syntax::Walk walk(below); walk; walk.next()) {
    if (walk.node().kind() == k.identifier) into.insert(walk.node().in(source));
  }
}

// Names that the statements of a class bind, which a lambda in it does not see; more than these
// where a statement contains other statements.
std::set<std::string_view> names_of_class(std::string_view source, Node definition) {
  const PythonKinds& k = python_kinds();
  std::set<std::string_view> bound;
  const Node body = definition.field(k.body);
  for (std::uint32_t i = 0; i < body.named_child_count(); ++i) {
    Node statement = body.named_child(i);
    if (statement.kind() == k.decorated_definition) statement = statement.field(k.definition);
    const bool is_definition =
        statement.kind() == k.function_definition || statement.kind() == k.class_definition;
    if (is_definition) {
      bound.insert(statement.field(k.name).in(source));
    } else if (statement.kind() == k.expression_statement) {
      Node part = statement.named_child(0);
      for (; part && part.kind() == k.assignment; part = part.field(k.right)) {
        add_identifiers(source, part.field(k.left), bound);
      }
    } else {
      add_identifiers(source, statement, bound);
    }
  }
  return bound;
}

bool mentions_in_any_case(std::string_view text, std::string_view word) {
  return std::search(text.begin(), text.end(), word.begin(), word.end(), [&](char a, char b) {
           return text::lower(a) == text::lower(b);
         }) != text.end();
}

}  // namespace

bool is_main_test(std::string_view source, Node statement) {
  const PythonKinds& k = python_kinds();
  return statement.kind() == k.if_statement &&
         statement.field(k.condition).in(source).find("__name__") != std::string_view::npos;
}

bool is_availability_test(std::string_view source, Node statement, std::string_view package) {
  const PythonKinds& k = python_kinds();
  if (statement.kind() != k.if_statement) return false;
  const std::string_view condition = statement.field(k.condition).in(source);
  constexpr std::array<std::string_view, 4> words = {"available", "has_", "installed", "find_spec"};
  const bool asks = std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    return mentions_in_any_case(condition, word);
  });
  return asks || (!package.empty() && mentions_in_any_case(condition, package));
}

bool is_called_later(const python::Names& names, ScopeId scope) {
  return function_around(names, scope) != python::none;
}

UsesAtImport::UsesAtImport(std::string_view source, const python::Names& names)
    : source_(source), names_(names) {
  const PythonKinds& k = python_kinds();
  is_program_ = std::any_of(names.statements.begin(), names.statements.end(),
                            [&](const python::Statement& each) {
                              const std::uint16_t kind = each.node.kind();
                              return each.parent == python::none &&
                                     (kind == k.for_statement || kind == k.while_statement);
                            });
}

// True in functions, lambdas and under `if __name__ == "__main__":`.
bool UsesAtImport::is_late(const python::Use& use) const {
  if (use.in_string || use.bars.has(Bar::lambda)) return true;
  if (is_called_later(names_, use.scope)) return true;
  for (auto at = use.statement; at != python::none; at = names_.statements[at].parent) {
    const Node statement = names_.statements[at].node;
    if (!is_main_test(source_, statement) || statement.range() == use.range) continue;
    if (!statement.field(python_kinds().condition).range().contains(use.range.start)) return true;
  }
  return false;
}

NeedAtImport UsesAtImport::need(const python::Use& use) const {
  if (is_late(use)) return NeedAtImport::nothing;
  if (use.role == Role::annotation || use.role == Role::base_class) return NeedAtImport::name;
  return needs_value(use) ? NeedAtImport::value : NeedAtImport::name;
}

bool UsesAtImport::is_put_off(const python::Use& use) const {
  if (!use.bars.has(Bar::lambda) || is_in_function(names_, use.scope)) return false;
  const PythonKinds& k = python_kinds();
  const std::vector<Node> nodes = nodes_around(names_, use);
  return std::any_of(nodes.begin(), nodes.end(), [&](const Node& node) {
    if (node.kind() != k.call) return false;
    const std::string_view callee = node.field(k.function).in(source_);
    return callee == stand_in_value || callee == stand_in_decorator;
  });
}

bool UsesAtImport::needs_value(const python::Use& use) const {
  if (use.role == Role::callee || use.role == Role::decorator) return true;
  const std::vector<Node> nodes = nodes_around(names_, use);
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    if (is_statement(nodes[i].kind())) return false;
    if (computes_with(nodes[i], nodes[i - 1])) return true;
    const bool is_argument = nodes[i].kind() == python_kinds().argument_list;
    if (is_argument && (i + 1 == nodes.size() || !is_getattr(source_, nodes[++i]))) return false;
  }
  return false;
}

// True when `call` may do more than give a value; a decorator may do anything with what it
// decorates.
bool UsesAtImport::is_work(Node call, const std::vector<Node>& around) const {
  const PythonKinds& k = python_kinds();
  if (call.kind() != k.call) return false;  // the bases of a class
  const bool is_decorator = std::any_of(
      around.begin(), around.end(), [&](const Node& node) { return node.kind() == k.decorator; });
  if (is_decorator) return true;
  const std::string_view callee = call.field(k.function).in(source_);
  if (is_pure_function(callee)) return false;
  const std::string_view root = callee.substr(0, callee.find_first_of(".(["));
  return std::none_of(
      names_.imported.begin(), names_.imported.end(), [&](const python::ImportedName& name) {
        const std::string_view bound =
            text::slice(source_, name.alias.empty() ? name.name : name.alias);
        return bound.substr(0, bound.find('.')) == root && name.target != python::none &&
               gives_values(names_.text(name.target));
      });
}

std::optional<PutOff> UsesAtImport::put_off(const python::Use& use) {
  const PythonKinds& k = python_kinds();
  if (use.bars.has(Bar::class_header) || use.unsound) return std::nullopt;
  if (use.statement != python::none) {
    const python::Statement& statement = names_.statements[use.statement];
    if (statement.is(Around::in_try) || statement.is(Around::in_except)) return std::nullopt;
  }
  const auto lambda_around = [&](Node expression,
                                 std::string_view helper) -> std::optional<PutOff> {
    const bool is_unpacked = source_[expression.start()] == '*';
    if (is_unpacked || !may_stand_in_lambda(expression, use)) return std::nullopt;
    return PutOff{expression.range(), helper};
  };
  const std::vector<Node> nodes = nodes_around(names_, use);
  if (is_for_its_effect(nodes)) return std::nullopt;
  Node item;  // of the innermost container, as long as nothing computes with that
  for (std::size_t i = 1; i < nodes.size() && !is_statement(nodes[i].kind()); ++i) {
    const Node at = nodes[i - 1];
    const Node around = nodes[i];
    const std::uint16_t kind = around.kind();
    if (binds_or_waits(kind)) return std::nullopt;
    if (kind == k.decorator) return lambda_around(at, stand_in_decorator);
    if (kind == k.argument_list && is_work(nodes[i + 1], nodes)) {
      const bool is_named = at.kind() == k.keyword_argument;
      return lambda_around(item ? item : (is_named ? at.field(k.value) : at), stand_in_value);
    }
    const bool is_right_side = kind == k.assignment && around.field(k.right) == at;
    if (is_default(kind) || is_right_side) {
      const Node left = is_right_side ? around.field(k.left) : Node();
      const bool is_spread =
          left && (left.kind() == k.pattern_list || left.kind() == k.tuple_pattern);
      const bool is_own_line = !is_default(kind) && names_.scopes[use.scope].parent == python::none;
      const bool stops = is_program_ && is_own_line;
      if (is_spread || stops) return std::nullopt;
      return lambda_around(item ? item : at, stand_in_value);
    }
    if (!is_container(kind)) {
      if (kind != k.keyword_argument) item = Node();
    } else if (kind == k.pair && around.field(k.key) == at) {
      return std::nullopt;
    } else if (!item && kind != k.parenthesized_expression) {
      item = at;
    }
  }
  return std::nullopt;
}

// A lambda in the body of a class does not see the names of the class.
bool UsesAtImport::may_stand_in_lambda(Node expression, const python::Use& use) {
  ScopeId scope = use.scope;
  while (scope != python::none && names_.scopes[scope].kind != ScopeKind::class_body) {
    scope = names_.scopes[scope].parent;
  }
  if (scope == python::none) return true;
  const auto [found, is_new] = names_of_classes_.try_emplace(scope);
  std::set<std::string_view>& bound = found->second;
  if (is_new) bound = names_of_class(source_, names_.scopes[scope].node);
  std::set<std::string_view> used;
  add_identifiers(source_, expression, used);
  return std::none_of(used.begin(), used.end(),
                      [&](std::string_view name) { return bound.contains(name); });
}

}  // namespace paddle_ls::rewrite
