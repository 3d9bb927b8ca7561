#include "engine/rewrite/source/use_contexts.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// Whether the text reads `next(` before `offset`. Asking the tree about the surroundings of a node
// is slow, and nearly every call would ask.
bool is_behind_next(std::string_view source, std::size_t offset) {
  const auto trim = [&source] {
    while (!source.empty() && (source.back() == ' ' || source.back() == '\n')) {
      source.remove_suffix(1);
    }
  };
  source = source.substr(0, offset);
  trim();
  if (!source.ends_with('(')) return false;
  source.remove_suffix(1);
  trim();
  return source.ends_with("next");
}

constexpr std::string_view blanks = " \t";

std::string_view text_before(std::string_view source, std::size_t offset) {
  const std::string_view text = source.substr(0, offset);
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::string_view text_behind(std::string_view source, std::size_t offset) {
  const std::size_t at = source.find_first_not_of(blanks, offset);
  return source.substr(std::min(at, source.size()));
}

bool begins_with_operator(std::string_view text) {
  static constexpr std::string_view operators = "+-*/%&|^<>";
  return text.starts_with("==") || text.starts_with("!=") ||
         (!text.empty() && operators.find(text.front()) != std::string_view::npos);
}

bool ends_with_operator(std::string_view text) {
  return text.ends_with("==") || text.ends_with("!=") ||
         (!text.empty() && begins_with_operator(text.substr(text.size() - 1)));
}

bool ends_with_word(std::string_view text, std::string_view word) {
  if (!text.ends_with(word) || text.size() == word.size()) return false;
  return blanks.find(text[text.size() - word.size() - 1]) != std::string_view::npos;
}

// `w, h = place`
bool is_unpacked(Node statement, Node place) {
  const PythonKinds& k = python_kinds();
  if (!statement || statement.kind() != k.expression_statement) return false;
  const Node assignment = statement.named_child(0);
  if (assignment.kind() != k.assignment || !(assignment.field(k.right) == place)) return false;
  const Node left = assignment.field(k.left);
  return left.kind() == k.pattern_list || left.kind() == k.tuple_pattern;
}

// `state = f()`, `self.state = f()`, `deepcopy(f())`
bool is_assigned(Node statement, Node call, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const std::string_view before = text_before(source, call.start());
  if (before.ends_with("deepcopy(")) return true;
  if (!before.ends_with('=')) return false;
  if (statement.kind() != k.expression_statement) return false;
  const Node assignment = statement.named_child(0);
  if (assignment.kind() != k.assignment || !(assignment.field(k.right) == call)) return false;
  const Node left = assignment.field(k.left);
  return left.kind() == k.identifier || left.kind() == k.attribute;
}

// A field of a result that has several parts, and no call of it.
bool begins_with_field(std::string_view text) {
  constexpr std::array<std::string_view, 9> fields = {
      ".values", ".indices",      ".solution", ".residuals",      ".rank",
      ".hist",   ".eigenvectors", ".pivots",   ".singular_values"};
  return std::any_of(fields.begin(), fields.end(), [&](std::string_view field) {
    if (!text.starts_with(field)) return false;
    const std::string_view behind = text.substr(field.size());
    return behind.empty() || (!is_dotted_byte(behind.front()) && behind.front() != '(') ||
           behind.front() == '.';
  });
}

// `f(x)[0]`, `f(x).values`, `a, b = f(x)`
bool is_taken_apart(Node statement, Node call, std::string_view source) {
  const std::string_view behind = text_behind(source, call.end());
  if (behind.starts_with('[') || begins_with_field(behind)) return true;
  return text_before(source, call.start()).ends_with('=') && is_unpacked(statement, call);
}

// `save(f(x), path)`, `{"model": f(x)}`, `sorted(f(x))`, `f(x).keys()`
bool is_stored(Node call, std::string_view source) {
  constexpr std::array<std::string_view, 9> takers = {
      "dump(",      "len(", "list(",           "load_state_dict(", "save(",
      "save_file(", "set(", "set_state_dict(", "sorted("};
  const std::string_view behind = text_behind(source, call.end());
  if (behind.starts_with('.')) return behind.starts_with(".keys");
  const std::string_view before = text_before(source, call.start());
  return before.ends_with(':') ||
         std::any_of(takers.begin(), takers.end(),
                     [&](std::string_view taker) { return before.ends_with(taker); });
}

// `y.type()` in `x.type(y.type())`
bool is_type_of_another(Node call, std::string_view source) {
  return text_before(source, call.start()).ends_with(".type(") &&
         text_behind(source, call.end()).starts_with(')');
}

// Whether a condition may begin before `offset`: after a word, or after a parenthesis that does not
// open the arguments of a call. Asking the tree is slow, and nearly every call would ask.
bool may_be_in_condition(std::string_view source, std::size_t offset) {
  static constexpr std::string_view words[] = {"not", "if", "elif", "while", "assert", "and", "or"};
  std::string_view before = text_before(source, offset);
  while (before.ends_with('(')) {
    before = text_before(before, before.size() - 1);
    const bool is_call = !before.empty() && (is_dotted_byte(before.back()) ||
                                             before.back() == ')' || before.back() == ']');
    if (is_call) break;
  }
  const auto is_last = [&](std::string_view word) {
    if (!before.ends_with(word)) return false;
    const std::size_t rest = before.size() - word.size();
    return rest == 0 || !is_dotted_byte(before[rest - 1]);
  };
  return std::any_of(std::begin(words), std::end(words), is_last);
}

// `not f()`, `if f():`, `while not (f() or g):`, `assert f()`
bool is_asked_for_truth(Node statement, Node call, std::string_view source) {
  if (!may_be_in_condition(source, call.start())) return false;
  const PythonKinds& k = python_kinds();
  Node place = call;
  for (Node parent = parent_below(statement, place); parent;
       parent = parent_below(statement, place)) {
    const std::uint16_t kind = parent.kind();
    if (kind == k.not_operator) return true;
    if (kind == k.if_statement || kind == k.elif_clause || kind == k.while_statement) {
      return parent.field(k.condition) == place;
    }
    if (kind == k.assert_statement) return parent.named_child(0) == place;
    if (kind != k.boolean_operator && kind != k.parenthesized_expression) return false;
    place = parent;
  }
  return false;
}

// `table[x]`, `f"{x}"`
bool is_key_or_shown(std::string_view before) {
  return before.ends_with('[') || before.ends_with('{');
}

// `x or y`, `if x:`
bool is_tested(std::string_view before, std::string_view behind) {
  static constexpr std::string_view words[] = {"or", "and", "not", "if", "elif", "else", "while"};
  return std::any_of(std::begin(words), std::end(words), [&](std::string_view word) {
    return ends_with_word(before, word) || behind.starts_with(std::string(word) + " ");
  });
}

// `f(a, name=x)`
bool is_keyword_argument(std::string_view before) {
  if (!before.ends_with('=')) return false;
  before.remove_suffix(1);
  const std::size_t name =
      before.find_last_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
  if (name == std::string_view::npos || name + 1 == before.size()) return false;
  const std::size_t at = before.find_last_not_of(" \t\r\n", name);
  return at != std::string_view::npos && (before[at] == '(' || before[at] == ',');
}

// `for each in kinds` or `parametrize("kind", kinds)`, where `kinds` is at `at`.
bool is_gone_through_at(std::size_t at, std::string_view kinds, std::string_view source) {
  const std::size_t behind = at + kinds.size();
  if (is_dotted_byte(source[at - 1])) return false;
  if (behind < source.size() && is_dotted_byte(source[behind])) return false;
  const std::string_view before = text_before(source, at);
  const std::string_view line = before.substr(before.rfind('\n') + 1);
  if (line.find("parametrize(") != std::string_view::npos) return true;
  return ends_with_word(line, "in") && line.find("for ") != std::string_view::npos;
}

// `(a, b)[i]`, `parametrize("kind", [a, b])`, or `kinds = (a, b)` with a `kinds[i]` or a loop over
// `kinds` below it.
bool is_picked_from(Node statement, Node display, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node parent = parent_below(statement, display);
  const bool is_looped_over = parent.kind() == k.for_statement || parent.kind() == k.for_in_clause;
  if (parent.kind() == k.subscript || is_looped_over) return true;
  if (parent.kind() == k.list) return is_picked_from(statement, parent, source);  // a row
  if (parent.kind() == k.argument_list) {
    const Node callee = parent_below(statement, parent).field(k.function);
    return callee && callee.in(source).ends_with("parametrize");
  }
  if (parent.kind() != k.assignment || parent.field(k.left).kind() != k.identifier) return false;
  const std::string_view kinds = parent.field(k.left).in(source);
  for (std::size_t at = source.find(kinds, display.end()); at != std::string_view::npos;
       at = source.find(kinds, at + 1)) {
    const std::size_t behind = at + kinds.size();
    const bool is_subscripted =
        behind < source.size() && source[behind] == '[' && !is_dotted_byte(source[at - 1]);
    if (is_subscripted || is_gone_through_at(at, kinds, source)) return true;
  }
  return false;
}

// `for x in f()`, `zip(f(), g())`
bool is_looped_over(Node statement, Node call, std::string_view source) {
  static constexpr std::string_view loops[] = {"zip", "enumerate", "list"};
  const std::string_view before = text_before(source, call.start());
  if (ends_with_word(before, "in")) return true;
  constexpr std::size_t reach = 200;  // a line may be very long
  const std::string_view near = before.substr(before.size() - std::min(reach, before.size()));
  const std::string_view line = near.substr(near.rfind('\n') + 1);
  const bool is_likely =
      std::any_of(std::begin(loops), std::end(loops), [&](std::string_view loop) {
        return line.find(std::string(loop) + "(") != std::string_view::npos;
      });
  if (!is_likely) return false;
  const Node list = parent_below(statement, call);
  if (list.kind() != python_kinds().argument_list) return false;
  const std::string_view callee =
      parent_below(statement, list).field(python_kinds().function).in(source);
  return std::find(std::begin(loops), std::end(loops), callee) != std::end(loops);
}

bool names_type(std::string_view text) {
  return text.find("type(") != std::string_view::npos ||
         text.find("__class__") != std::string_view::npos;
}

// `isinstance(x, kinds)` in some line of the file.
bool is_asked_for(std::string_view kinds, std::string_view source) {
  const std::string asked = ", " + std::string(kinds) + ")";
  for (std::size_t at = source.find(asked); at != std::string_view::npos;
       at = source.find(asked, at + 1)) {
    constexpr std::size_t reach = 200;  // a line may be very long
    const std::size_t from = at - std::min(at, reach);
    const std::string_view near = source.substr(from, at - from);
    const std::string_view line = near.substr(near.rfind('\n') + 1);
    if (line.find("isinstance(") != std::string_view::npos ||
        line.find("issubclass(") != std::string_view::npos) {
      return true;
    }
  }
  return false;
}

bool calls_isinstance(Node statement, Node list, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (list.kind() != k.argument_list) return false;
  const std::string_view callee = parent_below(statement, list).field(k.function).in(source);
  return callee == "isinstance" || callee == "issubclass";
}

}  // namespace

