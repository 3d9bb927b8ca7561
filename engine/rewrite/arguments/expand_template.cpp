#include "engine/rewrite/arguments/expand_template.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/arguments/fold_constants.hpp"
#include "engine/rewrite/arguments/pure_value.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

const Hoisted* hoisted_at(const UseSite& use, Node node) {
  for (const Hoisted& hoisted : use.hoisted) {
    if (hoisted.source == node.range()) return &hoisted;
  }
  return nullptr;
}

using Expressions = std::vector<Expression>;

// False where arguments of a variadic parameter take the place of one operand.
bool has_its_operands(const Expression& expression) {
  const std::size_t count = operands(expression).size();
  switch (expression.kind) {
    case NodeKind::conditional: return count == 3;
    case NodeKind::call:
    case NodeKind::conjunction:
    case NodeKind::disjunction:
    case NodeKind::sum:
    case NodeKind::difference:
    case NodeKind::product:
    case NodeKind::assignment: return count == 2;
    case NodeKind::negation:
    case NodeKind::parenthesized: return count == 1;
    default: return true;
  }
}

class Expander {
 public:
  Expander(const Template& from, const UseSite& use, Expansion& into)
      : use_(use), pieces_(use.table->rows(from.pieces)), into_(into) {}

  void expand(const Template& from, Precedence asked) {
    Expressions found;
    const bool is_one_hole = pieces_.size() == 1 && pieces_[0].kind != PieceKind::literal;
    if (is_one_hole) {
      Piece piece = pieces_[0];
      asked_by_template_ = piece.precedence;
      piece.precedence = asked;
      fill(piece, found);
    } else {
      add_each(use_.table->rows(from.nodes), found);
    }
    into_.computes = into_.computes || from.computes;
    if (found.size() == 1) {
      into_.expression = std::move(found.front());
    } else {
      into_.expression.children = std::move(found);
    }
    if (!is_one_hole && from.precedence < asked) {
      into_.expression = in_parentheses(std::move(into_.expression), Precedence::lambda);
    }
  }

 private:
  void add_each(std::span<const TemplateNode> nodes, Expressions& to) {
    while (!nodes.empty()) {
      add(nodes.first(nodes.front().size), to);
      nodes = nodes.subspan(nodes.front().size);
    }
  }

  void add(std::span<const TemplateNode> tree, Expressions& to) {
    const TemplateNode& node = tree.front();
    if (node.kind == NodeKind::hole) {
      const Piece& piece = pieces_[node.piece];
      asked_by_template_ = piece.precedence;
      return fill(piece, to);
    }
    Expression result;
    result.kind = node.kind;
    result.precedence = node.precedence;
    result.asked = node.asked;
    result.text = with_module(use_.table->text(node.text));
    add_each(tree.subspan(1), result.children);
    if (!has_its_operands(result)) result.kind = NodeKind::other;
    to.push_back(std::move(result));
  }

  // The templates spell the module `paddle`; a file in which that name is taken calls it otherwise.
  std::string with_module(std::string_view text) const {
    if (use_.paddle == "paddle") return std::string(text);
    static constexpr std::string_view module = "paddle.";
    std::string result;
    for (std::size_t at = text.find(module); at != std::string_view::npos; at = text.find(module)) {
      result += text.substr(0, at);
      result += use_.paddle;
      text.remove_prefix(at + module.size() - 1);
    }
    return result += text;
  }

  void fill(const Piece& piece, Expressions& to) {
    switch (piece.kind) {
      case PieceKind::literal: return;
      case PieceKind::self: to.push_back(value(use_.receiver, piece)); return;
      case PieceKind::value: to.push_back(value(use_.value, piece)); return;
      case PieceKind::fresh: to.push_back(written_value(fresh(piece))); return;
      case PieceKind::optional: optional(piece, to); return;
      case PieceKind::argument: argument(piece, to); return;
    }
  }

  std::string fresh(const Piece& piece) const {
    const std::string_view stem = use_.table->text(piece.text);
    std::string name;
    for (const std::string& entry : use_.fresh) {
      if (entry.starts_with(stem) && entry[stem.size()] == '=') {
        name += std::string_view(entry).substr(stem.size() + 1);
      }
    }
    return name;
  }

