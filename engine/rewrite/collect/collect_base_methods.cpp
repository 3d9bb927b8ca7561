// Methods that a class takes from a base by its name: `nn.Linear.forward(self, x)`.

#include <algorithm>
#include <string>

#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/known/torch_library.hpp"
#include "engine/rewrite/source/python_expression.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using python::ScopeKind;
using syntax::Node;

namespace {

constexpr std::string_view module_class = "torch.nn.Module";  // its methods have rules of their own

}  // namespace

// The base of the class around `use` whose method `use` calls; null where it calls no such method.
const python::Use* FindingCollector::base_of_method(const python::Use& use) const {
  const std::string_view api = names_.text(use.name);
  const std::string_view owner = api.substr(0, std::min(api.rfind('.'), api.size()));
  const bool is_layer = torch_kinds().instance(owner) == python::Kind::module;
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

// The method of what the base becomes; false where that is no name.
bool FindingCollector::collect_base_method(const python::Use& use, const python::Use& base) {
  const FoundRule found = rules_.find_under_any_name(names_.text(base.name), profile_);
  if (!found) return false;
  const EditMark before = into_.edits.mark();
  UsePlan of_base = plan_name(base, found, used_as(base, found, false));
  into_.edits.rollback(before);
  settle_taken_names(found, of_base);
  if (of_base.ending != Ending::edits || !of_base.replaces_name) return false;
  const std::string_view api = names_.text(use.name);
  UsePlan plan;
  plan.ending = Ending::edits;
  plan.target = keep(std::string(of_base.target) + std::string(api.substr(api.rfind('.'))));
  plan.replaces_name = true;
  plan.extent = use.call.range();
  ask_for_review(plan, accepted_, "unbound-method");
  add_use(use, found, std::move(plan), before, {});
  return true;
}

}  // namespace paddle_ls::rewrite
