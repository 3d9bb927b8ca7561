#include "engine/rewrite/collect/collect_dotted_names.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/collect/collect_base_methods.hpp"
#include "engine/rewrite/collect/collect_dynamic.hpp"
#include "engine/rewrite/collect/collect_needs.hpp"
#include "engine/rewrite/collect/collect_own_tensors.hpp"
#include "engine/rewrite/collect/plan_name.hpp"
#include "engine/rewrite/collect/record_finding.hpp"
#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/plan/look_for_release.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/torch/torch_library.hpp"
#include "engine/torch/torch_names.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using syntax::Node;

namespace {

// Paddle's name for the class that `found` is about; empty if there is none.
std::string_view paddle_class(const FoundRule& found) {
  if (!found) return {};
  for (const Alternative& alternative : found.table->rows(found.rule->alternatives)) {
    if (asks_for_acceptance(*found.table, alternative)) continue;
    if (alternative.outcome == Outcome::callee) return found.table->text(alternative.callee);
  }
  return {};
}

// The rule of the class if `api` is a member that torch's class does not have: the program defines
// it, as in `torch.nn.Module.describe = describe`.
FoundRule class_given_member(const PassInput& view, std::string_view api) {
  const std::string_view owner = api.substr(0, std::min(api.rfind('.'), api.size()));
  if (torch::is_public_api(api) || torch::library().name(owner).instance == python::Kind::unknown)
    return {};
  const FoundRule found = view.rules.find_under_any_name(owner, view.options.profile);
  const Alternative* plain = found ? only_alternative(found) : nullptr;
  const bool is_class =
      plain != nullptr && (plain->outcome == Outcome::callee || keeps_other_name(*plain));
  return is_class ? found : FoundRule{};
}

// `nn.Module.__init__(self)`
bool begins_layer(const PassInput& view, const python::Use& use, const FoundRule& owner) {
  if (!use.call || owner.table->text(owner.rule->api) != "torch.nn.Module") return false;
  const Node arguments = use.call.field(python_kinds().arguments);
  return last_component(view.names.text(use.name)) == "__init__" &&
         arguments.named_child_count() == 1;
}

UsePlan plan_given_member(const PassInput& view, Findings& into, const python::Use& use,
                          const FoundRule& owner) {
  const std::string_view api = view.names.text(use.name);
  UsePlan plan;
  if (keeps_other_name(*only_alternative(owner))) {
    plan.ending = Ending::nothing;
    return plan;
  }
  plan.ending = Ending::edits;
  if (!begins_layer(view, use, owner)) ask_for_review(plan, view.options.accepted, "given-member");
  plan.target = into.keep(std::string(owner.table->text(only_alternative(owner)->callee)) +
                          std::string(api.substr(api.rfind('.'))));
  plan.replaces_name = true;
  plan.extent = use.call ? use.call.range() : use.range;
  return plan;
}

// True for `hasattr(torch, "abs")`, unless the file itself sets the attribute.
bool asks_for_presence(const PassInput& view, const python::Use& use) {
  if (use.dynamic == python::none) return false;
  if (view.names.dynamic[use.dynamic].form != python::DynamicForm::presence) return false;
  return std::none_of(view.names.uses.begin(), view.names.uses.end(),
                      [&](const python::Use& other) {
                        return other.name == use.name && other.role == Role::store;
                      });
}

// `torch.Tensor.add`, a function that takes the receiver first: only its name can change.
UsePlan plan_unbound_method(const PassInput& view, Findings& into, const python::Use& use,
                            const FoundRule& found) {
  UsePlan plan;
  const Alternative* const plain = only_alternative(found);
  if (plain != nullptr && plain->outcome == Outcome::unsupported) {
    plan.reason = found.table->text(plain->reason);
    return plan;
  }
  plan.reason = "the method is taken from its class; only calls on an object can be rewritten";
  const std::string_view api = found.table->text(found.rule->api);
  const std::size_t dot = api.rfind('.');
  const std::string_view type =
      paddle_class(view.rules.find_under_any_name(api.substr(0, dot), view.options.profile));
  const bool is_read =
      use.role == Role::callee || use.role == Role::value || use.role == Role::decorator;
  const bool is_renamed = only_renames(found);
  // What calls of a layer's method need is not known where it is only handed on.
  const bool is_handed_on = !leaves_alone(found) && !is_renamed &&
                            found.rule->receiver == Receiver::module && use.role == Role::value &&
                            leaves_others_alone(found);
  if (type.empty() || !is_read) return plan;
  if (!leaves_alone(found) && !is_renamed && !is_handed_on) return plan;
  const std::string_view name = is_renamed ? found.table->text(plain->callee) : api.substr(dot + 1);
  plan.ending = Ending::edits;
  if (is_handed_on) ask_for_review(plan, view.options.accepted, "unbound-method");
  plan.target = into.keep(std::string(type) + "." + std::string(name));
  plan.replaces_name = true;
  plan.extent = use.call ? use.call.range() : use.range;
  return plan;
}

// The rule of a name, or of the class on which the program sets a member of this name.
struct RuleOfName {
  FoundRule own;
  FoundRule owner;

