#include "engine/rewrite/collect/collect_methods.hpp"

#include <algorithm>

#include "engine/rewrite/collect/collect_needs.hpp"
#include "engine/rewrite/collect/collect_own_tensors.hpp"
#include "engine/rewrite/collect/downgrade.hpp"
#include "engine/rewrite/collect/plan_method.hpp"
#include "engine/rewrite/collect/record_finding.hpp"
#include "engine/rewrite/plan/look_for_release.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/tensor_members.hpp"
#include "engine/rewrite/source/use_contexts.hpp"
#include "engine/torch/torch_library.hpp"
#include "engine/torch/torch_names.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using syntax::Node;

namespace {

Certainty certainty_of(const python::Receiver& receiver) {
  switch (receiver.certainty) {
    case python::Certainty::unknown: return Certainty::unknown;
    case python::Certainty::likely: return Certainty::likely;
    case python::Certainty::sure: return Certainty::sure;
  }
  return Certainty::unknown;
}

// True for a method of tensors that is also an attribute of types: `dtype.is_complex`.
bool asks_of_types(const FoundRule& found) {
  const std::string_view api = found.table->text(found.rule->api);
  return (found.rule->contexts & context_reference) != 0 && api.starts_with("torch.Tensor.is_");
}

// False if an object of unknown type is used in a way that a tensor is not: attributes of a tensor
// are never called, and its methods are never assigned to, unpacked or computed with.
bool may_be_of_tensor(const python::MethodUse& use, const FoundRule& found, Node statement,
                      std::string_view source) {
  if (!is_method(found)) {
    const bool is_read_only = (found.rule->contexts & context_store) == 0;
    return use.role != Role::callee && !(use.role == Role::store && is_read_only);
  }
  switch (use.role) {
    case Role::callee:
    case Role::decorator: return true;
    case Role::value: return asks_of_types(found) || !is_used_as_data(statement, use.node, source);
    default: return false;
  }
}

// A statement that consists of a call is there for its side effect: `seen.add(x)` is the method of
// a set, because the result of the tensor method would be discarded.
bool changes_its_object(const python::MethodUse& use, Node statement, std::string_view method) {
  static constexpr std::string_view changing[] = {"add", "put", "rename", "select", "sort"};
  return use.role == Role::callee && use.call && statement &&
         statement.kind() == python_kinds().expression_statement &&
         statement.range() == use.call.range() &&
         std::find(std::begin(changing), std::end(changing), method) != std::end(changing);
}

// Attributes of tensors that programs rarely use and that other objects have too.
bool belongs_to_others(std::string_view attribute) {
  return attribute == "names";
}

// An attribute that only some layers have, and not modules in general.
bool is_of_some_layers(std::string_view api) {
  return api.starts_with("torch.nn.Module.") && !torch::is_public_api(api);
}

// True if no method of the class runs `__init__` of its base, without which a module rejects layers
// and parameters.
bool never_starts_base(const python::Names& names, python::ScopeId scope, std::string_view source) {
  while (scope != python::none && names.scopes[scope].kind != python::ScopeKind::class_body) {
    scope = names.scopes[scope].parent;
  }
  if (scope == python::none) return false;
  const std::string_view text = names.scopes[scope].node.in(source);
  return text.find("def __init__(") != std::string_view::npos &&
         text.find(".__init__") == std::string_view::npos;
}

// False if the class of a module is visible and defines the attribute itself. An attribute that
// hides a method of Paddle's layers belongs to the class of the program.
bool may_have(const python::Names& names, const python::MethodUse& use, std::string_view source) {
  const python::Receiver& receiver = use.receiver;
  const bool is_own_class = receiver.reason == python::Reason::base_class;
  if (torch::library().attribute(receiver.kind, {}, names.text(use.name)).is_hidden) {
    return is_own_class && !never_starts_base(names, use.scope, source);
  }
  if (receiver.made_by == python::none) return true;
  const std::string_view maker = names.text(receiver.made_by);
  return maker.find('|') != std::string_view::npos || (maker == "torch.nn.Module" && !is_own_class);
}

// True if only its usage suggests that the value is a tensor.
bool is_known_by_use(python::Reason reason) {
  return reason == python::Reason::member_of_one_kind ||
         reason == python::Reason::tensor_only_method;
}

// Methods that write values into their receiver: `add_`, `copy_`.
bool writes_its_object(std::string_view method) {
  return method.ends_with('_') && !method.starts_with('_') && method != "requires_grad_" &&
         method != "retain_grad_" && method != "detach_";
}

// `data[0] = 5`, `data[0] += 5`, `data *= 5`, `data.zero_()` and `data[0].zero_()`, with `data` at
// `place`.
bool is_written_through(Node statement, Node place, std::string_view source) {
  const PythonKinds& k = python_kinds();
  Node parent = parent_below(statement, place);
  bool is_item = false;
  while (parent && parent.kind() == k.subscript && parent.field(k.value).range() == place.range()) {
    is_item = true;
    place = parent;
    parent = parent_below(statement, place);
  }
  if (!parent) return false;
  const bool is_changed = parent.kind() == k.augmented_assignment;
  if (is_changed || parent.kind() == k.assignment) {
    return (is_item || is_changed) && parent.field(k.left).range() == place.range();
  }
  if (parent.kind() != k.attribute) return false;
  const Node call = parent_below(statement, parent);
  if (!call || call.kind() != k.call) return false;
  return writes_its_object(parent.field(k.attribute_name).in(source));
}

// `exp` for the longest `x.exp()` that begins at `origin` and ends no later than `end`; empty if no
// method is called there.
std::string_view method_called_at(Node anywhere, std::size_t origin, std::size_t end,
                                  std::string_view source) {
  const PythonKinds& k = python_kinds();
  while (const Node above = anywhere.parent()) anywhere = above;
  std::string_view method;
  for (Node node = anywhere.named_descendant({origin, origin + 1});
       node && node.start() == origin && node.range().end <= end; node = node.parent()) {
    if (node.kind() != k.call) continue;
    const Node callee = node.field(k.function);
    if (callee.kind() == k.attribute) method = callee.field(k.attribute_name).in(source);
  }
  return method;
}

// Whether the rewrite is right for a tensor and for every other object that may have the method.
bool is_for_any_receiver(const FoundRule& found, const UsePlan& plan) {
  if (plan.ending != Ending::edits || plan.alternative == nullptr) return false;
  for (const Condition& condition : found.table->rows(plan.alternative->when)) {
    if (condition.test == Test::receiver_unknown && !condition.negated) return true;
  }
  return false;
}

bool is_same_rule(const FoundRule& left, const FoundRule& right) {
  return left.table == right.table &&
         left.rule->alternatives.first == right.rule->alternatives.first;
}

bool is_sign_of_tensor(const PassInput& view, std::string_view member, Node call) {
  const bool is_sign = only_tensors_have(member) || (may_be_called_as_of_tensors(member) &&
                                                     only_tensors_take(call, view.source));
  return is_sign && !view.options.habits->methods.contains(member);
}

// `x.unsqueeze(0)`, `x.sum(1, keepdim=True).sqrt()`: every method of the chain returns tensors.
bool is_made_by_tensor(const PassInput& view, Node made) {
  const PythonKinds& k = python_kinds();
  while (made && made.kind() == k.call) {
    const Node callee = made.field(k.function);
    if (callee.kind() != k.attribute) return false;
    const std::string_view method = callee.field(k.attribute_name).in(view.source);
    const bool gives_tensor =
        torch::library().result_of_method(python::Kind::tensor, method, {}).kind ==
        python::Kind::tensor;
    if (!gives_tensor) return false;
    if (is_sign_of_tensor(view, method, made)) return true;
    made = callee.field(k.object);
  }
  return false;
}

// True if only tensors are used like this, in a project without classes that imitate them, or if
// the value comes from a method that only tensors have.
bool is_surely_tensor(const PassInput& view, const python::MethodUse& use) {
  if (use.receiver.kind != python::Kind::tensor || view.options.habits == nullptr) return false;
  if (view.options.habits->keywords.contains("tensor_likes")) return false;
  return is_sign_of_tensor(view, view.names.text(use.name), use.call) ||
         is_made_by_tensor(view, receiver_of(use));
}

// The rule of a method that shapes have as well, if nothing else is known about the receiver.
FoundRule rule_shared_with_sizes(const PassInput& view, const python::MethodUse& use) {
  if (use.receiver.certainty != python::Certainty::likely) return {};
  if (!is_known_by_use(use.receiver.reason)) return {};
  if (use.receiver.kind != python::Kind::tensor || use.role != Role::callee) return {};
  const std::string_view method = view.names.text(use.name);
  if (method.starts_with("__")) return {};
  return view.rules.find("torch.Size." + std::string(method), view.options.profile);
}

// The function of torch that returned the receiver; a method counts as the function of its name.
std::string maker_of(const PassInput& view, const python::MethodUse& use) {
  const python::Receiver& receiver = use.receiver;
  if (receiver.reason == python::Reason::call_of_api && receiver.api != python::none) {
    return std::string(view.names.text(receiver.api));
  }
  if (receiver.reason != python::Reason::method_of_known) return {};
  const auto object = use.node.field(python_kinds().object).range();
  const bool is_here = object.contains(receiver.origin);
  const std::size_t end = is_here ? object.end : view.source.size();
  const std::string_view method = method_called_at(use.node, receiver.origin, end, view.source);
  return method.empty() ? std::string() : "torch." + std::string(method);
}

// True for `y.data[0] = 5` and `y.data.zero_()` if `y` was computed from a tensor by a function of
// torch: that function may need the value for its gradient.
bool writes_computed_data(const PassInput& view, const python::MethodUse& use) {
  const Node statement = view.statement_node(use.statement);
  const python::Receiver& receiver = use.receiver;
  if (view.names.text(use.name) != "data" || receiver.kind != python::Kind::tensor) return false;
  if (!statement || !is_written_through(statement, use.node, view.source)) return false;
  const std::string api = maker_of(view, use);
  const FoundRule maker = view.rules.find_under_any_name(api, view.options.profile);
  if (!maker || api.ends_with("_like")) return false;
  const auto parameters = maker.table->rows(maker.rule->signature);
  return !parameters.empty() && maker.table->text(parameters.front().name) == "input";
}

// A layer of torch has attributes that other modules do not have, and so do the results of some
// functions. If several may have created the receiver, all of their rules have to agree.
FoundRule rule_of_maker(const PassInput& view, const python::MethodUse& use, std::string& api) {
  std::string_view makers = view.names.text(use.receiver.made_by);
  FoundRule agreed;
  std::string agreed_api;
  while (!makers.empty()) {
    const std::size_t end = std::min(makers.find('|'), makers.size());
    std::string member(makers.substr(0, end));
    member.append(".").append(view.names.text(use.name));
    makers.remove_prefix(std::min(end + 1, makers.size()));
    const FoundRule own = view.rules.find_under_any_name(member, view.options.profile);
    if (!own || (agreed && !is_same_rule(agreed, own))) return {};
    if (!agreed) agreed_api = std::move(member);
    agreed = own;
  }
  if (agreed) api = std::move(agreed_api);
  return agreed;
}

// A member that the torch class does not have belongs to a class of the program that derives from
// it.
void collect_unmapped(const PassInput& view, Findings& into, const python::MethodUse& use,
                      std::string api) {
  if (!torch::is_public_api(api)) return;
  Finding finding = into.begin(codes::torch_api_unmapped, use.attribute);
  set_extent(use.call ? use.call.range() : use.range, finding);
  finding.reason = into.keep(unmapped_reason(view.options, api));
  finding.api = into.keep(std::move(api));
  finding.certainty = certainty_of(use.receiver);
  allow_comment(view, use.statement, finding);
  into.emit(std::move(finding));
}

// A method with its rule, and the name under which the rule was found.
struct RuledMethod {
  FoundRule found;
  std::string api;
  bool may_be_of_size = false;  // shapes have a method of this name as well
  bool is_of_layers = false;    // tensors have none, and the type of the receiver is unknown
};

// The rule of a method that tensors lack and layers have; it holds for any receiver, or not at all.
RuledMethod rule_of_layers(const PassInput& view, const python::MethodUse& use,
                           RuledMethod otherwise) {
  RuledMethod method;
  method.is_of_layers = true;
  method.api = "torch.nn.Module." + std::string(view.names.text(use.name));
  if (use.call) method.found = view.rules.find(method.api, view.options.profile);
  return method.found ? method : otherwise;
}

RuledMethod rule_of(const PassInput& view, const python::MethodUse& use) {
  const bool is_unknown = use.receiver.certainty == python::Certainty::unknown;
  const std::string_view owner = is_unknown ? "torch.Tensor." : torch::class_of(use.receiver.kind);
  RuledMethod method;
  method.api = std::string(owner) + std::string(view.names.text(use.name));
  if (!owner.empty()) method.found = view.rules.find(method.api, view.options.profile);
  const bool is_of_others =
      is_of_some_layers(method.api) && !may_have(view.names, use, view.source);
  if (method.found && is_of_others) method.found = {};
  if (const FoundRule of_sizes = rule_shared_with_sizes(view, use)) {
    method.found = of_sizes;
    method.may_be_of_size = true;
  }
  if (use.receiver.made_by == python::none) {
    return is_unknown && !method.found ? rule_of_layers(view, use, std::move(method)) : method;
  }
  if (const FoundRule own = rule_of_maker(view, use, method.api)) method.found = own;
  return method;
}

// False if an object of unknown type is certainly not a tensor.
bool may_be_meant(const PassInput& view, const python::MethodUse& use, const FoundRule& found) {
  if (use.receiver.certainty != python::Certainty::unknown) return true;
  const Node statement = view.statement_node(use.statement);
  const std::string_view name = view.names.text(use.name);
  return may_be_of_tensor(use, found, statement, view.source) &&
         !changes_its_object(use, statement, name) && !belongs_to_others(name);
}

// The plan of the rule, lowered by what else is known about the use.
UsePlan plan_judged(const PassInput& view, Findings& into, const python::MethodUse& use,
                    const RuledMethod& method) {
  UsePlan plan = plan_method(view, into, use, method.found);
  if (use.receiver.kind == python::Kind::tensor) look_for_own_tensor(view, use.call, plan);
  if (plan.ending == Ending::nothing && writes_computed_data(view, use)) {
    plan.ending = Ending::manual;
    plan.reason =
        "Paddle counts a write to `data` as a change of the tensor, so computing its gradient may "
        "fail; write to a copy";
  }
  if (use.receiver.certainty != python::Certainty::unknown) {
    look_for_second_derivative(view, method.api, use.call, plan);
    look_for_release({method.api, use.call, view.source}, view.options, plan);
  }
  return plan;
}

// Lowers the plan to "needs review" if the type of the receiver is assumed.
void judge_receiver(const PassInput& view, const python::MethodUse& use, bool may_be_of_size,
                    UsePlan& plan) {
  const python::Receiver& receiver = use.receiver;
  const Settled& accepted = view.options.accepted;
  // Any other shape is a tuple already.
  if (is_surely_tensor(view, use) || plan.form.ends_with("tuple(self)")) return;
  if (may_be_of_size) {
    lower_to_review(plan, accepted, "assumed-receiver",
                    "the receiver is assumed to be a tensor or a shape because only these "
                    "have this method");
  } else if (receiver.certainty == python::Certainty::likely) {
    lower_to_review(plan, accepted, "assumed-receiver",
                    "the receiver is assumed to be " + std::string(kind_words(receiver.kind)) +
                        " because " + std::string(reason_words(receiver.reason)));
  }
}

void collect(const PassInput& view, Findings& into, const python::MethodUse& use) {
  const python::Receiver& receiver = use.receiver;
  const bool is_unknown = receiver.certainty == python::Certainty::unknown;
  const bool is_of_known_kind = !is_unknown && !torch::class_of(receiver.kind).empty();
  if (!is_unknown && !is_of_known_kind && receiver.made_by == python::none) return;
  RuledMethod method = rule_of(view, use);
  const FoundRule& found = method.found;
  if (!found) {
    if (is_of_known_kind) collect_unmapped(view, into, use, std::move(method.api));
    return;
  }
  if (!may_be_meant(view, use, found)) return;
  const EditMark before = into.file.edits.mark();
  UsePlan plan = plan_judged(view, into, use, method);
  if (plan.ending == Ending::nothing || is_served(view, into, found, plan)) return;
  settle_taken_names(view, into, found, plan, before);
  const bool is_open = is_unknown && !is_for_any_receiver(found, plan);
  if (is_open || use.unsound) {
    into.file.edits.rollback(before);
    // A call that does not fit the signature of the torch method calls another method of that name.
    if (is_unknown && (plan.misfits || method.is_of_layers)) return;
    plan = UsePlan{};
    plan.reason = is_unknown ? "the type of the receiver is unknown; on a tensor, this method "
                               "behaves differently in Paddle"
                             : "the code around it does not parse";
  }
  judge_receiver(view, use, method.may_be_of_size, plan);
  const text::ByteRange extent = use.call ? use.call.range() : use.range;
  Finding finding = finding_of(
      view, into, {found, std::move(plan), before, use.statement, use.attribute, extent});
  finding.certainty = certainty_of(receiver);
  finding.known = {receiver.kind, receiver.reason, use.facts};
  if (is_open) finding.code = &codes::torch_receiver_unknown;
  into.emit(std::move(finding));
}

}  // namespace

void collect_methods(const PassInput& view, Findings& into) {
  for (const python::MethodUse& use : view.names.methods) {
    if (view.own_helpers.contain(use.range.start)) continue;
    const PlainBase* base = view.plain_bases.around(use.range.start);
    collect(view, into, seen_from_base(view, base, use));
  }
}

}  // namespace paddle_ls::rewrite
