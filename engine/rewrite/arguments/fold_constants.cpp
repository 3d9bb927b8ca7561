#include "engine/rewrite/arguments/fold_constants.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

bool is_builtin_call(const Expression& expression) {
  static constexpr std::array<std::string_view, 6> builtins = {"bool",       "float", "int",
                                                               "isinstance", "list",  "tuple"};
  if (expression.kind != NodeKind::call) return false;
  const std::string& function = expression.children.front().text;
  return std::find(builtins.begin(), builtins.end(), function) != builtins.end();
}

// Whether the expression tests something that a literal can decide. A product alone is left as it
// is.
bool may_fold(const Expression& expression) {
  switch (expression.kind) {
    case NodeKind::conditional:
    case NodeKind::conjunction:
    case NodeKind::disjunction:
    case NodeKind::negation:
    case NodeKind::sum:
    case NodeKind::difference: return true;
    default: break;
  }
  return is_builtin_call(expression) ||
         std::any_of(expression.children.begin(), expression.children.end(), may_fold);
}

std::string as_float(std::string digits) {
  return digits.find_first_of(".en") == std::string::npos ? digits + ".0" : digits;
}

bool is_integer(std::string_view text) {
  return text.find_first_of(".eEjJxX") == std::string_view::npos;
}

// Sums and products of numbers, where the result is as short as they are: 1 - 0.1, but not 1 - 0.3.
std::optional<std::string> computed(std::string_view left, NodeKind op, std::string_view right) {
  const auto a = number_in(left);
  const auto b = number_in(right);
  if (!a || !b) return std::nullopt;
  const double value = op == NodeKind::sum          ? *a + *b
                       : op == NodeKind::difference ? *a - *b
                                                    : *a * *b;
  std::array<char, 40> digits;
  const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  if (problem != std::errc()) return std::nullopt;
  std::string text(digits.data(), end);
  if (text.size() > std::max(left.size(), right.size()) + 1) return std::nullopt;
  return is_integer(left) && is_integer(right) ? text : as_float(std::move(text));
}

std::optional<bool> truth(std::string_view literal) {
  if (literal.empty()) return std::nullopt;
  if (literal == "True") return true;
  if (literal == "False" || literal == "None") return false;
  if (const auto number = number_in(literal)) return *number != 0;
  return literal.size() > 2;
}

std::vector<Expression*> operands_in(Expression& expression) {
  std::vector<Expression*> result;
  for (Expression& child : expression.children) {
    if (child.kind != NodeKind::text) result.push_back(&child);
  }
  return result;
}

void take(Expression& whole, Expression& part) {
  Expression taken = std::move(part);
  whole = std::move(taken);
}

// Folds in place; each function returns whether it has changed something.
class Folder {
 public:
  explicit Folder(std::string_view source) : source_(source) {}

  bool fold(Expression& expression) {
    switch (expression.kind) {
      case NodeKind::conditional: return conditional(expression);
      case NodeKind::conjunction:
      case NodeKind::disjunction: return boolean(expression);
      case NodeKind::negation: return negation(expression);
      case NodeKind::sum:
      case NodeKind::difference:
      case NodeKind::product: return binary(expression);
      case NodeKind::call: return call(expression);
      case NodeKind::parenthesized: return parenthesized(expression);
      case NodeKind::comparison: decides_ = true; break;
      default: break;
    }
    return fold_children(expression);
  }

  bool still_decides() const { return decides_; }

 private:
  bool fold_children(Expression& expression) {
    bool changed = false;
    for (Expression& child : expression.children) changed = fold(child) || changed;
    return changed;
  }

  // The literal that `expression` is or stands for; empty for anything else.
  std::string literal(const Expression& expression) const {
    if (!expression.is_part()) {
      std::string text = whole_text(expression);
      const bool is_quoted = text.size() >= 2 && (text.front() == '\'' || text.front() == '"');
      const bool is_literal = text == "True" || text == "False" || text == "None" ||
                              (is_quoted && expression.children.empty()) || number_in(text);
      return is_literal ? text : std::string();
    }
    constexpr std::uint32_t literals = kind_int | kind_float | kind_bool | kind_none | kind_string;
    const std::uint32_t kind = argument_kind(expression.source);
    if ((kind & literals) == 0) return {};
    const std::string_view written = expression.source.in(source_);
    const bool is_plain_string = written.front() == '\'' || written.front() == '"';
    const bool is_literal = (kind & kind_string) == 0 || is_plain_string;
    return std::string(is_literal ? written : std::string_view());
  }

  static bool become(Expression& expression, std::string text) {
    const bool is_number = number_in(text).has_value();
    expression = Expression();
    expression.precedence = is_number ? Precedence::await : Precedence::primary;
    expression.text = std::move(text);
    return true;
  }

  bool conditional(Expression& expression) {
    const std::vector<Expression*> parts = operands_in(expression);
    bool changed = fold(*parts[1]);
    if (const auto decided = truth(literal(*parts[1]))) {
      Expression& taken = *parts[*decided ? 0 : 2];
      fold(taken);
      take(expression, taken);
      return true;
    }
    decides_ = true;
    changed = fold(*parts[0]) || changed;
    return fold(*parts[2]) || changed;
  }

  bool boolean(Expression& expression) {
    const std::vector<Expression*> parts = operands_in(expression);
    const bool changed = fold(*parts[0]);
    if (const auto decided = truth(literal(*parts[0]))) {
      const bool takes_right = *decided == (expression.kind == NodeKind::conjunction);
      if (takes_right) fold(*parts[1]);
      take(expression, *parts[takes_right ? 1 : 0]);
      return true;
    }
    decides_ = true;
    return fold(*parts[1]) || changed;
  }

