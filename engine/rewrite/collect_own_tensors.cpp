// Classes that answer torch's functions themselves: Paddle's functions do not ask them.
#include "engine/rewrite/collect_findings.hpp"
#include "engine/rewrite/python_kinds.hpp"

namespace paddle_ls::rewrite {

// A method `__torch_function__` or `__torch_dispatch__` in the body of a class.
void FindingCollector::collect_own_tensors() {
  for (const python::Scope& scope : names_.scopes) {
    const std::string_view name = names_.text(scope.name);
    const bool answers = name == "__torch_function__" || name == "__torch_dispatch__";
    if (!answers || scope.kind != python::ScopeKind::function || scope.parent == python::none)
      continue;
    const python::Scope& type = names_.scopes[scope.parent];
    const syntax::Node inner = scope.node.field(python_kinds().definition);
    const syntax::Node identifier = (inner ? inner : scope.node).field(python_kinds().name);
    if (type.kind != python::ScopeKind::class_body || !identifier) continue;
    Finding& finding = add(identifier.range(), codes::torch_api_manual, identifier.range());
    finding.api = name == "__torch_function__" ? "torch.Tensor.__torch_function__"
                                               : "torch.Tensor.__torch_dispatch__";
    finding.reason =
        keep("Paddle's functions do not call it, and refuse objects of `" +
             std::string(names_.text(type.name)) + "`: call functions of its own on them");
  }
}

}  // namespace paddle_ls::rewrite
