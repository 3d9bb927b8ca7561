#include "engine/rewrite/plan/plan_use.hpp"

#include <algorithm>

#include "engine/rewrite/plan/own_text.hpp"
#include "engine/rewrite/plan/plan_alternative.hpp"
#include "engine/rewrite/plan/undecided_words.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// Nothing has to be edited. A fix that needs review is still reported.
void keep_as_it_is(UsePlan& plan) {
  plan.ending = plan.fix == FixClass::safe ? Ending::nothing : Ending::manual;
}

bool is_safe_edit(const UsePlan& plan) {
  return plan.ending == Ending::edits && plan.fix == FixClass::safe;
}

// Whether the alternative is right for all that the earlier ones are right for.
bool serves_undecided(const RuleTable& table, const Alternative& alternative) {
  const auto conditions = table.rows(alternative.when);
  return std::any_of(conditions.begin(), conditions.end(), [](const Condition& condition) {
    return condition.test == Test::undecided && !condition.negated;
  });
}

// What the choice of the alternative could not know makes a safe fix one that needs review.
void weigh_choice(const UseToPlan& use, const BoundCall& call, const Settled& accepted,
                  std::span<const Condition* const> undecided, UsePlan& plan) {
  const bool is_called =
      use.call || (use.facts.contexts & (context_reference | context_decorator)) != 0;
  if (undecided.empty() || !is_called || !is_safe_edit(plan)) return;
  if (plan.alternative != nullptr && serves_undecided(*use.found.table, *plan.alternative)) return;
  if (!use.call) return ask_for_review(plan, accepted, "later-calls");
  ask_for_review(plan, accepted, difference_named("argument-value"),
                 words_of_undecided(*use.found.table, *use.found.rule, call, undecided));
}

bool needs_helper(const RuleTable& table, const Alternative& alternative) {
  const auto needs = table.rows(alternative.needs);
  return std::any_of(needs.begin(), needs.end(),
                     [&](const Need& need) { return !table.text(need.code).empty(); });
}

}  // namespace

// What `partial` binds is as visible as the arguments of a call. Only Paddle's own form is looked
// for: a helper that replaces a class of torch takes all of its keywords.
UsePlan UsePlanner::plan_partial(const UseToPlan& use) {
  const RuleTable& table = *use.found.table;
  const auto alternatives = table.rows(use.found.rule->alternatives);
  UsePlan none;
  bind_arguments({use.partial, source_, use.name}, table, *use.found.rule, call_);
  if (!call_.problem.empty() || call_.positional != 1) return none;
  UseFacts facts = facts_of(use);
  facts.contexts = context_call;
  UseSite site = site_of(use, call_);
  site.whole = use.partial;
  for (std::size_t from = 0; from < alternatives.size();) {
    const Choice choice = choose_alternative({table, *use.found.rule, call_, source_}, from, facts,
                                             {names_, words_, settings_});
    if (choice.alternative == nullptr) return none;
    if (choice.alternative->outcome == Outcome::callee &&
        asks_for_acceptance(table, *choice.alternative)) {
      UsePlan plan = try_alternative(use, site, *choice.alternative);
      if (plan.ending == Ending::edits) return plan;
    }
    from = static_cast<std::size_t>(choice.alternative - alternatives.data()) + 1;
  }
  return none;
}

UseFacts UsePlanner::facts_of(const UseToPlan& use) const {
  UseFacts facts = use.facts;
  facts.may_patch = patches_ == Patches::allowed;
  facts.accepted = accepted_;
  facts.passed = habits_ ? &habits_->keywords : nullptr;
  facts.checkpoints = checkpoints_.get();
  return facts;
}

UsePlan UsePlanner::plan(const UseToPlan& use) {
  if (use.partial) {
    UsePlan plan = plan_partial(use);
    if (plan.ending == Ending::edits) return plan;
  }
  if (use.call) {
    bind_arguments({use.call, source_}, *use.found.table, *use.found.rule, call_);
  } else if (use.other) {
    bind_operand(use.other, *use.found.table, *use.found.rule, call_);
  } else {
    call_ = BoundCall();
  }
  if (!call_.problem.empty()) {
    UsePlan plan;
    plan.bad_arguments = true;
    plan.misfits = true;
    fail(plan, call_.problem);
    return plan;
  }
  UsePlan plan = plan_bound(use, call_);
  plan.misfits = call_.has_other_names();
  return plan;
}

Node UsePlanner::statement_of(const UseToPlan& use) const {
  return use.statement == python::none ? Node() : names_.statements[use.statement].node;
}

bool UsePlanner::is_done(const UseToPlan& use) const {
  if (use.call) return false;
  const auto alternatives = use.found.table->rows(use.found.rule->alternatives);
  return std::any_of(alternatives.begin(), alternatives.end(), [&](const Alternative& each) {
    return stands_in_own_text(source_, use, each, statement_of(use));
  });
}