  void optional(const Piece& piece, Expressions& to) {
    const BoundArgument* given = use_.call->find(piece.parameter);
    if (given == nullptr || given->is_absent) return;
    const bool follows_bracket = !to.empty() && to.back().text.ends_with('(');
    if (!follows_bracket) to.push_back(punctuation(", "));
    Piece hole = piece;
    hole.precedence = Precedence::lambda;
    hole.bracketed = true;
    Expression result;
    result.children.push_back(punctuation(std::string(use_.table->text(piece.text)) + "="));
    result.children.push_back(value(given->value, hole));
    to.push_back(std::move(result));
  }

  void argument(const Piece& piece, Expressions& to) {
    const Parameter& parameter = use_.table->rows(use_.rule->signature)[piece.parameter];
    if (parameter.kind == ParameterKind::variadic && piece.part.nth < 0) {
      return variadic(piece, to);
    }
    Part whole = piece.part;
    whole.step = Step::none;
    const Node argument = part(piece, whole).node;
    const bool is_seen = argument && argument.kind() != python_kinds().list_splat;
    const bool is_hoisted = is_seen && hoisted_at(use_, argument) != nullptr;
    const Node found =
        is_hoisted && piece.part.step != Step::none ? Node() : part(piece, piece.part).node;
    if (found && is_seen) {
      to.push_back(value(found, piece));
    } else if (piece.part.step == Step::element && is_seen) {
      to.push_back(subscripted(argument, piece));
    } else if (piece.part.is_whole()) {
      to.push_back(absent(parameter, piece));
    } else {
      into_.problem = "a part of `" + std::string(use_.table->text(parameter.name)) +
                      "` is needed and cannot be seen";
    }
  }

  FoundPart part(const Piece& piece, const Part& wanted) const {
    return find_part(use_.rule_call(), piece.parameter, wanted);
  }

  // Anything but a display gives its element when the program runs.
  Expression subscripted(Node argument, Piece piece) {
    piece.precedence = Precedence::primary;
    Expression result;
    result.children.push_back(value(argument, piece));
    result.children.push_back(punctuation("[" + std::to_string(piece.part.index) + "]"));
    computes_ = true;
    into_.computes = true;
    return result;
  }

  void variadic(const Piece& piece, Expressions& to) {
    if (piece.filter != Filter::list) return variadic_parts(piece, to);
    if (unpacked_display(piece, to)) return;
    Expression list;
    list.kind = NodeKind::list;
    list.children.push_back(punctuation("["));
    variadic_parts(piece, list.children);
    list.children.push_back(punctuation("]"));
    to.push_back(std::move(list));
  }

  void variadic_parts(const Piece& piece, Expressions& to) {
    bool is_first = true;
    for (const BoundArgument& argument : use_.call->arguments) {
      if (argument.parameter != piece.parameter && !argument.is_star) continue;
      if (argument.is_star && argument.node.kind() == python_kinds().dictionary_splat) continue;
      if (!is_first) to.push_back(punctuation(", "));
      is_first = false;
      to.push_back(part_of_source(argument.node, use_.source));
      add_evaluated(argument.node, piece);
    }
  }

  // `*[a, b]` as a list is `[a, b]`.
  bool unpacked_display(const Piece& piece, Expressions& to) {
    const BoundArgument* only = nullptr;
    for (const BoundArgument& argument : use_.call->arguments) {
      if (argument.parameter != piece.parameter && !argument.is_star) continue;
      if (argument.node.kind() == python_kinds().dictionary_splat) continue;
      if (only != nullptr) return false;
      only = &argument;
    }
    if (only == nullptr || only->node.kind() != python_kinds().list_splat) return false;
    const Node display = only->node.named_child(0);
    if (display.kind() != python_kinds().list) return false;
    to.push_back(part_of_source(display, use_.source));
    add_evaluated(only->node, piece);
    return true;
  }

