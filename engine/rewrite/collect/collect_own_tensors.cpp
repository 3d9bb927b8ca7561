// Classes that answer torch's functions themselves, and what is done with their objects.
//
// Paddle's functions do not ask an object what they mean for it, and refuse what is no tensor.
#include <algorithm>

#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/torch/library.hpp"

namespace paddle_ls::rewrite {

void FindingCollector::collect_own_tensors() {
  const auto methods = torch::kinds().answering_methods();
  for (const python::Scope& scope : names_.scopes) {
    if (scope.kind != python::ScopeKind::function || scope.parent == python::none) continue;
    if (names_.scopes[scope.parent].kind != python::ScopeKind::class_body) continue;
    const std::string_view name = names_.text(scope.name);
    const bool answers = std::find(methods.begin(), methods.end(), name) != methods.end();
    if (answers) collect_answering_method(scope);
  }
}

void FindingCollector::collect_answering_method(const python::Scope& scope) {
  const syntax::Node inner = scope.node.field(python_kinds().definition);
  const syntax::Node identifier = (inner ? inner : scope.node).field(python_kinds().name);
  if (!identifier) return;
  Finding& finding = add(identifier.range(), codes::torch_api_manual, identifier.range());
  finding.api = keep("torch.Tensor." + std::string(names_.text(scope.name)));
  finding.reason = keep("Paddle's functions do not call it, and refuse objects of `" +
                        std::string(names_.text(names_.scopes[scope.parent].name)) +
                        "`: call functions of its own on them");
}

// The class of an object that `call` is given or made on, if it answers torch's functions.
python::NameId FindingCollector::own_tensor_of(syntax::Node call) const {
  if (names_.answered.empty() || !call) return python::none;
  const auto found =
      std::lower_bound(names_.answered.begin(), names_.answered.end(), call.range(),
                       [](const python::AnsweredCall& each, const text::ByteRange& range) {
                         return each.call.start != range.start ? each.call.start < range.start
                                                               : each.call.end > range.end;
                       });
  const bool is_found = found != names_.answered.end() && found->call == call.range();
  return is_found ? found->type : python::none;
}

// A call that would have asked one of its objects what it means needs review, also where nothing
// is to be rewritten.
void FindingCollector::look_for_own_tensor(syntax::Node call, UsePlan& plan) {
  if (plan.ending == Ending::manual) return;
  const python::NameId type = own_tensor_of(call);
  if (type == python::none) return;
  const std::string reason =
      "an object of `" + std::string(last_component(names_.text(type))) +
      "` answers PyTorch's functions itself; Paddle's do not ask it, and refuse what is no tensor";
  if (plan.ending == Ending::nothing) fail(plan, reason);
  lower_to_review(plan, accepted_, "own-tensor", reason);
}

}  // namespace paddle_ls::rewrite
