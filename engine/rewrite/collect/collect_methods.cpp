// Methods and attributes of objects: the part of the collector that depends on what is known of a
// receiver.
#include <algorithm>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/known/torch_library.hpp"
#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/source/group_rate.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/tensor_members.hpp"
#include "engine/rewrite/source/use_contexts.hpp"
#include "engine/rewrite/source/uses_of_gradient.hpp"

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

// What Paddle calls the class that `found` speaks of; empty when there is none.
std::string_view paddle_class(const FoundRule& found) {
  if (!found) return {};
  for (const Alternative& alternative : found.table->rows(found.rule->alternatives)) {
    if (asks_for_acceptance(*found.table, alternative)) continue;
    if (alternative.outcome == Outcome::callee) return found.table->text(alternative.callee);
  }
  return {};
}

// As opposed to an attribute, which is read.
bool is_method(const FoundRule& found) {
  return (found.rule->contexts & context_call) != 0 ||
         (found.rule->contexts & (context_reference | context_store)) == 0;
}

// A method of tensors that is an attribute of types: `dtype.is_complex`.
bool asks_of_types(const FoundRule& found) {
  const std::string_view api = found.table->text(found.rule->api);
  return (found.rule->contexts & context_reference) != 0 && api.starts_with("torch.Tensor.is_");
}

// False where an object of unknown type is used as no tensor is: what a tensor holds is never
// called, and its methods are never assigned to, unpacked or computed with.
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

// A statement that is nothing but a call says that the call changes something: `seen.add(x)` is the
// method of a set, and what a tensor gives would be lost.
bool changes_its_object(const python::MethodUse& use, Node statement, std::string_view method) {
  static constexpr std::string_view changing[] = {"add", "put", "rename", "select", "sort"};
  return use.role == Role::callee && use.call && statement &&
         statement.kind() == python_kinds().expression_statement &&
         statement.range() == use.call.range() &&
         std::find(std::begin(changing), std::end(changing), method) != std::end(changing);
}

// Attributes of tensors that hardly a program asks for, and that objects of other kinds have.
bool belongs_to_others(std::string_view attribute) {
  return attribute == "names";
}

Node receiver_node(const python::MethodUse& use) {
  if (use.operand) return use.operand;
  return use.attribute == use.node.range() ? use.node : use.node.field(python_kinds().object);
}

std::string_view why_not_listed(Role role) {
  switch (role) {
    case Role::value:
    case Role::decorator: return "it is not called here; only calls can be rewritten";
    case Role::store: return "no rule covers assigning to it";
    case Role::deleted: return "no rule covers deleting it";
    default: return "no rule covers this kind of use";
  }
}

// An attribute that no module has in general, only some layers.
bool is_of_some_layers(std::string_view api) {
  return api.starts_with("torch.nn.Module.") && !is_public_api(api);
}

// A module takes layers and parameters only when `__init__` of its base has run.
bool never_starts_base(const python::Names& names, python::ScopeId scope, std::string_view source) {
  while (scope != python::none && names.scopes[scope].kind != python::ScopeKind::class_body) {
    scope = names.scopes[scope].parent;
  }
  if (scope == python::none) return false;
  const std::string_view text = names.scopes[scope].node.in(source);
  return text.find("def __init__(") != std::string_view::npos &&
         text.find(".__init__") == std::string_view::npos;
}

// False where the class of a module is seen, and says by itself what it has. What a method of
// Paddle's layers hides is an attribute of one's own class.
bool may_have(const python::Names& names, const python::MethodUse& use, std::string_view source) {
  const python::Receiver& receiver = use.receiver;
  const bool is_own_class = receiver.reason == python::Reason::base_class;
  if (torch_kinds().is_hidden(receiver.kind, names.text(use.name))) {
    return is_own_class && !never_starts_base(names, use.scope, source);
  }
  if (receiver.made_by == python::none) return true;
  const std::string_view maker = names.text(receiver.made_by);
  return maker.find('|') != std::string_view::npos || (maker == "torch.nn.Module" && !is_own_class);
}

// Nothing says what it is but that it is used like a tensor.
bool is_known_by_use(python::Reason reason) {
  return reason == python::Reason::member_of_one_kind ||
         reason == python::Reason::tensor_only_method;
}

// Methods that write values into their receiver: `add_`, `copy_`.
bool writes_its_object(std::string_view method) {
  return method.ends_with('_') && !method.starts_with('_') && method != "requires_grad_" &&
         method != "retain_grad_" && method != "detach_";
}

