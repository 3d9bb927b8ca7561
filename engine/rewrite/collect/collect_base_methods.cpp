// Methods that a class takes from a base by its name: `nn.Linear.forward(self, x)`.

#include <algorithm>
#include <string>

#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/torch/library.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using python::ScopeKind;
using syntax::Node;

namespace {

constexpr std::string_view module_class = "torch.nn.Module";  // its methods have rules of their own

// Paddle may have a property where PyTorch has a method, but none of this name.
bool may_be_property(std::string_view member) {
  return member != ".__init__";
}

}  // namespace

// The base of the class around `use` whose method `use` calls; null where it calls no such method.
const python::Use* FindingCollector::base_of_method(const python::Use& use) const {
  const std::string_view api = names_.text(use.name);
  const std::string_view owner = api.substr(0, std::min(api.rfind('.'), api.size()));
  const bool is_layer = torch::kinds().instance(owner) == python::Kind::module;
  if (use.role != Role::callee || !is_layer || owner == module_class) return nullptr;
  python::ScopeId scope = use.scope;
  while (scope != python::none && names_.scopes[scope].kind != ScopeKind::class_body) {
    scope = names_.scopes[scope].parent;
  }
  const Node list = scope == python::none ? Node() : superclasses(names_.scopes[scope].node);
  if (!list) return nullptr;
  const auto base = std::find_if(names_.uses.begin(), names_.uses.end(), [&](const auto& other) {
    return other.role == Role::base_class && !other.unsound &&
           list.range().contains(other.range.start) && names_.text(other.name) == owner;
  });
  return base == names_.uses.end() ? nullptr : &*base;
}

// `super().forward(x)` for `nn.LSTM.forward(self, x)` in a class whose only base is that one, which
// becomes an expression; false where the call may mean something else.
bool FindingCollector::collect_super_method(const python::Use& use, const python::Use& base,
                                            const FoundRule& found) {
  const python::Scope& method = names_.scopes[use.scope];
  const bool is_in_method = method.kind == ScopeKind::function && method.parent != python::none &&
                            names_.scopes[method.parent].kind == ScopeKind::class_body;
  if (!is_in_method) return false;
  const PythonKinds& k = python_kinds();
  const Node bases = superclasses(names_.scopes[method.parent].node);
  const Node self = method.node.field(k.parameters_field).named_child(0);
  const Node arguments = use.call.field(k.arguments);
  const Node first = arguments.named_child(0);
  const bool is_of_self = first && self && first.kind() == k.identifier &&
                          self.kind() == k.identifier && first.in(source_) == self.in(source_);
  if (!is_of_self || bases.named_child_count() != 1 || bases.named_child(0) != base.node)
    return false;
  const EditMark before = into_.edits.mark();
  const std::string_view api = names_.text(use.name);
  UsePlan plan;
  plan.ending = Ending::edits;
  const std::string_view member = api.substr(api.rfind('.'));
  plan.target = keep("super()" + std::string(member));
  plan.extent = use.call.range();
  into_.edits.add(use.range, plan.target);
  const Node second = first.next_sibling() ? arguments.named_child(1) : Node();
  into_.edits.add({first.start(), second ? second.start() : first.end()}, "");
  if (may_be_property(member)) ask_for_review(plan, accepted_, "unbound-method");
  add_use(use, found, std::move(plan), before, {});
  return true;
}

// The method of what the base becomes, or of `super()` where that is no name.
bool FindingCollector::collect_base_method(const python::Use& use, const python::Use& base) {
  const FoundRule found = rules_.find_under_any_name(names_.text(base.name), profile_);
  if (!found) return false;
  const EditMark before = into_.edits.mark();
  UsePlan of_base = plan_name(base, found, used_as(base, found, false));
  into_.edits.rollback(before);
  settle_taken_names(found, of_base);
  if (of_base.ending != Ending::edits) return false;
  if (!of_base.replaces_name) return collect_super_method(use, base, found);
  const std::string_view api = names_.text(use.name);
  UsePlan plan;
  plan.ending = Ending::edits;
  const std::string_view member = api.substr(api.rfind('.'));
  plan.target = keep(std::string(of_base.target) + std::string(member));
  plan.replaces_name = true;
  plan.extent = use.call.range();
  if (may_be_property(member)) ask_for_review(plan, accepted_, "unbound-method");
  add_use(use, found, std::move(plan), before, {});
  return true;
}

}  // namespace paddle_ls::rewrite
