#include "engine/rewrite/source/group_rate.hpp"

#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

namespace {

using syntax::Node;

bool is_rate_key(std::string_view text) {
  return text == "'lr'" || text == "\"lr\"";
}

// `object["lr"]`
bool is_rate_of(Node node, std::string_view object, std::string_view source) {
  const PythonKinds& k = python_kinds();
  return node.kind() == k.subscript && node.named_child_count() == 2 &&
         node.field(k.value).in(source) == object && is_rate_key(node.named_child(1).in(source));
}

bool stands_in(std::string_view text, std::string_view name) {
  return stands_as_word(text, name, [](std::size_t) { return true; });
}

std::uint32_t context_of(std::string_view sign) {
  if (sign == "*" || sign == "*=") return context_rate_times;
  if (sign == "/" || sign == "/=") return context_rate_over;
  return 0;
}

// The text between two parts of an expression.
std::string_view sign_between(Node left, Node right, std::string_view source) {
  std::string_view text = text::slice(source, {left.range().end, right.start()});
  static constexpr std::string_view blank = " \t";
  const std::size_t first = text.find_first_not_of(blank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

// What an assignment does to `rate`, its target.
GroupRate written_rate(Node assignment, Node rate, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node right = assignment.field(k.right);
  if (!right || assignment.field(k.left).range() != rate.range()) return {};
  if (right.kind() == k.assignment || right.kind() == k.augmented_assignment) return {};
  if (assignment.kind() == k.augmented_assignment) {
    return {context_of(sign_between(rate, right, source)), assignment, right};
  }
  if (assignment.kind() != k.assignment || assignment.field(k.type_field)) return {};
  const bool is_changed =
      right.kind() == k.binary_operator && right.field(k.left).in(source) == rate.in(source);
  if (!is_changed) return {context_rate_set, assignment, right};
  const Node by = right.field(k.right);
  const std::uint32_t context = context_of(sign_between(right.field(k.left), by, source));
  return {context, assignment, by};
}

// The one statement of the body of `loop`; null where there are more.
Node only_statement(Node loop) {
  const PythonKinds& k = python_kinds();
  const Node body = loop.field(k.body);
  Node found;
  for (std::uint32_t i = 0; body && i < body.named_child_count(); ++i) {
    const Node child = body.named_child(i);
    if (child.kind() == k.comment) continue;
    if (found) return {};
    found = child;
  }
  return found;
}

// False where the name of the loop may be read after the loop without being bound again.
bool is_forgotten(std::string_view rest, std::string_view name) {
  static constexpr std::string_view again = "for ";
  for (std::size_t at = rest.find(name); at != std::string_view::npos;
       at = rest.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const bool is_word = (at == 0 || !is_identifier_byte(rest[at - 1])) &&
                         (end == rest.size() || !is_identifier_byte(rest[end]));
    if (is_word) return rest.substr(0, at).ends_with(again);
  }
  return true;
}

GroupRate looped_rate(Node loop, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node group = loop.field(k.left);
  const Node statement = only_statement(loop);
  if (group.kind() != k.identifier || !statement) return {};
  const bool is_assignment =
      statement.kind() == k.expression_statement && statement.named_child_count() == 1;
  const std::string_view head = text::slice(source, {loop.start(), group.start()});
  if (!is_assignment || !head.starts_with("for") || loop.field(k.alternative)) return {};
  const std::string_view name = group.in(source);
  const Node assignment = statement.named_child(0);
  const Node left = assignment.field(k.left);
  if (!left || !is_rate_of(left, name, source)) return {};
  GroupRate rate = written_rate(assignment, left, source);
  if (rate.context == 0 || stands_in(rate.value.in(source), name)) return {};
  if (!is_forgotten(source.substr(loop.range().end), name)) return {};
  rate.whole = loop;
  return rate;
}

// `groups[0]["lr"]`, also where it is written to.
GroupRate first_rate(Node statement, Node first, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const std::string_view index = first.named_child(1).in(source);
  if (first.named_child_count() != 2 || (index != "0" && index != "-1")) return {};
  const Node rate = parent_below(statement, first);
  if (!rate || !is_rate_of(rate, first.in(source), source)) return {};
  const Node place = parent_below(statement, rate);
  const bool is_assigned =
      place && (place.kind() == k.assignment || place.kind() == k.augmented_assignment) &&
      place.field(k.left).range() == rate.range();
  if (is_assigned) {
    const bool is_whole = statement.range() == place.range();
    return is_whole ? written_rate(place, rate, source) : GroupRate{};
  }
  const std::string_view outer = place ? place.kind_name() : std::string_view();
  const bool is_target = outer.ends_with("pattern") || outer.ends_with("pattern_list") ||
                         outer.ends_with("target") || outer == "delete_statement" ||
                         (outer == "for_statement" && place.field(k.left).range() == rate.range());
  if (is_target) return {};
  return {context_rate, rate, {}};
}

}  // namespace

GroupRate group_rate(Node statement, Node groups, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!statement) return {};
  const Node around = parent_below(statement, groups);
  if (!around) return {};
  if (around.kind() == k.for_statement && around.range() == statement.range() &&
      around.field(k.right).range() == groups.range()) {
    return looped_rate(around, source);
  }
  const bool is_indexed =
      around.kind() == k.subscript && around.field(k.value).range() == groups.range();
  return is_indexed ? first_rate(statement, around, source) : GroupRate{};
}

}  // namespace paddle_ls::rewrite