std::uint32_t contexts_of(python::Role role) {
  switch (role) {
    using enum python::Role;
    case callee: return context_call;
    case value: return context_reference;
    case store: return context_store;
    case decorator: return context_decorator;
    case base_class: return context_base | context_annotation;
    case annotation: return context_annotation | context_hint;
    case pattern: return context_annotation;
    case deleted: return 0;
  }
  return 0;
}

bool is_compared(Node statement, Node name, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!statement) return false;
  Node list = parent_below(statement, name);
  // Several of them in a row are there to be looked for, unless one is picked by its place.
  if (list.kind() == k.tuple || list.kind() == k.list || list.kind() == k.set) {
    return !is_picked_from(statement, list, source);
  }
  if (list.kind() == k.comparison_operator) return true;
  if (list.kind() == k.pair) return list.field(k.key) == name;
  return calls_isinstance(statement, list, source);
}

bool is_this_class(Node statement, Node name, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!statement) return false;
  const Node place = parent_below(statement, name);
  if (place.kind() == k.pair || place.kind() == k.comparison_operator) return true;
  if (place.kind() == k.argument_list) return false;  // of isinstance
  const Node around = parent_below(statement, place);
  const bool has_default = around.kind() == k.default_parameter;
  if (has_default || around.kind() == k.assignment) {
    const Node row = around.field(has_default ? k.name : k.left);
    return !is_asked_for(row.in(source), source);
  }
  return !calls_isinstance(statement, around, source);
}

