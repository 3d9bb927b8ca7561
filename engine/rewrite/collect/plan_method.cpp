#include "engine/rewrite/collect/plan_method.hpp"

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/source/group_rate.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/use_contexts.hpp"
#include "engine/rewrite/source/uses_of_gradient.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using syntax::Node;

namespace {

std::string_view why_not_listed(Role role) {
  switch (role) {
    case Role::value:
    case Role::decorator: return "it is not called here; only calls can be rewritten";
    case Role::store: return "no rule covers assigning to it";
    case Role::deleted: return "no rule covers deleting it";
    default: return "no rule covers this kind of use";
  }
}

// Whether the code around the value accepts a list as well as a tuple: `a, b = stride`, `stride[0]`
// and `len(stride)` take it apart, and a convolution accepts any sequence or a number.
std::uint32_t contexts_of_items(const PassInput& view, Node statement, Node place) {
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
  if (call.field(k.function).in(view.source) == "len") return taken_apart;
  const std::string callee = callee_name(view.names, view.source, call);
  const bool takes_lists =
      callee.starts_with("torch.nn.functional.conv") || callee == "torch.nn.functional.layer_norm";
  return takes_lists ? std::uint32_t{context_items} : 0;
}

std::uint32_t contexts_of_method(const PassInput& view, const python::MethodUse& use,
                                 const FoundRule& found) {
  const Node statement = view.statement_node(use.statement);
  std::uint32_t contexts = contexts_of(use.role);
  if (use.call) {
    contexts |= contexts_of_call(statement, use.call, use.bars, view.source);
    if (asks_for_context(found, context_next) && view.iterator_places.takes_in_turn(use.call)) {
      contexts |= context_next;
    }
  }
  if (asks_for_context(found, context_any_rate)) {
    contexts |= group_rate(statement, use.node, view.source).context;
  }
  if (asks_for_context(found, context_kept)) {
    contexts |= uses_of_gradient(use.node, view.source);
  }
  if (asks_for_context(found, context_items)) {
    contexts |= contexts_of_items(view, statement, use.node);
  }
  return contexts;
}

UseToPlan method_to_plan(const python::MethodUse& use, const FoundRule& found) {
  UseToPlan to_plan;
  to_plan.found = found;
  to_plan.name = use.node;
  to_plan.receiver = receiver_of(use);
  to_plan.method = use.attribute;
  to_plan.other = use.other;
  to_plan.facts.known = use.facts;
  to_plan.statement = use.statement;
  to_plan.bars = use.bars;
  to_plan.facts.can_hoist = use.bars.none() && use.statement != python::none;
  to_plan.facts.receiver_sure = use.receiver.certainty == python::Certainty::sure;
  to_plan.facts.receiver_unknown = use.receiver.certainty == python::Certainty::unknown;
  return to_plan;
}

}  // namespace

Node receiver_of(const python::MethodUse& use) {
  if (use.operand) return use.operand;
  return use.attribute == use.node.range() ? use.node : use.node.field(python_kinds().object);
}

bool is_method(const FoundRule& found) {
  return (found.rule->contexts & context_call) != 0 ||
         (found.rule->contexts & (context_reference | context_store)) == 0;
}

UsePlan plan_method(const PassInput& view, Findings& into, const python::MethodUse& use,
                    const FoundRule& found) {
  UseToPlan to_plan = method_to_plan(use, found);
  if (use.role == Role::callee && !is_method(found)) {
    // The attribute of a tensor is never called: the code already has Paddle's spelling.
    if (use.receiver.kind == python::Kind::tensor) return nothing_to_do();
    to_plan.facts.contexts =
        context_reference;  // the attribute is read first, and the result is called
    return into.planner.plan(to_plan);
  }
  to_plan.call = use.call;
  to_plan.facts.contexts = contexts_of_method(view, use, found);
  if (into.planner.is_done(to_plan)) return nothing_to_do();
  const bool is_bound = use.role == Role::value || use.role == Role::decorator;
  const bool is_listed = (found.rule->contexts & to_plan.facts.contexts) != 0;
  if (is_listed || (is_bound && only_renames(found))) return into.planner.plan(to_plan);
  UsePlan plan;
  plan.ending = leaves_alone(found) ? Ending::nothing : Ending::manual;
  plan.reason = why_not_listed(use.role);
  return plan;
}

}  // namespace paddle_ls::rewrite