  bool negation(Expression& expression) {
    const bool changed = fold_children(expression);
    const auto decided = truth(literal(*operands_in(expression).front()));
    return decided ? become(expression, *decided ? "False" : "True") : changed;
  }

  bool binary(Expression& expression) {
    const bool changed = fold_children(expression);
    const std::vector<Expression*> parts = operands_in(expression);
    auto result = computed(literal(*parts[0]), expression.kind, literal(*parts[1]));
    return result ? become(expression, std::move(*result)) : changed;
  }

  // A builtin that is called on one literal or display.
  bool call(Expression& expression) {
    const std::string function = expression.children.front().text;
    const std::vector<Expression*> given = operands_in(expression.children.back());
    const NodeKind before = given.size() == 1 ? display_kind(*given[0]) : NodeKind::other;
    const bool changed = fold_children(expression);
    if (function == "isinstance" && given.size() == 2 && given[1]->text == "int") {
      const std::string known = literal(*given[0]);
      if (known.empty()) return changed;
      const bool is_bool = known == "True" || known == "False";
      const bool is_int = is_bool || (number_in(known) && is_integer(known));
      return become(expression, is_int ? "True" : "False");
    }
    if (given.size() != 1) return changed;
    std::string known = literal(*given[0]);
    const auto decided = truth(known);
    if (function == "bool" && decided) return become(expression, *decided ? "True" : "False");
    const bool is_number = number_in(known).has_value();
    if (function == "float" && is_number) return become(expression, as_float(std::move(known)));
    if (function == "int" && is_number && is_integer(known)) {
      return become(expression, std::move(known));
    }
    const bool is_same = (function == "list" && before == NodeKind::list) ||
                         (function == "tuple" && before == NodeKind::tuple);
    if (is_same) take(expression, *given[0]);
    return is_same || changed;
  }

  static NodeKind display_kind(const Expression& expression) {
    if (!expression.is_part()) return expression.kind;
    const std::uint16_t kind = expression.source.kind();
    if (kind == python_kinds().list) return NodeKind::list;
    return kind == python_kinds().tuple ? NodeKind::tuple : NodeKind::other;
  }

  // Parentheses that the rest does not need are removed.
  bool parenthesized(Expression& expression) {
    Expression& inner = *operands_in(expression).front();
    if (!fold(inner)) return false;
    if (inner.precedence >= expression.asked && !first_leaf(inner).is_part()) {
      take(expression, inner);
    }
    return true;
  }

  std::string_view source_;
  bool decides_ = false;  // something is left that is decided at run time
};

void add_parts(const Expression& expression, std::vector<text::ByteRange>& to) {
  if (expression.is_part()) to.push_back(expression.source.range());
  for (const Expression& child : expression.children) add_parts(child, to);
}

// Keeps in `evaluated` the parts that the folded expression still contains.
void keep_evaluated(Expansion& into) {
  std::vector<Evaluated> kept;
  const auto add = [&](text::ByteRange range) {
    std::optional<Evaluated> found;
    for (const Evaluated& part : into.evaluated) {
      if (!part.node.range().contains(range)) continue;
      if (!found) found = part;
      found->late = found->late || part.late;
      found->at_once = found->at_once && part.at_once;
    }
    if (found) kept.push_back(*found);
  };
  std::vector<text::ByteRange> parts;
  add_parts(into.expression, parts);
  for (const text::ByteRange range : parts) add(range);
  into.evaluated = std::move(kept);
  std::erase_if(into.holes, [&](const Hole& hole) {
    return std::find(parts.begin(), parts.end(), text::ByteRange{hole.start, hole.end}) ==
           parts.end();
  });
}

}  // namespace

void fold_constants(std::string_view source, Expansion& into) {
  if (!into.problem.empty() || !may_fold(into.expression)) return;
  Folder folder(source);
  if (!folder.fold(into.expression)) return;
  into.precedence = into.expression.precedence;
  keep_evaluated(into);
  if (folder.still_decides()) return;
  for (Evaluated& part : into.evaluated) part.at_once = true;
}

void take_off_container(Expression& expression) {
  if (expression.kind != NodeKind::call) return;
  const std::string& function = expression.children.front().text;
  if (function != "tuple" && function != "list") return;
  const std::vector<Expression*> given = operands_in(expression.children.back());
  // A sequence that is kept in an attribute has the same elements.
  if (given.size() == 1 && given[0]->kind == NodeKind::attribute) take(expression, *given[0]);
}

void write_as_block(const BlockLayout& layout, Expression& expression) {
  const bool is_choice = expression.kind == NodeKind::conditional;
  if (!is_choice && expression.kind != NodeKind::conjunction) return;
  const std::vector<Expression*> parts = operands_in(expression);
  const std::string outer = std::string(layout.line_end) + std::string(layout.indentation);
  const std::string inner = outer + std::string(layout.step);
  Expression block;
  const auto add = [&](std::string keyword, Expression& operand) {
    block.children.push_back(punctuation(std::move(keyword)));
    block.children.push_back(std::move(operand));
  };
  add("if ", *parts[is_choice ? 1 : 0]);
  add(":" + inner, *parts[is_choice ? 0 : 1]);
  if (is_choice && whole_text(*parts[2]) != "None") add(outer + "else:" + inner, *parts[2]);
  expression = std::move(block);
}

}  // namespace paddle_ls::rewrite
