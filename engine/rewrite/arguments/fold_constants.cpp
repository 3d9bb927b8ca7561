#include "engine/rewrite/arguments/fold_constants.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "engine/rewrite/arguments/expansion_shape.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// Only such words ask for something that a literal can decide.
bool may_fold(const Expansion& expansion) {
  static constexpr std::array<std::string_view, 12> asking = {
      " if ",  " and ",  " or ", "not ",        " - ",   " + ",
      "bool(", "float(", "int(", "isinstance(", "list(", "tuple("};
  return std::any_of(expansion.segments.begin(), expansion.segments.end(), [](const Segment& one) {
    return std::any_of(asking.begin(), asking.end(), [&](std::string_view word) {
      return one.literal.find(word) != std::string::npos;
    });
  });
}

struct Folded {
  std::string text;
  Precedence precedence = Precedence::primary;
  bool changed = false;
};

std::string as_float(std::string digits) {
  return digits.find_first_of(".en") == std::string::npos ? digits + ".0" : digits;
}

bool is_integer(std::string_view text) {
  return text.find_first_of(".eEjJxX") == std::string_view::npos;
}

// Sums and products of numbers, where the result is as short as they are: 1 - 0.1, but not 1 - 0.3.
std::optional<std::string> computed(std::string_view left, std::string_view op,
                                    std::string_view right) {
  const auto a = number_in(left);
  const auto b = number_in(right);
  if (!a || !b || (op != "+" && op != "-" && op != "*")) return std::nullopt;
  const double value = op == "+" ? *a + *b : op == "-" ? *a - *b : *a * *b;
  std::array<char, 40> digits;
  const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  if (problem != std::errc()) return std::nullopt;
  std::string text(digits.data(), end);
  if (text.size() > std::max(left.size(), right.size()) + 1) return std::nullopt;
  return is_integer(left) && is_integer(right) ? text : as_float(std::move(text));
}

class Folder {
 public:
  Folder(std::string_view source, const Expansion& expansion)
      : source_(source),
        expansion_(expansion),
        parts_(parts_of(expansion)),
        shape_(shape_of(expansion)) {}

  // Nothing where Python does not read it, or nothing is decided.
  std::optional<Folded> fold() {
    const auto tree = syntax::parse(syntax::Language::python, shape_);
    if (!tree || tree->root().has_error() || tree->root().named_child_count() != 1) return {};
    Node root = tree->root().named_child(0);
    const bool is_expression = root.kind() == python_kinds().expression_statement;
    if (is_expression && root.named_child_count() == 1) root = root.named_child(0);
    Folded result = folded(root);
    if (!result.changed) return {};
    return result;
  }

  const std::vector<text::ByteRange>& parts() const { return parts_; }
  bool still_decides() const { return decides_; }

 private:
  Node node_of(text::ByteRange part) const {
    for (const Evaluated& evaluated : expansion_.evaluated) {
      if (evaluated.node.range() == part) return evaluated.node;
    }
    return {};
  }

  // The literal that `text` is or stands for; empty for anything else.
  std::string_view literal(std::string_view text) const {
    if (text == "True" || text == "False" || text == "None" || number_in(text)) return text;
    if (text.size() >= 2 && (text.front() == '\'' || text.front() == '"')) return text;
    const auto part = part_at(text);
    if (!part || part->second != text.size() || part->first >= parts_.size()) return {};
    constexpr std::uint32_t literals = kind_int | kind_float | kind_bool | kind_none | kind_string;
    const Node node = node_of(parts_[part->first]);
    if (!node || (argument_kind(node) & literals) == 0) return {};
    const std::string_view written = node.in(source_);
    const bool is_plain_string = written.front() == '\'' || written.front() == '"';
    return (argument_kind(node) & kind_string) == 0 || is_plain_string ? written
                                                                       : std::string_view();
  }

  std::optional<bool> truth(std::string_view text) const {
    const std::string_view value = literal(text);
    if (value.empty()) return std::nullopt;
    if (value == "True") return true;
    if (value == "False" || value == "None") return false;
    if (const auto number = number_in(value)) return *number != 0;
    return value.size() > 2;
  }