bool is_beside_value(Node statement, Node name, std::string_view source) {
  if (!statement) return false;
  const Node parent = parent_below(statement, name);
  if (parent.kind() != python_kinds().comparison_operator) return false;
  return !names_type(parent.in(source));
}

namespace {

// `Variable(x)` or `Variable(x, volatile=True)` for `x`, or `x` itself.
bool gives_back(Node target, Node value, std::string_view callee, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (target.kind() != k.identifier) return false;
  if (value.in(source) == target.in(source)) return true;
  if (value.kind() != k.call || value.field(k.function).in(source) != callee) return false;
  const Node arguments = value.field(k.arguments);
  if (arguments.kind() != k.argument_list || arguments.named_child_count() == 0) return false;
  for (std::uint32_t i = 1; i < arguments.named_child_count(); ++i) {
    if (!arguments.named_child(i).in(source).starts_with("volatile")) return false;
  }
  return arguments.named_child(0).in(source) == target.in(source);
}

bool is_alone_in_block(Node statement) {
  const Node block = statement.parent();
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; block && i < block.named_child_count(); ++i) {
    if (block.named_child(i).kind() != python_kinds().comment) ++count;
  }
  return count < 2;
}

}  // namespace

bool is_restated(Node statement, Node call, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!statement || statement.kind() != k.expression_statement) return false;
  const Node assignment = statement.named_child(0);
  if (assignment.kind() != k.assignment || assignment.field(k.type_field)) return false;
  const Node left = assignment.field(k.left);
  const Node right = assignment.field(k.right);
  if (!right || is_alone_in_block(statement)) return false;
  const std::string_view callee = call.field(k.function).in(source);
  if (right == call) return gives_back(left, right, callee, source);
  const bool is_row = (left.kind() == k.pattern_list || left.kind() == k.tuple_pattern) &&
                      (right.kind() == k.expression_list || right.kind() == k.tuple);
  if (!is_row || left.named_child_count() != right.named_child_count()) return false;
  for (std::uint32_t i = 0; i < left.named_child_count(); ++i) {
    if (!gives_back(left.named_child(i), right.named_child(i), callee, source)) return false;
  }
  return true;
}