// `data[0] = 5`, `data[0] += 5`, `data *= 5`, `data.zero_()` and `data[0].zero_()`, where `data`
// stands at `place`.
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

// `exp` of the longest `x.exp()` that begins at `origin` and ends no later than `end`; empty where
// no method is called there.
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

// What is written holds for a tensor, and for what else may have the method.
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

}  // namespace

void FindingCollector::collect_methods() {
  for (const python::MethodUse& use : names_.methods) {
    if (!own_helpers_.contain(use.range.start)) collect(seen_from_base(use));
  }
}

void FindingCollector::collect(const python::MethodUse& use) {
  const python::Receiver& receiver = use.receiver;
  const bool is_unknown = receiver.certainty == python::Certainty::unknown;
  const std::string_view owner = is_unknown ? "torch.Tensor." : class_of(receiver.kind);
  if (owner.empty() && receiver.made_by == python::none) return;
  std::string api(owner);
  api += names_.text(use.name);
  FoundRule found = owner.empty() ? FoundRule{} : rules_.find(api, profile_);
  if (found && is_of_some_layers(api) && !may_have(names_, use, source_)) found = {};
  const FoundRule of_sizes = rule_shared_with_sizes(use);
  if (of_sizes) found = of_sizes;
  if (receiver.made_by != python::none) {
    if (const FoundRule own = rule_of_maker(use, api)) found = own;
  }
  if (!found) {
    if (!is_unknown && !owner.empty()) collect_unmapped(use, std::move(api));
    return;
  }
  const Node statement = statement_node(use.statement);
  if (is_unknown && (!may_be_of_tensor(use, found, statement, source_) ||
                     changes_its_object(use, statement, names_.text(use.name)) ||
                     belongs_to_others(names_.text(use.name)))) {
    return;
  }
  const EditMark before = into_.edits.mark();
  UsePlan plan = plan_method(use, found, statement);
  if (receiver.kind == python::Kind::tensor) look_for_own_tensor(use.call, plan);
  if (plan.ending == Ending::nothing && writes_computed_data(use, statement)) {
    plan.ending = Ending::manual;
    plan.reason =
        "Paddle counts a write to `data` as a change of the tensor, which its gradient may "
        "refuse; write to a copy";
  }
  if (!is_unknown) look_for_second_derivative(api, use.call, plan);
  if (plan.ending == Ending::nothing || is_served(found, plan)) return;
  settle_taken_names(found, plan, &before);
  const bool serves_any = is_unknown && is_for_any_receiver(found, plan);
  if ((is_unknown && !serves_any) || use.unsound) {
    into_.edits.rollback(before);
    // A call that does not fit the torch method is another method of that name.
    if (is_unknown && plan.misfits) return;
    plan = UsePlan{};
    plan.reason = is_unknown ? "the type of the receiver is unknown; on a tensor, this method "
                               "behaves differently in Paddle"
                             : "the code around it does not parse";
  }
  // A shape of anything else is a tuple already.
  const bool is_tensor = is_surely_tensor(use) || plan.form.ends_with("tuple(self)");
  if (of_sizes && !is_tensor) {
    lower_to_review(plan, accepted_, "assumed-receiver",
                    "the receiver is assumed to be a tensor or a shape because only these "
                    "have this method");
  } else if (receiver.certainty == python::Certainty::likely && !is_tensor) {
    lower_to_review(plan, accepted_, "assumed-receiver",
                    "the receiver is assumed to be " + std::string(kind_words(receiver.kind)) +
                        " because " + std::string(reason_words(receiver.reason)));
  }
  Finding& finding = add(use.attribute, codes::torch_api, use.call ? use.call.range() : use.range);
  finding.certainty = certainty_of(receiver);
  finding.known = {receiver.kind, receiver.reason, use.facts};
  finish(std::move(plan), before, found, use.statement);
  if (is_unknown && !serves_any) into_.findings.back().code = &codes::torch_receiver_unknown;
}

// Only tensors are used like this, in a project without classes that take their place; or a method
// that only tensors have has made it.
bool FindingCollector::is_surely_tensor(const python::MethodUse& use) const {
  if (use.receiver.kind != python::Kind::tensor || habits_ == nullptr) return false;
  if (habits_->keywords.contains("tensor_likes")) return false;
  return is_sign_of_tensor(names_.text(use.name), use.call) ||
         is_made_by_tensor(receiver_node(use));
}

bool FindingCollector::is_sign_of_tensor(std::string_view member, Node call) const {
  const bool is_sign = only_tensors_have(member) ||
                       (may_be_called_as_of_tensors(member) && only_tensors_take(call, source_));
  return is_sign && !habits_->methods.contains(member);
}