  Expression absent(const Parameter& parameter, const Piece& piece) {
    std::string_view text = use_.table->text(parameter.default_text);
    if (text.empty()) {
      into_.problem = "the argument `" + std::string(use_.table->text(parameter.name)) +
                      "` is needed and not given";
      return {};
    }
    if (piece.filter == Filter::negate) text = text == "True" ? "False" : "True";
    return written_value(std::string(text));
  }

  Expression value(Node node, const Piece& piece) {
    if (!node) {
      into_.problem = "the rewrite has no value for it";
      return {};
    }
    if (const Hoisted* hoisted = hoisted_at(use_, node)) {
      Expression name = written_value(hoisted->name);
      return piece.filter == Filter::negate ? negated(std::move(name)) : name;
    }
    add_evaluated(node, piece);
    switch (piece.filter) {
      case Filter::negate: return negate(node, piece);
      case Filter::device: return device(node);
      case Filter::checkpoint: return checkpoint(node);
      default: return wrapped(node, piece.precedence, piece.bracketed);
    }
  }

  void add_evaluated(Node node, const Piece& piece) {
    into_.evaluated.push_back({node, !piece.deferred, piece.late || computes_});
  }

  Expression wrapped(Node node, Precedence asked, bool bracketed) {
    const bool wraps = precedence_of(node, use_.source) < asked ||
                       (!bracketed && has_open_line_end(node, use_.source));
    Expression part = part_of_source(node, use_.source);
    if (wraps) return in_parentheses(std::move(part), asked_by_template_);
    // The use itself is replaced here, so no other rule replaces a part of it.
    const bool is_whole = use_.whole && node.range() == use_.whole.range();
    if (!is_whole && asked > Precedence::lambda) {
      into_.holes.push_back({static_cast<std::uint32_t>(node.start()),
                             static_cast<std::uint32_t>(node.end()), asked});
    }
    return part;
  }

  static Expression in_parentheses(Expression inner, Precedence asked) {
    Expression result;
    result.kind = NodeKind::parenthesized;
    result.asked = asked;
    result.children.push_back(punctuation("("));
    result.children.push_back(std::move(inner));
    result.children.push_back(punctuation(")"));
    return result;
  }

  static Expression negated(Expression operand) {
    Expression result;
    result.kind = NodeKind::negation;
    result.precedence = Precedence::logical_not;
    result.children.push_back(punctuation("not "));
    result.children.push_back(std::move(operand));
    return result;
  }

  Expression negate(Node node, const Piece& piece) {
    const PythonKinds& k = python_kinds();
    if (node.kind() == k.true_ || node.kind() == k.false_) {
      return written_value(node.kind() == k.true_ ? "False" : "True");
    }
    computes_ = true;
    into_.computes = true;
    const bool wraps = Precedence::logical_not < piece.precedence;
    Expression result = negated(wrapped(node, Precedence::logical_not, piece.bracketed || wraps));
    return wraps ? in_parentheses(std::move(result), asked_by_template_) : result;
  }

  Expression device(Node node) {
    std::string text(node.in(use_.source));
    const std::size_t at = text.find("cuda");
    if (node.kind() != python_kinds().string || at == std::string::npos || at > 2) {
      return wrapped(node, Precedence::lambda, true);
    }
    return written_value(text.replace(at, 4, "gpu"));
  }

  Expression checkpoint(Node node) {
    const std::string_view text = node.in(use_.source);
    const std::size_t dot = text.rfind('.');
    const std::size_t quote = text.find_first_of("'\"", std::min(dot, text.size()));
    if (node.kind() != python_kinds().string || quote == text.npos) {
      return wrapped(node, Precedence::lambda, true);
    }
    return written_value(std::string(text.substr(0, dot)) + ".pdparams" +
                         std::string(text.substr(quote)));
  }

  const UseSite& use_;
  std::span<const Piece> pieces_;
  Expansion& into_;
  Precedence asked_by_template_ = Precedence::lambda;  // of the hole that is being filled
  bool computes_ = false;  // what a filter or an element asks for, which the template cannot tell
};

}  // namespace

Expansion expand_template(const Template& from, const UseSite& use, Precedence asked) {
  Expansion result;
  Expander(from, use, result).expand(from, asked);
  fold_constants(use.source, result);
  return result;
}

