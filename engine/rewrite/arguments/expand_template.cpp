#include "engine/rewrite/arguments/expand_template.hpp"

#include <algorithm>

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

class Expander {
 public:
  Expander(const UseSite& use, Expansion& into) : use_(use), into_(into) {}

  void expand(const Template& from, Precedence asked) {
    const auto pieces = use_.table->rows(from.pieces);
    const bool is_one_hole = pieces.size() == 1 && pieces[0].kind != PieceKind::literal;
    const bool wraps = !is_one_hole && from.precedence < asked;
    if (wraps) into_.literal("(");
    for (Piece piece : pieces) {
      if (is_one_hole) piece.precedence = asked;
      expand(piece);
    }
    if (wraps) into_.literal(")");
    into_.computes = into_.computes || from.computes;
  }

 private:
  void expand(const Piece& piece) {
    switch (piece.kind) {
      case PieceKind::literal: literal(use_.table->text(piece.text)); return;
      case PieceKind::self: node(use_.receiver, piece); return;
      case PieceKind::value: node(use_.value, piece); return;
      case PieceKind::fresh: fresh(use_.table->text(piece.text)); return;
      case PieceKind::optional: optional(piece); return;
      case PieceKind::argument: argument(piece); return;
    }
  }

  // The templates spell the module `paddle`; a file in which that name is taken calls it otherwise.
  void literal(std::string_view text) {
    if (use_.paddle == "paddle") {
      into_.literal(text);
      return;
    }
    static constexpr std::string_view module = "paddle.";
    for (std::size_t at = text.find(module); at != std::string_view::npos; at = text.find(module)) {
      into_.literal(text.substr(0, at));
      into_.literal(use_.paddle);
      text.remove_prefix(at + module.size() - 1);
    }
    into_.literal(text);
  }

  void fresh(std::string_view stem) {
    for (const std::string& entry : use_.fresh) {
      if (entry.starts_with(stem) && entry[stem.size()] == '=') {
        into_.literal(std::string_view(entry).substr(stem.size() + 1));
      }
    }
  }

  bool ends_with_bracket() const {
    return !into_.segments.empty() && into_.segments.back().literal.ends_with('(');
  }

  void optional(const Piece& piece) {
    const BoundArgument* given = use_.call->find(piece.parameter);
    if (given == nullptr || given->is_absent) return;
    if (!ends_with_bracket()) into_.literal(", ");
    into_.literal(use_.table->text(piece.text));
    into_.literal("=");
    Piece value = piece;
    value.precedence = Precedence::lambda;
    value.bracketed = true;
    node(given->value, value);
  }

  void argument(const Piece& piece) {
    const Parameter& parameter = use_.table->rows(use_.rule->signature)[piece.parameter];
    if (parameter.kind == ParameterKind::variadic && piece.part.nth < 0) {
      variadic(piece);
      return;
    }
    Part whole = piece.part;
    whole.step = Step::none;
    const Node argument = part(piece, whole).node;
    const bool is_seen = argument && argument.kind() != python_kinds().list_splat;
    const bool is_hoisted = is_seen && hoisted_at(use_, argument) != nullptr;
    const Node found =
        is_hoisted && piece.part.step != Step::none ? Node() : part(piece, piece.part).node;
    if (found && is_seen) {
      node(found, piece);
    } else if (piece.part.step == Step::element && is_seen) {
      subscripted(argument, piece);
    } else if (piece.part.is_whole()) {
      absent(parameter, piece);
    } else {
      into_.problem = "a part of `" + std::string(use_.table->text(parameter.name)) +
                      "` is needed and cannot be seen";
    }
  }

  FoundPart part(const Piece& piece, const Part& wanted) const {
    return find_part(*use_.call, *use_.table, *use_.rule, piece.parameter, wanted, use_.source);
  }

  // What is no display gives its element when the program runs.
  void subscripted(Node argument, Piece piece) {
    piece.precedence = Precedence::primary;
    node(argument, piece);
    into_.literal("[" + std::to_string(piece.part.index) + "]");
    computes_ = true;
    into_.computes = true;
  }

  void variadic(const Piece& piece) {
    if (piece.filter == Filter::list && unpacked_display(piece)) return;
    if (piece.filter == Filter::list) into_.literal("[");
    bool is_first = true;
    for (const BoundArgument& argument : use_.call->arguments) {
      if (argument.parameter != piece.parameter && !argument.is_star) continue;
      if (argument.is_star && argument.node.kind() == python_kinds().dictionary_splat) continue;
      if (!is_first) into_.literal(", ");
      is_first = false;
      into_.part(argument.node);
      add_evaluated(argument.node, piece);
    }
    if (piece.filter == Filter::list) into_.literal("]");
  }

