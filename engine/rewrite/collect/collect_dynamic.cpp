#include "engine/rewrite/collect/collect_dynamic.hpp"

#include <algorithm>

#include "engine/rewrite/collect/collect_needs.hpp"
#include "engine/rewrite/collect/record_finding.hpp"
#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/torch/torch_names.hpp"

namespace paddle_ls::rewrite {

using python::DynamicForm;

namespace {

// False for a rule whose only content is a reason why there is no equivalent.
bool has_counterpart(const FoundRule& found) {
  const auto alternatives = found.table->rows(found.rule->alternatives);
  return std::any_of(alternatives.begin(), alternatives.end(), [](const Alternative& alternative) {
    return alternative.outcome != Outcome::unsupported;
  });
}

// The Paddle name that some use is rewritten to; empty if there is none.
std::string_view plain_name(const FoundRule& found) {
  for (const Alternative& alternative : found.table->rows(found.rule->alternatives)) {
    const std::string_view callee = found.table->text(alternative.callee);
    if (alternative.outcome == Outcome::callee && is_below(callee, "paddle")) return callee;
  }
  return {};
}

// `hasattr(torch, "abs")` tests whether the code that it guards can run, and that code is
// converted. Tests the Paddle name instead, if there is one. Returns false if the rule leads to
// something else.
bool ask_for_paddle_name(const PassInput& view, Findings& into, const python::Use& use) {
  const FoundRule found =
      view.rules.find_under_any_name(view.names.text(use.name), view.options.profile);
  const std::string_view target = found ? plain_name(found) : std::string_view();
  const python::DynamicUse& dynamic = view.names.dynamic[use.dynamic];
  if (target.empty() || use.unsound || dynamic.word.empty() || dynamic.object.empty()) return false;
  UsePlan plan;
  plan.ending = Ending::edits;
  plan.target = target;
  plan.replaces_name = true;
  plan.extent = use.range;
  const EditMark before = into.file.edits.mark();
  const std::string_view module = write_string(view, into, dynamic, plan);
  if (module.empty()) return false;
  into.emit(finding_of_name(view, into, use, {found, std::move(plan), before}, module));
  return true;
}

// Otherwise replaces the test by its result: true if a rule leads to an equivalent in Paddle, and
// false if none does, since the program has an alternative for that case.
void answer(const PassInput& view, Findings& into, const python::Use& use) {
  const std::string_view api = view.names.text(use.name);
  const FoundRule found = view.rules.find_under_any_name(api, view.options.profile);
  const bool is_there = found && has_counterpart(found);
  Finding finding = into.begin(codes::torch_api, use.range);
  finding.api = into.keep(std::string(api));
  finding.certainty =
      use.resolution == python::Resolution::ambiguous ? Certainty::likely : finding.certainty;
  finding.plan.group = view.group_of(use);
  if (use.unsound) {
    finding.code = &codes::torch_api_dynamic;
    finding.reason = "the code around it does not parse";
    into.emit(std::move(finding));
    return;
  }
  into.file.edits.add(use.range, is_there ? "True" : "False");
  finding.form = is_there ? "True" : "False";
  finding.fix = FixClass::safe;
  into.emit(std::move(finding));
}

// Whether the attribute of an object needs neither an edit nor a finding.
bool is_settled(const PassInput& view, const python::DynamicUse& dynamic, std::string_view api) {
  if (torch::class_of(dynamic.receiver.kind).empty()) return true;
  const FoundRule found = view.rules.find(api, view.options.profile);
  return found ? leaves_alone(found) : !torch::is_public_api(api);
}

// `getattr(nn, name)` is handled as a call if a rule exists; otherwise it is not reported. A layer
// that takes no arguments, such as an activation, is created the same way in Paddle.
void collect_computed(const PassInput& view, Findings& into, const python::DynamicUse& use) {
  const std::string_view name = view.names.text(use.name);
  const FoundRule found = view.rules.find_under_any_name(name, view.options.profile);
  const bool is_made_alike =
      name.starts_with("torch.nn.") && view.source.substr(use.range.end).starts_with("()");
  if (!found || is_made_alike || use.unsound) return;
  const EditMark before = into.file.edits.mark();
  UseToPlan to_plan;
  to_plan.found = found;
  to_plan.name = use.call.field(python_kinds().function);
  to_plan.call = use.call;
  to_plan.statement = use.statement;
  to_plan.facts.contexts = context_call;
  UsePlan plan = into.planner.plan(to_plan);
  settle_taken_names(view, into, found, plan, before);
  into.emit(finding_of(view, into,
                       {found, std::move(plan), before, use.statement, use.range, use.range}));
}

// A test that patches `module.torch.save` has to patch `module.paddle.save` once the module is
// converted, which is not visible here.
void collect_replaced_path(const PassInput& view, Findings& into, const python::DynamicUse& use) {
  const std::string_view api = view.names.text(use.name);
  const FoundRule found = view.rules.find_under_any_name(api, view.options.profile);
  const std::string_view target = found ? plain_name(found) : std::string_view();
  Finding finding = into.begin(codes::torch_api_dynamic, use.word);
  set_extent(use.range, finding);
  finding.api = into.keep(std::string(api));
  finding.reason = "the name is looked up at run time";
  allow_comment(view, use.statement, finding);
  if (!target.empty() && !use.unsound) {
    into.file.edits.add(use.word, target);
    finding.target = target;
    finding.fix = FixClass::safe;
    ask_for_review(finding, view.options.accepted, "replaced-path");
  }
  into.emit(std::move(finding));
}

}  // namespace

std::string_view write_string(const PassInput& view, Findings& into,
                              const python::DynamicUse& dynamic, UsePlan& plan) {
  if (plan.ending != Ending::edits || !plan.replaces_name) return {};
  if (dynamic.form == DynamicForm::import_by_name) {
    into.file.edits.add(dynamic.word, plan.target);
    plan.replaces_name = false;
    return {};
  }
  const std::string_view leaf = last_component(plan.target);
  if (text::slice(view.source, dynamic.word) != leaf) into.file.edits.add(dynamic.word, leaf);
  return plan.target.substr(0, plan.target.size() - leaf.size() - 1);
}

void answer_presence(const PassInput& view, Findings& into, const python::Use& use) {
  if (!ask_for_paddle_name(view, into, use)) answer(view, into, use);
}

void collect_dynamic(const PassInput& view, Findings& into) {
  for (const python::DynamicUse& use : view.names.dynamic) {
    if (use.use != python::none || view.own_helpers.contain(use.range.start)) continue;
    if (use.form == DynamicForm::computed_name) {
      collect_computed(view, into, use);
      continue;
    }
    if (use.form == DynamicForm::replaced_path) {
      collect_replaced_path(view, into, use);
      continue;
    }
    std::string api(view.names.text(use.name));
    if (use.receiver.kind != python::Kind::unknown) {
      api = std::string(torch::class_of(use.receiver.kind)) + api;
      if (is_settled(view, use, api)) continue;
    } else if (!is_at_or_below(api, "torch")) {
      continue;
    }
    Finding finding = into.begin(codes::torch_api_dynamic, use.range);
    finding.api = into.keep(std::move(api));
    finding.reason = "the name is looked up at run time";
    if (use.receiver.certainty == python::Certainty::likely) finding.certainty = Certainty::likely;
    allow_comment(view, use.statement, finding);
    into.emit(std::move(finding));
  }
}

}  // namespace paddle_ls::rewrite