namespace {

// A function whose making evaluates nothing: without default values.
bool is_bare_lambda(Node node) {
  const PythonKinds& k = python_kinds();
  if (node.kind() != k.lambda) return false;
  const Node parameters = node.field(k.parameters_field);
  for (std::uint32_t i = 0; parameters && i < parameters.named_child_count(); ++i) {
    if (parameters.named_child(i).kind() == k.default_parameter) return false;
  }
  return true;
}

}  // namespace

bool may_move(const UseSite& use, Node node) {
  if (!is_plain(node)) return is_bare_lambda(node) && !use.binds_names;
  if (!use.binds_names) return true;
  constexpr std::uint32_t literals = kind_int | kind_float | kind_string | kind_bool | kind_none;
  return (argument_kind(node) & literals) != 0;
}

namespace {

// A display is made of its elements, and a call that the rule sees through of its arguments.
bool is_taken_apart(const UseSite& use, Node node) {
  if (is_display(node)) return true;
  return std::find(use.opened.begin(), use.opened.end(), node.range()) != use.opened.end();
}

void add_parts(Node node, std::vector<Node>& to) {
  const PythonKinds& k = python_kinds();
  const Node brackets = node.kind() == k.call ? node.field(k.arguments) : node;
  for (Items items(brackets); items; items.next()) {
    const Node item = items.node();
    to.push_back(item.kind() == k.keyword_argument ? item.field(k.value) : item);
  }
}

}  // namespace

bool keeps_evaluation(const UseSite& use, const std::vector<Evaluated>& evaluated) {
  std::vector<text::ByteRange> effects;  // in the order of the plan
  std::vector<text::ByteRange> placed;   // what must not be evaluated twice
  for (const Evaluated& part : evaluated) {
    if (may_move(use, part.node)) continue;
    placed.push_back(part.node.range());
    if (is_pure(use, part.node) && !is_quiet(part.node)) continue;
    if (!part.at_once || (part.late && !is_quiet(part.node))) return false;
    effects.push_back(part.node.range());
  }
  for (std::size_t i = 1; i < effects.size(); ++i) {
    if (effects[i].start < effects[i - 1].end) return false;
  }
  std::sort(placed.begin(), placed.end());
  for (std::size_t i = 1; i < placed.size(); ++i) {
    if (placed[i].start < placed[i - 1].end) return false;
  }
  const auto is_evaluated = [&](Node whole) {
    std::vector<Node> nodes = {whole};
    while (!nodes.empty()) {
      const Node node = nodes.back();
      nodes.pop_back();
      if (may_move(use, node) || hoisted_at(use, node) != nullptr) continue;
      // The places are disjoint and in order, so only the last that begins before it can hold it.
      const auto behind = std::upper_bound(
          placed.begin(), placed.end(), node.range().start,
          [](std::size_t start, text::ByteRange place) { return start < place.start; });
      const bool is_placed = behind != placed.begin() && std::prev(behind)->contains(node.range());
      if (is_placed || is_pure(use, node)) continue;
      if (!is_taken_apart(use, node)) return false;
      add_parts(node, nodes);
    }
    return true;
  };
  if (use.receiver && !is_evaluated(use.receiver)) return false;
  if (use.value && !is_evaluated(use.value)) return false;
  for (const BoundArgument& argument : use.call->arguments) {
    const bool unpacks = argument.node.kind() == python_kinds().dictionary_splat;
    if (unpacks && use.call->drops_double_star) continue;  // it has no effects
    if (!is_evaluated(argument.is_star ? argument.node : argument.value)) return false;
  }
  return true;
}

std::string evaluation_problem(const UseSite& use) {
  constexpr std::size_t longest_shown = 40;
  for (const BoundArgument& argument : use.call->arguments) {
    if (!argument.is_star) continue;
    const std::string_view shown = argument.node.in(use.source);
    const bool is_short = shown.size() <= longest_shown && shown.find('\n') == shown.npos;
    return "which arguments `" + std::string(is_short ? shown : shown.substr(0, 2)) +
           "` holds is not visible here; write them out";
  }
  return "the rewrite would evaluate an argument in a different order, twice or not at all";
}

}  // namespace paddle_ls::rewrite
