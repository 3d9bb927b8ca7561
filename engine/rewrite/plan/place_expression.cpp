#include "engine/rewrite/plan/place_expression.hpp"

#include <optional>
#include <vector>

#include "engine/rewrite/arguments/call_layout.hpp"
#include "engine/rewrite/plan/write_in_front.hpp"
#include "engine/rewrite/source/python_expression.hpp"

namespace paddle_ls::rewrite {

namespace {

Precedence precedence_of_result(const Attempt& attempt, Precedence asked) {
  const Template& expression = attempt.alternative.expression;
  const auto pieces = attempt.table().rows(expression.pieces);
  if (expression.precedence < asked) return Precedence::primary;  // it was wrapped
  if (pieces.size() != 1 || pieces[0].kind != PieceKind::argument) return expression.precedence;
  const BoundArgument* argument = attempt.call().find(pieces[0].parameter);
  return argument == nullptr ? Precedence::primary
                             : precedence_of(argument->value, attempt.site.source);
}

}  // namespace

void place(Attempt& attempt, const Expansion& expansion, Precedence asked) {
  std::optional<std::vector<Segment>> segments;
  if (attempt.use.call && !attempt.use.bars.has(python::Bar::f_string)) {
    segments = laid_out(attempt.site, expansion.expression);
  }
  if (!segments) segments = segments_of(expansion.expression);
  if (attempt.site.whole.range().size() > longest_move) {
    return fail(attempt.plan, "the call is too long to be rearranged");
  }
  if (!keep_comments(attempt, attempt.site.whole.range(), *segments)) return;
  attempt.plan.needs_paddle = true;
  attempt.plan.precedence =
      expansion.precedence ? *expansion.precedence : precedence_of_result(attempt, asked);
  attempt.edits.holes.insert(attempt.edits.holes.end(), expansion.holes.begin(),
                             expansion.holes.end());
  const std::size_t before = attempt.edits.edits.size();
  add_segments(attempt.edits, attempt.site.source, attempt.site.whole.range(), *segments);
  // A helper may have the name of the API that it replaces: the text stays, but the file needs the
  // helper.
  const bool is_same = attempt.edits.edits.size() == before && attempt.alternative.needs.count > 0;
  if (is_same) {
    const syntax::Node name = attempt.use.name;
    attempt.edits.add(name.range(), name.in(attempt.site.source));
  }
}

}  // namespace paddle_ls::rewrite
