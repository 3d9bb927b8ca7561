// Classes that answer torch's functions themselves, and what is done with their objects.
#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

void FindingCollector::collect_own_tensors() {
  for (const python::ScopeId id : own_tensors_.answering_methods()) {
    const python::Scope& scope = names_.scopes[id];
    const std::string_view name = names_.text(scope.name);
    const syntax::Node inner = scope.node.field(python_kinds().definition);
    const syntax::Node identifier = (inner ? inner : scope.node).field(python_kinds().name);
    if (!identifier) continue;
    Finding& finding = add(identifier.range(), codes::torch_api_manual, identifier.range());
    finding.api = name == "__torch_function__" ? "torch.Tensor.__torch_function__"
                                               : "torch.Tensor.__torch_dispatch__";
    finding.reason = keep("Paddle's functions do not call it, and refuse objects of `" +
                          std::string(names_.text(names_.scopes[scope.parent].name)) +
                          "`: call its own functions on them");
  }
}

// A call that would have asked one of its arguments what it means needs review.
void FindingCollector::look_for_own_tensor(const python::Use& use, UsePlan& plan) {
  if (plan.ending != Ending::edits || plan.fix != FixClass::safe) return;
  const std::string_view type = own_tensors_.class_given_to(use.call, use.scope);
  if (type.empty()) return;
  plan.fix = FixClass::needs_confirmation;
  plan.reason = "an object of `" + std::string(type) +
                "` answers PyTorch's functions itself, and Paddle's refuse it";
}

}  // namespace paddle_ls::rewrite
