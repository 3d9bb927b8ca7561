// Access by a string: what the string says is rewritten in it, and what nobody can see is said.
#include "engine/rewrite/collect_findings.hpp"
#include "engine/rewrite/decide_names.hpp"
#include "engine/rewrite/torch_library.hpp"
#include "engine/rewrite/unconditional.hpp"

namespace paddle_ls::rewrite {

using python::DynamicForm;

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

// Whether nothing has to be done, or said, about the attribute of an object.
bool FindingCollector::is_settled(const python::DynamicUse& dynamic, std::string_view api) const {
  if (class_of(dynamic.receiver.kind).empty()) return true;
  const FoundRule found = rules_.find(api, profile_);
  return found ? leaves_alone(found) : !is_public_api(api);
}

void FindingCollector::collect_dynamic() {
  for (const python::DynamicUse& use : names_.dynamic) {
    if (use.use != python::none) continue;
    std::string api(names_.text(use.name));
    if (use.receiver.kind != python::Kind::unknown) {
      api = std::string(class_of(use.receiver.kind)) + api;
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