// `x.unsqueeze(0)`, `x.sum(1, keepdim=True).sqrt()`: all of the chain are methods that give
// tensors.
bool FindingCollector::is_made_by_tensor(Node made) const {
  const PythonKinds& k = python_kinds();
  while (made && made.kind() == k.call) {
    const Node callee = made.field(k.function);
    if (callee.kind() != k.attribute) return false;
    const std::string_view method = callee.field(k.attribute_name).in(source_);
    const bool gives_tensor =
        torch_kinds().method_result(python::Kind::tensor, method, {}) == python::Kind::tensor;
    if (!gives_tensor) return false;
    if (is_sign_of_tensor(method, made)) return true;
    made = callee.field(k.object);
  }
  return false;
}

// Whether the place takes a list as well as a tuple: `a, b = stride`, `stride[0]` and
// `len(stride)`, which take it apart, and an argument of a convolution, which may be a number.
std::uint32_t FindingCollector::contexts_of_items(Node statement, Node place) const {
  constexpr std::uint32_t taken_apart = context_items | context_parts;
  const PythonKinds& k = python_kinds();
  if (!statement) return 0;
  const Node parent = parent_below(statement, place);
  if (parent.kind() == k.subscript) return parent.field(k.value) == place ? taken_apart : 0;
  if (parent.kind() == k.assignment) {
    const Node left = parent.field(k.left);
    return left.kind() == k.pattern_list || left.kind() == k.tuple_pattern ? taken_apart : 0;
  }
  const bool is_keyword = parent.kind() == k.keyword_argument;
  const Node list = is_keyword ? parent_below(statement, parent) : parent;
  if (list.kind() != k.argument_list) return 0;
  const Node call = parent_below(statement, list);
  if (call.kind() != k.call) return 0;
  if (call.field(k.function).in(source_) == "len") return taken_apart;
  const std::string callee = callee_name(names_, source_, call);
  const bool takes_lists =
      callee.starts_with("torch.nn.functional.conv") || callee == "torch.nn.functional.layer_norm";
  return takes_lists ? std::uint32_t{context_items} : 0;
}

// What shapes have as well says nothing against a shape, where nothing else is known.
FoundRule FindingCollector::rule_shared_with_sizes(const python::MethodUse& use) const {
  if (use.receiver.certainty != python::Certainty::likely) return {};
  if (!is_known_by_use(use.receiver.reason)) return {};
  if (use.receiver.kind != python::Kind::tensor || use.role != Role::callee) return {};
  const std::string_view method = names_.text(use.name);
  if (method.starts_with("__")) return {};
  return rules_.find("torch.Size." + std::string(method), profile_);
}

// The function of torch whose result the receiver is, a method as the function of its name.
std::string FindingCollector::maker_of(const python::MethodUse& use) const {
  const python::Receiver& receiver = use.receiver;
  if (receiver.reason == python::Reason::call_of_api && receiver.api != python::none) {
    return std::string(names_.text(receiver.api));
  }
  if (receiver.reason != python::Reason::method_of_known) return {};
  const auto object = use.node.field(python_kinds().object).range();
  const bool is_here = object.contains(receiver.origin);
  const std::size_t end = is_here ? object.end : source_.size();
  const std::string_view method = method_called_at(use.node, receiver.origin, end, source_);
  return method.empty() ? std::string() : "torch." + std::string(method);
}

// True for `y.data[0] = 5` and `y.data.zero_()` where `y` is what a function of torch has computed
// from a tensor: that function may need the value for its gradient.
bool FindingCollector::writes_computed_data(const python::MethodUse& use, Node statement) const {
  const python::Receiver& receiver = use.receiver;
  if (names_.text(use.name) != "data" || receiver.kind != python::Kind::tensor) return false;
  if (!statement || !is_written_through(statement, use.node, source_)) return false;
  const std::string api = maker_of(use);
  const FoundRule maker = rules_.find_under_any_name(api, profile_);
  if (!maker || api.ends_with("_like")) return false;
  const auto parameters = maker.table->rows(maker.rule->signature);
  return !parameters.empty() && maker.table->text(parameters.front().name) == "input";
}

