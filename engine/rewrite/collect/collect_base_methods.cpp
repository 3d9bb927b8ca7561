#include "engine/rewrite/collect/collect_base_methods.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/collect/collect_needs.hpp"
#include "engine/rewrite/collect/plan_name.hpp"
#include "engine/rewrite/collect/record_finding.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/torch/torch_library.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using python::ScopeKind;
using syntax::Node;

namespace {

constexpr std::string_view module_class = "torch.nn.Module";  // its methods have their own rules

// Paddle may have a property of this name that is a method in PyTorch, but has no method of this
// name.
bool may_be_property(std::string_view member) {
  return member != ".__init__";
}

// The base of the class around `use` whose method `use` calls, or null if it calls no such method.
const python::Use* base_of_method(const PassInput& view, const python::Use& use) {
  const std::string_view api = view.names.text(use.name);
  const std::string_view owner = api.substr(0, std::min(api.rfind('.'), api.size()));
  const bool is_layer = torch::library().name(owner).instance == python::Kind::module;
  if (use.role != Role::callee || !is_layer || owner == module_class) return nullptr;
  python::ScopeId scope = use.scope;
  while (scope != python::none && view.names.scopes[scope].kind != ScopeKind::class_body) {
    scope = view.names.scopes[scope].parent;
  }
  const Node list = scope == python::none ? Node() : superclasses(view.names.scopes[scope].node);
  if (!list) return nullptr;
  const auto base =
      std::find_if(view.names.uses.begin(), view.names.uses.end(), [&](const auto& other) {
        return other.role == Role::base_class && !other.unsound &&
               list.range().contains(other.range.start) && view.names.text(other.name) == owner;
      });
  return base == view.names.uses.end() ? nullptr : &*base;
}

// Rewrites `nn.LSTM.forward(self, x)` to `super().forward(x)` in a class whose only base is
// `nn.LSTM`. Returns false if the call may mean something else.
bool collect_super_method(const PassInput& view, Findings& into, const python::Use& use,
                          const python::Use& base, const FoundRule& found) {
  const python::Scope& method = view.names.scopes[use.scope];
  const bool is_in_method = method.kind == ScopeKind::function && method.parent != python::none &&
                            view.names.scopes[method.parent].kind == ScopeKind::class_body;
  if (!is_in_method) return false;
  const PythonKinds& k = python_kinds();
  const Node bases = superclasses(view.names.scopes[method.parent].node);
  const Node self = method.node.field(k.parameters_field).named_child(0);
  const Node arguments = use.call.field(k.arguments);
  const Node first = arguments.named_child(0);
  const bool is_of_self = first && self && first.kind() == k.identifier &&
                          self.kind() == k.identifier &&
                          first.in(view.source) == self.in(view.source);
  if (!is_of_self || bases.named_child_count() != 1 || bases.named_child(0) != base.node)
    return false;
  const EditMark before = into.file.edits.mark();
  const std::string_view api = view.names.text(use.name);
  UsePlan plan;
  plan.ending = Ending::edits;
  const std::string_view member = api.substr(api.rfind('.'));
  plan.target = into.keep("super()" + std::string(member));
  plan.extent = use.call.range();
  into.file.edits.add(use.range, plan.target);
  const Node second = first.next_sibling() ? arguments.named_child(1) : Node();
  into.file.edits.add({first.start(), second ? second.start() : first.end()}, "");
  if (may_be_property(member)) ask_for_review(plan, view.options.accepted, "unbound-method");
  into.emit(finding_of_name(view, into, use, {found, std::move(plan), before}));
  return true;
}

}  // namespace

// The method of the converted base, or of `super()` if the converted base has no name.
bool collect_base_method(const PassInput& view, Findings& into, const python::Use& use) {
  const python::Use* base = base_of_method(view, use);
  if (base == nullptr) return false;
  const FoundRule found =
      view.rules.find_under_any_name(view.names.text(base->name), view.options.profile);
  if (!found) return false;
  const EditMark before = into.file.edits.mark();
  UsePlan of_base =
      plan_name(view, into, *base, found, used_as(view, *base, found, false).contexts);
  into.file.edits.rollback(before);
  settle_taken_names(view, into, found, of_base, before);
  if (of_base.ending != Ending::edits) return false;
  if (!of_base.replaces_name) return collect_super_method(view, into, use, *base, found);
  const std::string_view api = view.names.text(use.name);
  UsePlan plan;
  plan.ending = Ending::edits;
  const std::string_view member = api.substr(api.rfind('.'));
  plan.target = into.keep(std::string(of_base.target) + std::string(member));
  plan.replaces_name = true;
  plan.extent = use.call.range();
  if (may_be_property(member)) ask_for_review(plan, view.options.accepted, "unbound-method");
  into.emit(finding_of_name(view, into, use, {found, std::move(plan), before}));
  return true;
}

}  // namespace paddle_ls::rewrite
