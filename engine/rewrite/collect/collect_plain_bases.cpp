#include "engine/rewrite/collect/collect_plain_bases.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "engine/rewrite/collect/findings.hpp"
#include "engine/rewrite/collect/plan_method.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/self_attributes.hpp"
#include "engine/torch/torch_library.hpp"
#include "engine/torch/torch_names.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using syntax::Node;

namespace {

constexpr std::string_view start_method = "__init__";

// Code that reads or sets attributes whose names the analysis cannot see.
bool hides_attributes(std::string_view definition) {
  static constexpr std::string_view ways[] = {"getattr(self", "setattr(self", "hasattr(self",
                                              "vars(self",    "__dict__",     "__setattr__",
                                              "__getattr__"};
  return std::any_of(std::begin(ways), std::end(ways), [&](std::string_view way) {
    return definition.find(way) != std::string_view::npos;
  });
}

// Methods of layers that torch calls and Paddle does not.
bool is_called_by_torch(std::string_view method) {
  return method == "reset_parameters" || method.starts_with("_");
}

// True if the class reads a member that neither it nor a rule defines: `self._conv_forward(x, w,
// None)`.
bool reads_unknown(std::string_view definition) {
  const SelfAttributes found = self_attributes(definition);
  return std::any_of(found.read.begin(), found.read.end(), [&](std::string_view name) {
    const bool is_looked_at = torch::library().member(name, 0).exists || name == "forward";
    return !is_looked_at && !found.given.contains(name);
  });
}

bool is_behind(const PlainBase& base, std::size_t offset) {
  return base.definition.start > offset;
}

// The base of the class around `offset`, or null.
template <class Bases>
auto* base_around(Bases& bases, std::size_t offset) {
  const auto behind = std::partition_point(
      bases.begin(), bases.end(), [&](const PlainBase& base) { return !is_behind(base, offset); });
  if (behind == bases.begin() || offset >= std::prev(behind)->definition.end) {
    return static_cast<decltype(bases.data())>(nullptr);
  }
  return &*std::prev(behind);
}

// Classes with one base, which is a layer with a rule for its constructor.
std::vector<PlainBase> propose_plain_bases(const PassInput& view) {
  std::vector<PlainBase> proposed;
  std::map<std::size_t, const python::Use*> bases;
  for (const python::Use& use : view.names.uses) {
    if (use.role != Role::base_class || use.unsound) continue;
    std::string start(view.names.text(use.name));
    start.append(".").append(start_method);
    if (view.rules.find_under_any_name(start, view.options.profile))
      bases.emplace(use.node.start(), &use);
  }
  if (bases.empty()) return proposed;
  for (python::ScopeId id = 0; id < view.names.scopes.size(); ++id) {
    const python::Scope& scope = view.names.scopes[id];
    if (scope.kind != python::ScopeKind::class_body) continue;
    if (!proposed.empty() && proposed.back().definition.end > scope.node.start()) {
      proposed.back().has_other_use = true;  // a class inside a class
      continue;
    }
    const Node list = superclasses(scope.node);
    if (!list || list.named_child_count() != 1) continue;
    const auto use = bases.find(list.named_child(0).start());
    if (use == bases.end() || use->second->range != list.named_child(0).range()) continue;
    const bool is_derived_from = view.options.habits != nullptr &&
                                 view.options.habits->bases.contains(view.names.text(scope.name));
    const std::string_view text = scope.node.in(view.source);
    if (is_derived_from || hides_attributes(text) || reads_unknown(text)) continue;
    proposed.push_back({scope.node.range(), use->second->range, id, use->second->name});
  }
  return proposed;
}

FoundRule rule_of_layer(const PassInput& view, const PlainBase& base, std::string_view member) {
  std::string api(view.names.text(base.layer));
  api.append(".").append(member);
  return view.rules.find_under_any_name(api, view.options.profile);
}

// Finds methods and properties of the class that override a member of the layer.
void look_for_overridden(const PassInput& view, const python::Scope& scope,
                         std::vector<PlainBase>& bases) {
  if (scope.kind != python::ScopeKind::function) return;
  PlainBase* base = base_around(bases, scope.node.start());
  if (base == nullptr || scope.parent != base->scope) return;
  const std::string_view name = view.names.text(scope.name);
  const bool is_special = name.starts_with("__") && name.ends_with("__");
  if (!is_special && (is_called_by_torch(name) || rule_of_layer(view, *base, name))) {
    base->has_other_use = true;
  }
}

// True for a member of an object of the class itself, or of its base through `super()`.
bool is_of_plain_base(const PassInput& view, const PlainBase& base, const python::MethodUse& use) {
  const Node object = use.node.field(python_kinds().object);
  if (!object) return false;  // an operator
  const std::string_view text = object.in(view.source);
  if (text == "self") return true;
  return use.receiver.reason == python::Reason::base_class && use.receiver.made_by == base.layer &&
         text.starts_with("super(");
}

// True for a member of layers that neither a rule nor the class defines.
bool has_without_rule(const PassInput& view, const python::MethodUse& use) {
  const std::string_view name = view.names.text(use.name);
  if (name == "weight" || name == "bias" || name == "training" || name == "forward") return true;
  if (use.receiver.reason == python::Reason::local_function) return !is_called_by_torch(name);
  const std::string member = "torch.nn.Module." + std::string(name);
  return torch::is_public_api(member) && name != "reset_parameters";
}

// Whether the rule writes Paddle's own API here. The trial leaves no trace in `into`.
bool is_ruled_natively(const PassInput& view, Findings& into, const PlainBase& base,
                       const python::MethodUse& use, const FoundRule& rule) {
  const EditMark before = into.file.edits.mark();
  const UsePlan plan = plan_method(view, into, seen_from_base(view, &base, use), rule);
  into.file.edits.rollback(before);
  return plan.ending != Ending::manual && plan.alternative != nullptr &&
         plan.alternative->outcome != Outcome::keep;
}

void look_for_other_use(const PassInput& view, Findings& into, const python::MethodUse& use,
                        std::vector<PlainBase>& bases) {
  PlainBase* base = base_around(bases, use.range.start);
  if (base == nullptr || base->has_other_use) return;
  if (!is_of_plain_base(view, *base, use)) {
    const bool is_object =
        use.receiver.reason == python::Reason::base_class && use.receiver.made_by == base->layer;
    base->has_other_use = is_object;  // used through a name other than `self`
    return;
  }
  const std::string_view name = view.names.text(use.name);
  const FoundRule rule = rule_of_layer(view, *base, name);
  if (!rule) {
    base->has_other_use = !has_without_rule(view, use);
    return;
  }
  const bool is_start = name == start_method;
  base->starts += is_start ? 1 : 0;
  base->has_other_use = (is_start && !use.call) || !is_ruled_natively(view, into, *base, use, rule);
}

}  // namespace