  const FoundRule& found() const { return own ? own : owner; }
  bool is_of_method() const { return own && own.rule->receiver != Receiver::none; }
};

UsePlan plan_by_rule(const PassInput& view, Findings& into, const python::Use& use,
                     const RuleOfName& rule, const UsedAs& used) {
  if (!rule.own) return plan_given_member(view, into, use, rule.owner);
  return rule.is_of_method() ? plan_unbound_method(view, into, use, rule.own)
                             : plan_name(view, into, use, rule.own, used.contexts);
}

// `alias` is the group of names that are bound to the use, if it is the right side of an
// assignment.
void collect_known(const PassInput& view, Findings& into, const python::Use& use,
                   const RuleOfName& rule, std::uint32_t alias) {
  const FoundRule& found = rule.found();
  const std::string_view api = view.names.text(use.name);
  const UsedAs used = used_as(view, use, found, alias != no_index);
  if (rule.own && !used.is_covered && !rule.is_of_method()) {
    Finding finding =
        manual_finding(view, into, use, codes::torch_api_manual, "no rule covers this kind of use");
    finding.document = found.table->text(found.rule->documentation);
    into.emit(std::move(finding));
    return;
  }
  const EditMark before = into.file.edits.mark();
  UsePlan plan = plan_by_rule(view, into, use, rule, used);
  look_for_second_derivative(view, api, use.call, plan);
  look_for_release({api, use.call, view.source}, view.options, plan);
  if (plan.ending == Ending::nothing || is_served(view, into, found, plan)) return;
  downgrade(use, api, used, view.options.accepted, plan);
  std::string_view module;
  if (use.dynamic != python::none) {
    module = write_string(view, into, view.names.dynamic[use.dynamic], plan);
  }
  look_for_own_tensor(view, use.call, plan);
  settle_taken_names(view, into, found, plan, before);
  Finding finding = finding_of_name(view, into, use, {found, std::move(plan), before}, module);
  finding.plan.alias = alias;
  into.emit(std::move(finding));
}

void collect(const PassInput& view, Findings& into, const python::Use& use, std::uint32_t index) {
  const std::string_view api = view.names.text(use.name);
  if (!view.rules.covers(api, view.options.profile)) return;
  const std::uint32_t group = view.group_of(use);
  if (group != no_index && view.aliases.is_variable[group]) return;
  if (asks_for_presence(view, use)) return answer_presence(view, into, use);
  if (use.unsound) {
    return into.emit(manual_finding(view, into, use, codes::torch_api_manual,
                                    "the code around it does not parse"));
  }
  if (collect_base_method(view, into, use)) return;
  const FoundRule own = view.rules.find_under_any_name(api, view.options.profile);
  const RuleOfName rule{own, own ? FoundRule{} : class_given_member(view, api)};
  if (!rule.found()) {
    return into.emit(manual_finding(view, into, use, codes::torch_api_unmapped,
                                    view.rules.knows(api)
                                        ? "conversion rules exist only for other Paddle releases"
                                        : into.keep(unmapped_reason(view.options, api))));
  }
  const auto value_of = view.aliases.of_value.find(index);
  const bool is_value = value_of != view.aliases.of_value.end();
  collect_known(view, into, use, rule, is_value ? value_of->second : no_index);
}

}  // namespace

void collect_names(const PassInput& view, Findings& into) {
  for (std::uint32_t i = 0; i < view.names.uses.size(); ++i) {
    collect(view, into, view.names.uses[i], i);
  }
}

}  // namespace paddle_ls::rewrite
