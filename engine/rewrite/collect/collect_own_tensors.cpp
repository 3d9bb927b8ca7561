#include "engine/rewrite/collect/collect_own_tensors.hpp"

#include <algorithm>

#include "engine/rewrite/collect/downgrade.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/torch/torch_library.hpp"

namespace paddle_ls::rewrite {

namespace {

void collect_answering_method(const PassInput& view, Findings& into, const python::Scope& scope) {
  const syntax::Node inner = scope.node.field(python_kinds().definition);
  const syntax::Node identifier = (inner ? inner : scope.node).field(python_kinds().name);
  if (!identifier) return;
  Finding finding = into.begin(codes::torch_api_manual, identifier.range());
  finding.api = into.keep("torch.Tensor." + std::string(view.names.text(scope.name)));
  finding.reason = into.keep("Paddle's functions do not call it, and reject objects of `" +
                             std::string(view.names.text(view.names.scopes[scope.parent].name)) +
                             "`: call its own functions on them");
  into.emit(std::move(finding));
}

// The class of an object that `call` is made on or receives, if it implements `__torch_function__`.
python::NameId own_tensor_of(const PassInput& view, syntax::Node call) {
  if (view.names.answered.empty() || !call) return python::none;
  const auto found =
      std::lower_bound(view.names.answered.begin(), view.names.answered.end(), call.range(),
                       [](const python::AnsweredCall& each, const text::ByteRange& range) {
                         return each.call.start != range.start ? each.call.start < range.start
                                                               : each.call.end > range.end;
                       });
  const bool is_found = found != view.names.answered.end() && found->call == call.range();
  return is_found ? found->type : python::none;
}

}  // namespace

void collect_own_tensors(const PassInput& view, Findings& into) {
  const auto methods = torch::library().overriding_methods();
  for (const python::Scope& scope : view.names.scopes) {
    if (scope.kind != python::ScopeKind::function || scope.parent == python::none) continue;
    if (view.names.scopes[scope.parent].kind != python::ScopeKind::class_body) continue;
    const std::string_view name = view.names.text(scope.name);
    const bool answers = std::find(methods.begin(), methods.end(), name) != methods.end();
    if (answers) collect_answering_method(view, into, scope);
  }
}

void look_for_own_tensor(const PassInput& view, syntax::Node call, UsePlan& plan) {
  if (plan.ending == Ending::manual) return;
  const python::NameId type = own_tensor_of(view, call);
  if (type == python::none) return;
  const std::string reason =
      "`" + std::string(last_component(view.names.text(type))) +
      "` implements `__torch_function__`, which Paddle's functions do not call; they reject values "
      "that are not tensors";
  if (plan.ending == Ending::nothing) fail(plan, reason);
  lower_to_review(plan, view.options.accepted, "own-tensor", reason);
}

}  // namespace paddle_ls::rewrite