  Precedence precedence(Node node) const {
    const auto part = part_at(node.in(shape_));
    const bool is_part = part && part->second == node.range().size();
    const Node source =
        is_part && part->first < parts_.size() ? node_of(parts_[part->first]) : Node();
    return source ? precedence_of(source, source_) : precedence_of(node, shape_);
  }

  Folded folded(Node node) {
    const PythonKinds& k = python_kinds();
    const std::uint16_t kind = node.kind();
    if (kind == k.conditional_expression) return conditional(node);
    if (kind == k.boolean_operator) return boolean(node);
    if (kind == k.not_operator) return negation(node);
    if (kind == k.binary_operator) return binary(node);
    if (kind == k.call) return call(node);
    if (kind == k.parenthesized_expression) return parenthesized(node);
    if (kind == k.comparison_operator) decides_ = true;
    return whole(node);
  }

  // The node with what is folded inside of it.
  Folded whole(Node node) {
    Folded result{{}, precedence(node), false};
    std::size_t reached = node.start();
    for (std::uint32_t i = 0; i < node.child_count(); ++i) {
      const Node child = node.child(i);
      result.text += text::slice(std::string_view(shape_), {reached, child.start()});
      Folded inner = folded(child);
      result.text += inner.text;
      result.changed = result.changed || inner.changed;
      reached = child.end();
    }
    result.text += text::slice(std::string_view(shape_), {reached, node.end()});
    return result;
  }

  Folded taken(Node node) {
    Folded result = folded(node);
    result.changed = true;
    return result;
  }

  Folded constant(std::string text) {
    const bool is_number = number_in(text).has_value();
    return {std::move(text), is_number ? Precedence::await : Precedence::primary, true};
  }

  Folded conditional(Node node) {
    const auto decided = truth(quiet(node.named_child(1)).text);
    if (decided) return taken(node.named_child(*decided ? 0 : 2));
    decides_ = true;
    return whole(node);
  }

  Folded boolean(Node node) {
    const PythonKinds& k = python_kinds();
    const Node left = node.field(k.left);
    const auto decided = truth(quiet(left).text);
    if (decided) {
      const bool is_and = node.field(k.operator_).in(shape_) == "and";
      return taken(*decided == is_and ? node.field(k.right) : left);
    }
    decides_ = true;
    return whole(node);
  }

  Folded negation(Node node) {
    const auto decided = truth(quiet(node.named_child(0)).text);
    return decided ? constant(*decided ? "False" : "True") : whole(node);
  }

  Folded binary(Node node) {
    const PythonKinds& k = python_kinds();
    const std::string left = quiet(node.field(k.left)).text;
    const std::string right = quiet(node.field(k.right)).text;
    const auto result = computed(literal(left), node.field(k.operator_).in(shape_), literal(right));
    return result ? constant(*result) : whole(node);
  }

  // A builtin that is called on one literal or display.
  Folded call(Node node) {
    const PythonKinds& k = python_kinds();
    const std::string_view function = node.field(k.function).in(shape_);
    const Node list = node.field(k.arguments);
    if (list.kind() != k.argument_list) return whole(node);
    if (function == "isinstance" && list.named_child_count() == 2) {
      const std::string value = quiet(list.named_child(0)).text;
      const std::string_view known = literal(value);
      const bool is_asked_for_int = list.named_child(1).in(shape_) == "int";
      if (known.empty() || !is_asked_for_int) return whole(node);
      const bool is_bool = known == "True" || known == "False";
      const bool is_int = is_bool || (number_in(known) && is_integer(known));
      return constant(is_int ? "True" : "False");
    }
    if (list.named_child_count() != 1) return whole(node);
    const Node argument = list.named_child(0);
    const std::string value = quiet(argument).text;
    const std::string_view known = literal(value);
    if (function == "bool" && truth(value)) return constant(*truth(value) ? "True" : "False");
    if (function == "float" && number_in(known)) return constant(as_float(std::string(known)));
    if (function == "int" && number_in(known) && is_integer(known)) {
      return constant(std::string(known));
    }
    const std::uint16_t wanted = function == "list" ? k.list : function == "tuple" ? k.tuple : 0;
    return wanted != 0 && display_kind(argument) == wanted ? taken(argument) : whole(node);
  }