// A layer of torch has attributes that other modules do not have, and so have the results of some
// functions. Where several may have made the receiver, all rules have to say the same.
FoundRule FindingCollector::rule_of_maker(const python::MethodUse& use, std::string& api) const {
  std::string_view makers = names_.text(use.receiver.made_by);
  FoundRule agreed;
  std::string agreed_api;
  while (!makers.empty()) {
    const std::size_t end = std::min(makers.find('|'), makers.size());
    std::string member(makers.substr(0, end));
    member.append(".").append(names_.text(use.name));
    makers.remove_prefix(std::min(end + 1, makers.size()));
    const FoundRule own = rules_.find_under_any_name(member, profile_);
    if (!own || (agreed && !is_same_rule(agreed, own))) return {};
    if (!agreed) agreed_api = std::move(member);
    agreed = own;
  }
  if (agreed) api = std::move(agreed_api);
  return agreed;
}

// What the class of torch does not have belongs to a class of somebody else that derives from it.
void FindingCollector::collect_unmapped(const python::MethodUse& use, std::string api) {
  if (!is_public_api(api)) return;
  Finding& finding =
      add(use.attribute, codes::torch_api_unmapped, use.call ? use.call.range() : use.range);
  finding.api = keep(std::move(api));
  finding.reason = "no conversion rule exists";
  finding.certainty = certainty_of(use.receiver);
  allow_comment(use.statement);
}

UsePlan FindingCollector::plan_method(const python::MethodUse& use, const FoundRule& found,
                                      Node statement) {
  UseToPlan to_plan;
  to_plan.found = found;
  to_plan.name = use.node;
  to_plan.receiver = receiver_node(use);
  to_plan.method = use.attribute;
  to_plan.other = use.other;
  to_plan.facts.known = use.facts;
  to_plan.statement = use.statement;
  to_plan.bars = use.bars;
  to_plan.facts.can_hoist = use.bars.none() && use.statement != python::none;
  to_plan.facts.receiver_sure = use.receiver.certainty == python::Certainty::sure;
  to_plan.facts.receiver_unknown = use.receiver.certainty == python::Certainty::unknown;
  if (use.role == Role::callee && !is_method(found)) {
    // What a tensor holds is never called: somebody has spelled it as Paddle does, or we have.
    if (use.receiver.kind == python::Kind::tensor) return nothing_to_do();
    to_plan.facts.contexts = context_reference;  // read first, and what was read is called
    return planner_.plan(to_plan);
  }
  to_plan.call = use.call;
  to_plan.facts.contexts = contexts_of(use.role);
  if (use.call) {
    to_plan.facts.contexts |= contexts_of_call(statement, use.call, use.bars, source_);
    if (asks_for_context(found, context_next) && iterator_places_.takes_in_turn(use.call)) {
      to_plan.facts.contexts |= context_next;
    }
  }
  if (asks_for_context(found, context_any_rate)) {
    to_plan.facts.contexts |= group_rate(statement, use.node, source_).context;
  }
  if (asks_for_context(found, context_kept)) {
    to_plan.facts.contexts |= uses_of_gradient(use.node, source_);
  }
  if (asks_for_context(found, context_items)) {
    to_plan.facts.contexts |= contexts_of_items(statement, use.node);
  }
  if (planner_.is_done(to_plan)) return nothing_to_do();
  const bool is_bound = use.role == Role::value || use.role == Role::decorator;
  const bool is_listed = (found.rule->contexts & to_plan.facts.contexts) != 0;
  if (is_listed || (is_bound && only_renames(found))) return planner_.plan(to_plan);
  UsePlan plan;
  plan.ending = leaves_alone(found) ? Ending::nothing : Ending::manual;
  plan.reason = why_not_listed(use.role);
  return plan;
}

// `torch.Tensor.add`, a function that takes the receiver first: only its name can change.
UsePlan FindingCollector::plan_unbound_method(const python::Use& use, const FoundRule& found) {
  UsePlan plan;
  plan.reason = "the method is taken from its class; only calls on an object can be rewritten";
  const std::string_view api = found.table->text(found.rule->api);
  const std::size_t dot = api.rfind('.');
  const std::string_view type =
      paddle_class(rules_.find_under_any_name(api.substr(0, dot), profile_));
  const bool is_read =
      use.role == Role::callee || use.role == Role::value || use.role == Role::decorator;
  if (type.empty() || !is_read || !(leaves_alone(found) || only_renames(found))) return plan;
  const std::string_view name = leaves_alone(found)
                                    ? api.substr(dot + 1)
                                    : found.table->text(only_alternative(found)->callee);
  plan.ending = Ending::edits;
  plan.target = keep(std::string(type) + "." + std::string(name));
  plan.replaces_name = true;
  plan.extent = use.call ? use.call.range() : use.range;
  return plan;
}

}  // namespace paddle_ls::rewrite
