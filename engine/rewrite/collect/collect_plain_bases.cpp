// Which classes of the file can derive from Paddle's own layer: see plain_base.hpp.
#include <algorithm>
#include <string>

#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/self_attributes.hpp"
#include "engine/torch/library.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using syntax::Node;

namespace {

constexpr std::string_view start_method = "__init__";

// What reads or sets attributes that no analysis names.
bool hides_attributes(std::string_view definition) {
  static constexpr std::string_view ways[] = {"getattr(self", "setattr(self", "hasattr(self",
                                              "vars(self",    "__dict__",     "__setattr__",
                                              "__getattr__"};
  return std::any_of(std::begin(ways), std::end(ways), [&](std::string_view way) {
    return definition.find(way) != std::string_view::npos;
  });
}

// Methods of layers of torch that Paddle's do not call.
bool is_called_by_torch(std::string_view method) {
  return method == "reset_parameters" || method.starts_with("_");
}

// True where the class reads what neither it nor a rule knows: `self._conv_forward(x, w, None)`.
bool reads_unknown(std::string_view definition) {
  const SelfAttributes found = self_attributes(definition);
  return std::any_of(found.read.begin(), found.read.end(), [&](std::string_view name) {
    const bool is_looked_at = torch::kinds().is_member(name) || name == "forward";
    return !is_looked_at && !found.given.contains(name);
  });
}

bool is_behind(const PlainBase& base, std::size_t offset) {
  return base.definition.start > offset;
}

}  // namespace

void FindingCollector::find_plain_bases() {
  propose_plain_bases();
  if (plain_bases_.empty()) return;
  for (const python::Scope& scope : names_.scopes) look_for_overridden(scope);
  for (const python::MethodUse& use : names_.methods) look_for_other_use(use);
  std::erase_if(plain_bases_,
                [](const PlainBase& base) { return base.has_other_use || base.starts != 1; });
}

// Classes with one base, which is a layer whose start has a rule.
void FindingCollector::propose_plain_bases() {
  std::map<std::size_t, const python::Use*> bases;
  for (const python::Use& use : names_.uses) {
    if (use.role != Role::base_class || use.unsound) continue;
    std::string start(names_.text(use.name));
    start.append(".").append(start_method);
    if (rules_.find_under_any_name(start, profile_)) bases.emplace(use.node.start(), &use);
  }
  if (bases.empty()) return;
  for (python::ScopeId id = 0; id < names_.scopes.size(); ++id) {
    const python::Scope& scope = names_.scopes[id];
    if (scope.kind != python::ScopeKind::class_body) continue;
    if (!plain_bases_.empty() && plain_bases_.back().definition.end > scope.node.start()) {
      plain_bases_.back().has_other_use = true;  // a class inside of a class
      continue;
    }
    const Node list = superclasses(scope.node);
    if (!list || list.named_child_count() != 1) continue;
    const auto use = bases.find(list.named_child(0).start());
    if (use == bases.end() || use->second->range != list.named_child(0).range()) continue;
    const bool is_derived_from =
        habits_ != nullptr && habits_->bases.contains(names_.text(scope.name));
    const std::string_view text = scope.node.in(source_);
    if (is_derived_from || hides_attributes(text) || reads_unknown(text)) continue;
    plain_bases_.push_back({scope.node.range(), use->second->range, id, use->second->name});
  }
}

PlainBase* FindingCollector::plain_base_around(std::size_t offset) {
  const auto behind =
      std::partition_point(plain_bases_.begin(), plain_bases_.end(),
                           [&](const PlainBase& base) { return !is_behind(base, offset); });
  if (behind == plain_bases_.begin()) return nullptr;
  PlainBase& base = *std::prev(behind);
  return offset < base.definition.end ? &base : nullptr;
}

// A method or property of the class under a name that the layer has.
void FindingCollector::look_for_overridden(const python::Scope& scope) {
  if (scope.kind != python::ScopeKind::function) return;
  PlainBase* base = plain_base_around(scope.node.start());
  if (base == nullptr || scope.parent != base->scope) return;
  const std::string_view name = names_.text(scope.name);
  const bool is_special = name.starts_with("__") && name.ends_with("__");
  if (!is_special && (is_called_by_torch(name) || rule_of_layer(*base, name))) {
    base->has_other_use = true;
  }
}

FoundRule FindingCollector::rule_of_layer(const PlainBase& base, std::string_view member) const {
  std::string api(names_.text(base.layer));
  api.append(".").append(member);
  return rules_.find_under_any_name(api, profile_);
}

// True for what is asked of the object of the class itself, or of its base by `super()`.
bool FindingCollector::is_of_plain_base(const PlainBase& base, const python::MethodUse& use) const {
  if (use.attribute == use.node.range()) return false;  // an operator
  const std::string_view object = use.node.field(python_kinds().object).in(source_);
  if (object == "self") return true;
  return use.receiver.reason == python::Reason::base_class && use.receiver.made_by == base.layer &&
         object.starts_with("super(");
}

// An attribute that the class sets stands for that of the layer all the same.
python::MethodUse FindingCollector::seen_from_base(const python::MethodUse& use) {
  const PlainBase* base = plain_base_around(use.range.start);
  if (base == nullptr || !is_of_plain_base(*base, use)) return use;
  python::MethodUse seen = use;
  seen.facts.add(python::Fact::plain_base);
  if (use.receiver.reason == python::Reason::local_function &&
      rule_of_layer(*base, names_.text(use.name))) {
    seen.receiver = {python::Kind::module,
                     python::Certainty::sure,
                     python::Reason::base_class,
                     base->layer,
                     base->layer,
                     0};
  }
  return seen;
}

void FindingCollector::look_for_other_use(const python::MethodUse& use) {
  PlainBase* base = plain_base_around(use.range.start);
  if (base == nullptr || base->has_other_use) return;
  if (!is_of_plain_base(*base, use)) {
    const bool is_object =
        use.receiver.reason == python::Reason::base_class && use.receiver.made_by == base->layer;
    base->has_other_use = is_object;  // under another name than `self`
    return;
  }
  const std::string_view name = names_.text(use.name);
  const FoundRule rule = rule_of_layer(*base, name);
  if (!rule) {
    base->has_other_use = !has_without_rule(use);
    return;
  }
  const bool is_start = name == start_method;
  base->starts += is_start ? 1 : 0;
  base->has_other_use = (is_start && !use.call) || !is_ruled_natively(use, rule);
}

// What classes of layers have besides what rules speak of, or what the class has itself.
bool FindingCollector::has_without_rule(const python::MethodUse& use) const {
  const std::string_view name = names_.text(use.name);
  if (name == "weight" || name == "bias" || name == "training" || name == "forward") return true;
  if (use.receiver.reason == python::Reason::local_function) return !is_called_by_torch(name);
  const std::string member = "torch.nn.Module." + std::string(name);
  return torch::is_public_api(member) && name != "reset_parameters";
}

// Whether the rule writes Paddle's own form here. Nothing is kept of the try.
bool FindingCollector::is_ruled_natively(const python::MethodUse& use, const FoundRule& rule) {
  const EditMark before = into_.edits.mark();
  const UsePlan plan = plan_method(seen_from_base(use), rule, statement_node(use.statement));
  into_.edits.rollback(before);
  return plan.ending != Ending::manual && plan.alternative != nullptr &&
         plan.alternative->outcome != Outcome::keep;
}

}  // namespace paddle_ls::rewrite