UseSite UsePlanner::site_of(const UseToPlan& use, const BoundCall& call) const {
  UseSite site;
  site.source = source_;
  site.names = &names_;
  site.table = use.found.table;
  site.rule = use.found.rule;
  site.call = &call;
  site.habits = habits_.get();
  site.whole = use.call ? use.call : use.name;
  site.receiver = use.receiver;
  site.paddle = paddle_;
  site.whole_numbers = &whole_numbers_;
  site.settings = &settings_;
  site.binds_names = binds_names(site.whole.range());
  return site;
}

// Tries the alternatives of the rule in their order.
UsePlan UsePlanner::plan_bound(const UseToPlan& use, BoundCall& call) {
  const RuleTable& table = *use.found.table;
  const Rule& rule = *use.found.rule;
  const UseSite site = site_of(use, call);
  const bool ignores_unpacked = call.ignore_double_star(rule.unpacked);
  UsePlan failed;  // the first plan that says why
  std::vector<const Condition*> undecided;
  const UseFacts facts = facts_of(use);
  const Alternative* begin = table.rows(rule.alternatives).data();
  for (std::size_t from = 0; from < rule.alternatives.count;) {
    const Choice choice =
        choose_alternative({table, rule, call, source_}, from, facts, {names_, words_, settings_});
    if (choice.alternative == nullptr) break;
    undecided.insert(undecided.end(), choice.undecided.begin(), choice.undecided.end());
    UsePlan plan = try_alternative(use, site, *choice.alternative);
    if (choice.alternative->outcome == Outcome::keep) return plan;
    if (plan.ending != Ending::manual) {
      weigh_choice(use, call, accepted_, undecided, plan);
      if (ignores_unpacked && !use.unpacks_place_and_type && is_safe_edit(plan)) {
        ask_for_review(plan, accepted_, rule.unpacked_difference, table.text(rule.unpacked_reason));
      }
      return plan;
    }
    if (failed.reason.empty()) failed = std::move(plan);
    from = static_cast<std::size_t>(choice.alternative - begin) + 1;
    // An alternative that is marked unsupported ends the search.
    if (choice.alternative->outcome == Outcome::unsupported) break;
  }
  failed.bad_arguments = use.call && !failed.reason.empty();
  fail(failed, failed.reason.empty() ? "no rule covers this kind of use" : failed.reason);
  return failed;
}

// Leaves no edits where the alternative fails.
UsePlan UsePlanner::try_alternative(const UseToPlan& use, const UseSite& site,
                                    const Alternative& with) {
  if (use.call && stands_in_own_text(source_, use, with, statement_of(use))) {
    return nothing_to_do();
  }
  const EditMark before = edits_.mark();
  Attempt attempt{use, with, accepted_, given_names_, edits_, site};
  plan_alternative(attempt);
  UsePlan plan = std::move(attempt.plan);
  plan.alternative = &with;
  if (is_stub_ && plan.ending == Ending::edits && needs_helper(*use.found.table, with)) {
    fail(plan, "a stub has no place for a helper");
  }
  if (plan.ending == Ending::edits) leave_star(site, before, plan);
  const bool changes = plan.replaces_name || edits_.edits.size() > before.edits;
  const bool is_kept = with.outcome == Outcome::keep;
  if (!is_kept && plan.ending == Ending::edits && !changes) keep_as_it_is(plan);
  if (!is_kept && plan.ending == Ending::manual) {
    edits_.rollback(before);
    return plan;
  }
  given_names_.insert(given_names_.end(), attempt.given_names.begin(), attempt.given_names.end());
  return plan;
}

// The parser takes the star of `[*x.f()]` for the first character of `x`: it stays where it is.
void UsePlanner::leave_star(const UseSite& site, const EditMark& before, UsePlan& plan) {
  const auto star = static_cast<std::uint32_t>(site.whole.start());
  if (source_[star] != '*') return;
  for (std::size_t i = before.edits; i < edits_.edits.size(); ++i) {
    PlannedEdit& edit = edits_.edits[i];
    if (edit.start != star) continue;
    edit.start = star + 1;
    edit.end = std::max(edit.end, edit.start);
  }
  for (std::size_t i = before.moved; i < edits_.moved.size(); ++i) {
    if (edits_.moved[i].source_start == star) {
      return fail(plan,
                  "the value that the star unpacks is inside the rewrite; unpack it in a separate "
                  "statement");
    }
  }
}

// Calls nest, so a long one is not searched time and again but taken to bind names.
bool UsePlanner::binds_names(text::ByteRange call) const {
  if (!file_binds_names_) return false;
  const std::string_view text = text::slice(source_, call);
  return text.size() > longest_move || text.find(":=") != std::string_view::npos;
}

}  // namespace paddle_ls::rewrite