std::uint32_t contexts_of_call(Node statement, Node call, python::Bars bars,
                               std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!statement) return 0;
  if (statement.kind() == k.expression_statement && statement.range() == call.range()) {
    return context_statement;
  }
  if (is_taken_apart(statement, call, source)) return context_parts;
  if (is_looped_over(statement, call, source)) return context_each;
  if (is_assigned(statement, call, source)) return context_assigned;
  if (is_stored(call, source)) return context_stored;
  if (is_type_of_another(call, source)) return context_type;
  if (is_asked_for_truth(statement, call, source)) return context_tested;
  const bool is_decorator = bars.has(python::Bar::decorator);
  if (!is_decorator && !is_behind_next(source, call.start())) return 0;
  const Node parent = parent_below(statement, call);
  if (is_decorator && parent.kind() == k.decorator) return context_decorator;
  if (parent.kind() == k.argument_list && parent.named_child(0) == call &&
      parent_below(statement, parent).field(k.function).in(source) == "next") {
    return context_next;
  }
  return 0;
}

bool is_used_as_data(Node statement, Node place, std::string_view source) {
  const std::string_view before = text_before(source, place.start());
  const std::string_view behind = text_behind(source, place.end());
  if (is_tested(before, behind) || is_keyword_argument(before) || is_key_or_shown(before)) {
    return true;
  }
  const bool is_compared_behind =
      behind.starts_with("is ") || behind.starts_with("in ") || behind.starts_with("not in ");
  return behind.starts_with('[') || behind.starts_with('.') || begins_with_operator(behind) ||
         is_compared_behind || ends_with_operator(before) || ends_with_word(before, "in") ||
         (before.ends_with('=') && is_unpacked(statement, place));
}

}  // namespace paddle_ls::rewrite
