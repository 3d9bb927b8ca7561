#include "engine/rewrite/plan/remove_statement.hpp"

#include "engine/rewrite/plan/plan_removal.hpp"
#include "engine/rewrite/plan/write_in_front.hpp"

namespace paddle_ls::rewrite {

namespace {

void note_removal(Attempt& attempt, const RemovalPlan& removal) {
  if (removal.leaves_block &&
      attempt.site.names->statements[attempt.use.statement].parent != python::none) {
    attempt.plan.removed_statement = removal.statement;
  }
}

// All uses in the statement bring the same edit.
void remove_shared_statement(Attempt& attempt) {
  RemovalPlan removal = removal_of(attempt.site.source, attempt.statement());
  if (!removal.gap.empty()) return fail(attempt.plan, "its statement shares its line");
  removal.leaves_block = true;
  if (!keep_comments(attempt, removal.statement, {})) return;
  attempt.plan.removes = true;
  attempt.plan.extent = removal.range;
  note_removal(attempt, removal);
  attempt.edits.add_shared(removal.range, "");
}

}  // namespace

void plan_removal_of_statement(Attempt& attempt) {
  if ((attempt.use.facts.contexts & context_restated) != 0) return remove_shared_statement(attempt);
  const RemovalPlan removal = plan_removal(attempt.site, attempt.statement(), attempt.is_store());
  if (!removal.problem.empty()) return fail(attempt.plan, removal.problem);
  remove(attempt, removal);
}

void remove(Attempt& attempt, const RemovalPlan& removal) {
  if (!keep_comments(attempt, removal.statement, {})) return;
  attempt.plan.removes = true;
  attempt.plan.extent = removal.range;
  note_removal(attempt, removal);
  attempt.edits.add(removal.range, "");
  if (!removal.gap.empty()) attempt.edits.add(removal.gap, "");
}

}  // namespace paddle_ls::rewrite