const PlainBase* PlainBases::around(std::size_t offset) const {
  return base_around(bases_, offset);
}

PlainBases find_plain_bases(const PassInput& view, Findings& into) {
  std::vector<PlainBase> bases = propose_plain_bases(view);
  if (bases.empty()) return {};
  for (const python::Scope& scope : view.names.scopes) look_for_overridden(view, scope, bases);
  for (const python::MethodUse& use : view.names.methods) {
    look_for_other_use(view, into, use, bases);
  }
  std::erase_if(bases,
                [](const PlainBase& base) { return base.has_other_use || base.starts != 1; });
  return PlainBases(std::move(bases));
}

python::MethodUse seen_from_base(const PassInput& view, const PlainBase* base,
                                 const python::MethodUse& use) {
  if (base == nullptr || !is_of_plain_base(view, *base, use)) return use;
  python::MethodUse seen = use;
  seen.facts.add(python::Fact::plain_base);
  if (use.receiver.reason == python::Reason::local_function &&
      rule_of_layer(view, *base, view.names.text(use.name))) {
    seen.receiver = {python::Kind::module,
                     python::Certainty::sure,
                     python::Reason::base_class,
                     base->layer,
                     base->layer,
                     0};
  }
  return seen;
}

}  // namespace paddle_ls::rewrite