  // `*[a, b]` as a list is `[a, b]`.
  bool unpacked_display(const Piece& piece) {
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
    into_.part(display);
    add_evaluated(only->node, piece);
    return true;
  }

  void absent(const Parameter& parameter, const Piece& piece) {
    std::string_view text = use_.table->text(parameter.default_text);
    if (text.empty()) {
      into_.problem = "the argument `" + std::string(use_.table->text(parameter.name)) +
                      "` is needed and not given";
      return;
    }
    if (piece.filter == Filter::negate) text = text == "True" ? "False" : "True";
    into_.literal(text);
  }

  void node(Node node, const Piece& piece) {
    if (!node) {
      into_.problem = "the rewrite has no value for it";
      return;
    }
    if (const Hoisted* hoisted = hoisted_at(use_, node)) {
      if (piece.filter == Filter::negate) into_.literal("not ");
      into_.literal(hoisted->name);
      return;
    }
    add_evaluated(node, piece);
    if (piece.filter == Filter::negate) {
      negate(node, piece);
    } else if (piece.filter == Filter::device) {
      device(node);
    } else if (piece.filter == Filter::checkpoint) {
      checkpoint(node);
    } else {
      wrapped(node, piece.precedence, piece.bracketed);
    }
  }

  void add_evaluated(Node node, const Piece& piece) {
    into_.evaluated.push_back({node, !piece.deferred, piece.late || computes_});
  }

  void wrapped(Node node, Precedence asked, bool bracketed) {
    const bool wraps = precedence_of(node, use_.source) < asked ||
                       (!bracketed && has_open_line_end(node, use_.source));
    if (wraps) into_.literal("(");
    // The use itself is replaced here, so no other rule replaces a part of it.
    const bool is_whole = use_.whole && node.range() == use_.whole.range();
    if (!wraps && !is_whole && asked > Precedence::lambda) {
      into_.holes.push_back({static_cast<std::uint32_t>(node.start()),
                             static_cast<std::uint32_t>(node.end()), asked});
    }
    into_.part(node);
    if (wraps) into_.literal(")");
  }

  void negate(Node node, const Piece& piece) {
    const PythonKinds& k = python_kinds();
    if (node.kind() == k.true_ || node.kind() == k.false_) {
      into_.literal(node.kind() == k.true_ ? "False" : "True");
      return;
    }
    computes_ = true;
    into_.computes = true;
    const bool wraps = Precedence::logical_not < piece.precedence;
    into_.literal(wraps ? "(not " : "not ");
    wrapped(node, Precedence::logical_not, piece.bracketed || wraps);
    if (wraps) into_.literal(")");
  }

  void device(Node node) {
    std::string text(node.in(use_.source));
    const std::size_t at = text.find("cuda");
    if (node.kind() != python_kinds().string || at == std::string::npos || at > 2) {
      wrapped(node, Precedence::lambda, true);
      return;
    }
    into_.literal(text.replace(at, 4, "gpu"));
  }

  void checkpoint(Node node) {
    const std::string_view text = node.in(use_.source);
    const std::size_t dot = text.rfind('.');
    const std::size_t quote = text.find_first_of("'\"", std::min(dot, text.size()));
    if (node.kind() != python_kinds().string || quote == text.npos) {
      wrapped(node, Precedence::lambda, true);
      return;
    }
    into_.literal(std::string(text.substr(0, dot)) + ".pdparams" + std::string(text.substr(quote)));
  }

  const UseSite& use_;
  Expansion& into_;
  bool computes_ = false;  // what a filter or an element asks for, which the template cannot tell
};

}  // namespace

void Expansion::literal(std::string_view text) {
  if (text.empty()) return;
  if (!segments.empty() && !segments.back().literal.empty()) {
    segments.back().literal += text;
  } else {
    segments.push_back({std::string(text), {}});
  }
}

void Expansion::append(Expansion&& other) {
  for (Segment& segment : other.segments) {
    if (segment.literal.empty()) {
      segments.push_back(std::move(segment));
    } else {
      literal(segment.literal);
    }
  }
  evaluated.insert(evaluated.end(), other.evaluated.begin(), other.evaluated.end());
  holes.insert(holes.end(), other.holes.begin(), other.holes.end());
  computes = computes || other.computes;
  precedence = other.precedence;
  if (problem.empty()) problem = std::move(other.problem);
}

void expand_template(const Template& from, const UseSite& use, Precedence asked, Expansion& into) {
  Expansion own;
  Expander(use, own).expand(from, asked);
  fold_constants(use.source, own);
  into.append(std::move(own));
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
