// Access by a string: what the string says is rewritten in it, and what nobody can see is said.
#include <algorithm>

#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/torch/library.hpp"

namespace paddle_ls::rewrite {

using python::DynamicForm;

namespace {

// False for a rule that has nothing but reasons why there is no counterpart.
bool has_counterpart(const FoundRule& found) {
  const auto alternatives = found.table->rows(found.rule->alternatives);
  return std::any_of(alternatives.begin(), alternatives.end(), [](const Alternative& alternative) {
    return alternative.outcome != Outcome::unsupported;
  });
}

// The Paddle name that some use becomes; empty where there is none.
std::string_view plain_name(const FoundRule& found) {
  for (const Alternative& alternative : found.table->rows(found.rule->alternatives)) {
    const std::string_view callee = found.table->text(alternative.callee);
    if (alternative.outcome == Outcome::callee && is_below(callee, "paddle")) return callee;
  }
  return {};
}

}  // namespace

// Turns the change of a name into one of the literal that spells it. Of `getattr(torch, "abs")` the
// module remains to be written: what becomes of it is returned, and nothing for an import.
std::string_view FindingCollector::write_string(const python::DynamicUse& dynamic, UsePlan& plan) {
  if (plan.ending != Ending::edits || !plan.replaces_name) return {};
  if (dynamic.form == DynamicForm::import_by_name) {
    into_.edits.add(dynamic.word, plan.target);
    plan.replaces_name = false;
    return {};
  }
  const std::string_view leaf = last_component(plan.target);
  if (text::slice(source_, dynamic.word) != leaf) into_.edits.add(dynamic.word, leaf);
  return plan.target.substr(0, plan.target.size() - leaf.size() - 1);
}

// `hasattr(torch, "abs")` asks whether code that it guards can run, and that code is converted.
// Where Paddle has a name for it, that name is asked for. False where the rule leads to something
// else.
bool FindingCollector::ask_for_paddle_name(const python::Use& use) {
  const FoundRule found = rules_.find_under_any_name(names_.text(use.name), profile_);
  const std::string_view target = found ? plain_name(found) : std::string_view();
  const python::DynamicUse& dynamic = names_.dynamic[use.dynamic];
  if (target.empty() || use.unsound || dynamic.word.empty() || dynamic.object.empty()) return false;
  UsePlan plan;
  plan.ending = Ending::edits;
  plan.target = target;
  plan.replaces_name = true;
  plan.extent = use.range;
  const EditMark before = into_.edits.mark();
  const std::string_view module = write_string(dynamic, plan);
  if (module.empty()) return false;
  add_use(use, found, std::move(plan), before, module);
  return true;
}

// Else the answer is yes where a rule leads to something of Paddle, and no where none does: who
// asks has something else to do then.
void FindingCollector::answer(const python::Use& use, std::uint32_t group) {
  const std::string_view api = names_.text(use.name);
  const FoundRule found = rules_.find_under_any_name(api, profile_);
  const bool is_there = found && has_counterpart(found);
  Finding& finding = add(use.range, codes::torch_api, use.range);
  finding.api = keep(std::string(api));
  finding.certainty =
      use.resolution == python::Resolution::ambiguous ? Certainty::likely : finding.certainty;
  into_.plans.back().group = group;
  if (use.unsound) {
    finding.code = &codes::torch_api_dynamic;
    finding.reason = "the code around it does not parse";
    return;
  }
  into_.edits.add(use.range, is_there ? "True" : "False");
  into_.plans.back().edit_count = 1;
  finding.form = is_there ? "True" : "False";
  finding.fix = FixClass::safe;
}

// Whether nothing has to be done, or said, about the attribute of an object.
bool FindingCollector::is_settled(const python::DynamicUse& dynamic, std::string_view api) const {
  if (torch::class_of(dynamic.receiver.kind).empty()) return true;
  const FoundRule found = rules_.find(api, profile_);
  return found ? leaves_alone(found) : !torch::is_public_api(api);
}

// `getattr(nn, name)` is a call for which there may be a rule, and nothing to speak of without one.
// A layer that is made without arguments, as activations are, is made alike in Paddle.
void FindingCollector::collect_computed(const python::DynamicUse& use) {
  const std::string_view name = names_.text(use.name);
  const FoundRule found = rules_.find_under_any_name(name, profile_);
  const bool is_made_alike =
      name.starts_with("torch.nn.") && source_.substr(use.range.end).starts_with("()");
  if (!found || is_made_alike || use.unsound) return;
  const EditMark before = into_.edits.mark();
  UseToPlan to_plan;
  to_plan.found = found;
  to_plan.name = use.call.field(python_kinds().function);
  to_plan.call = use.call;
  to_plan.statement = use.statement;
  to_plan.facts.contexts = context_call;
  UsePlan plan = planner_.plan(to_plan);
  settle_taken_names(found, plan);
  add(use.range, codes::torch_api, use.range);
  finish(std::move(plan), before, found, use.statement);
}

// A test that puts something else for `module.torch.save` finds `module.paddle.save` once the
// module is converted, which is not seen here.
void FindingCollector::collect_replaced_path(const python::DynamicUse& use) {
  const std::string_view api = names_.text(use.name);
  const FoundRule found = rules_.find_under_any_name(api, profile_);
  const std::string_view target = found ? plain_name(found) : std::string_view();
  Finding& finding = add(use.word, codes::torch_api_dynamic, use.range);
  finding.api = keep(std::string(api));
  finding.reason = "the name is looked up at run time";
  allow_comment(use.statement);
  if (target.empty() || use.unsound) return;
  into_.edits.add(use.word, target);
  into_.plans.back().edit_count = 1;
  finding.target = target;
  finding.fix = FixClass::safe;
  ask_for_review(finding, accepted_, "replaced-path");
}

void FindingCollector::collect_dynamic() {
  for (const python::DynamicUse& use : names_.dynamic) {
    if (use.use != python::none || own_helpers_.contain(use.range.start)) continue;
    if (use.form == DynamicForm::computed_name) {
      collect_computed(use);
      continue;
    }
    if (use.form == DynamicForm::replaced_path) {
      collect_replaced_path(use);
      continue;
    }
    std::string api(names_.text(use.name));
    if (use.receiver.kind != python::Kind::unknown) {
      api = std::string(torch::class_of(use.receiver.kind)) + api;
      if (is_settled(use, api)) continue;
    } else if (!is_at_or_below(api, "torch")) {
      continue;
    }
    Finding& finding = add(use.range, codes::torch_api_dynamic, use.range);
    finding.api = keep(std::move(api));
    finding.reason = "the name is looked up at run time";
    if (use.receiver.certainty == python::Certainty::likely) finding.certainty = Certainty::likely;
    allow_comment(use.statement);
  }
}

}  // namespace paddle_ls::rewrite