  std::uint16_t display_kind(Node node) const {
    const auto part = part_at(node.in(shape_));
    if (!part || part->first >= parts_.size()) return node.kind();
    const Node source = node_of(parts_[part->first]);
    return source ? source.kind() : std::uint16_t{0};
  }

  // Parentheses that what is left does not need go along.
  Folded parenthesized(Node node) {
    Folded inner = folded(node.named_child(0));
    const Precedence asked = precedence_asked(node, node.parent(), shape_);
    const bool is_part = part_at(inner.text).has_value();
    if (inner.changed && inner.precedence >= asked && !is_part) return inner;
    return {"(" + inner.text + ")", Precedence::primary, inner.changed};
  }

  // What `node` folds to, asked without counting what it decides.
  Folded quiet(Node node) {
    const bool before = decides_;
    Folded result = folded(node);
    decides_ = before;
    return result;
  }

  std::string_view source_;
  const Expansion& expansion_;
  std::vector<text::ByteRange> parts_;
  std::string shape_;
  bool decides_ = false;  // something is left that is decided at run time
};

// Leaves what is evaluated as often as it stands in the segments.
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
  const std::vector<text::ByteRange> parts = parts_of(into);
  for (const text::ByteRange range : parts) add(range);
  into.evaluated = std::move(kept);
  std::erase_if(into.holes, [&](const Hole& hole) {
    return std::find(parts.begin(), parts.end(), text::ByteRange{hole.start, hole.end}) ==
           parts.end();
  });
}

}  // namespace

void fold_constants(std::string_view source, Expansion& into) {
  if (!into.problem.empty() || !may_fold(into)) return;
  Folder folder(source, into);
  std::optional<Folded> folded = folder.fold();
  if (!folded) return;
  into.segments = segments_of(folded->text, folder.parts());
  into.precedence = folded->precedence;
  keep_evaluated(into);
  if (folder.still_decides()) return;
  for (Evaluated& part : into.evaluated) part.at_once = true;
}

void take_off_container(Expansion& into) {
  const PythonKinds& k = python_kinds();
  const std::string shape = shape_of(into);
  const bool may_be = shape.starts_with("tuple(") || shape.starts_with("list(");
  const auto tree = may_be ? syntax::parse(syntax::Language::python, shape) : std::nullopt;
  if (!tree || tree->root().has_error() || tree->root().named_child_count() != 1) return;
  const Node call = tree->root().named_child(0).named_child(0);
  if (!call || call.kind() != k.call || call.range().size() != shape.size()) return;
  const Node list = call.field(k.arguments);
  if (list.kind() != k.argument_list || list.named_child_count() != 1) return;
  const Node inside = list.named_child(0);
  // A sequence that is kept in an attribute has the same elements.
  if (inside.kind() == k.attribute) {
    into.segments = segments_of(inside.in(shape), parts_of(into));
  }
}

bool write_as_block(const BlockLayout& layout, Expansion& into) {
  const PythonKinds& k = python_kinds();
  const std::string shape = shape_of(into);
  const auto tree = syntax::parse(syntax::Language::python, shape);
  if (!tree || tree->root().has_error() || tree->root().named_child_count() != 1) return false;
  const Node statement = tree->root().named_child(0);
  if (statement.kind() != k.expression_statement) return false;
  const Node root = statement.named_child(0);
  std::string_view condition;
  std::string_view then;
  std::string_view otherwise = "None";
  if (root.kind() == k.conditional_expression) {
    condition = root.named_child(1).in(shape);
    then = root.named_child(0).in(shape);
    otherwise = root.named_child(2).in(shape);
  } else if (root.kind() == k.boolean_operator && root.field(k.operator_).in(shape) == "and") {
    condition = root.field(k.left).in(shape);
    then = root.field(k.right).in(shape);
  } else {
    return false;
  }
  const std::string outer = std::string(layout.line_end) + std::string(layout.indentation);
  const std::string inner = outer + std::string(layout.step);
  std::string block = "if " + std::string(condition) + ":" + inner + std::string(then);
  if (otherwise != "None") block += outer + "else:" + inner + std::string(otherwise);
  into.segments = segments_of(block, parts_of(into));
  return true;
}

}  // namespace paddle_ls::rewrite
