#include "engine/rewrite/collect/plan_name.hpp"

#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/unpacked_keywords.hpp"
#include "engine/rewrite/source/use_contexts.hpp"
#include "engine/rewrite/source/works_on_results.hpp"
#include "engine/torch/torch_library.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using syntax::Node;

namespace {

// `partial(nn.Conv2d, bias=False)` where `name` is the first argument; else null.
Node partial_of(Node statement, Node name, std::string_view source) {
  const PythonKinds& k = python_kinds();
  if (!statement) return {};
  const Node list = parent_below(statement, name);
  if (!list || list.kind() != k.argument_list || list.named_child(0) != name) return {};
  const Node call = list.parent();
  if (!call || call.kind() != k.call) return {};
  const bool is_partial = last_component(call.field(k.function).in(source)) == "partial";
  return is_partial ? call : Node();
}

// The contexts of `use` in its statement that rules can test.
std::uint32_t contexts_of_use(const PassInput& view, const python::Use& use,
                              const FoundRule& found) {
  const Node statement = view.statement_node(use.statement);
  const bool is_class =
      torch::library().name(view.names.text(use.name)).instance != python::Kind::unknown;
  if (use.role == Role::value && is_compared(statement, use.node, view.source) &&
      !(is_class && is_beside_value(statement, use.node, view.source))) {
    const bool is_this = is_this_class(statement, use.node, view.source);
    return is_this ? context_annotation | context_compared : context_annotation;
  }
  std::uint32_t contexts = contexts_of(use.role);
  if (use.call) contexts |= contexts_of_call(statement, use.call, use.bars, view.source);
  if (use.call && asks_for_context(found, context_on_results) &&
      works_on_results(use.call, view.source)) {
    contexts |= context_on_results;
  }
  if (use.call && asks_for_context(found, context_restated) &&
      is_restated(statement, use.call, view.source)) {
    contexts |= context_restated;
  }
  return contexts;
}

UseToPlan name_to_plan(const PassInput& view, const Findings& into, const python::Use& use,
                       const FoundRule& found, std::uint32_t contexts) {
  const Node statement = view.statement_node(use.statement);
  UseToPlan to_plan;
  to_plan.found = found;
  to_plan.name = use.node;
  to_plan.call = use.call;
  to_plan.statement = use.statement;
  to_plan.bars = use.bars;
  to_plan.facts.contexts = contexts;
  to_plan.facts.can_hoist = use.statement != python::none &&
                            (use.bars.none() || into.hoisted_calls.precede(use, statement));
  to_plan.facts.known = use.facts;
  const PlainBase* around = view.plain_bases.around(use.range.start);
  if (around != nullptr && around->base == use.range) {
    to_plan.facts.known.add(python::Fact::plain_base);
  }
  if (use.role == Role::value) to_plan.partial = partial_of(statement, use.node, view.source);
  return to_plan;
}

}  // namespace

UsedAs used_as(const PassInput& view, const python::Use& use, const FoundRule& found,
               bool is_alias_value) {
  UsedAs used;
  used.is_alias_value = is_alias_value;
  used.contexts = contexts_of_use(view, use, found);
  std::uint32_t allowed = found.rule->contexts;
  if ((allowed & context_reference) != 0) allowed |= context_annotation;
  const bool is_module = (found.rule->contexts & context_import) != 0;
  const bool is_value = (used.contexts & (context_reference | context_annotation)) != 0;
  used.is_module_value = is_module && !is_alias_value && is_value;
  const bool is_any_module = is_module && (is_alias_value || used.is_module_value);
  used.is_covered = is_any_module || (allowed & used.contexts) != 0;
  if (is_alias_value || used.is_module_value) used.contexts = context_annotation;
  return used;
}

UsePlan plan_name(const PassInput& view, Findings& into, const python::Use& use,
                  const FoundRule& found, std::uint32_t contexts) {
  UseToPlan to_plan = name_to_plan(view, into, use, found, contexts);
  const bool unpacks =
      use.call && found.rule->unpacked != Unpacked::unseen && unpacks_keywords(use.call);
  to_plan.unpacks_place_and_type =
      unpacks && unpacks_only_place_and_type(view.source, view.names, use.scope, use.call);
  const bool hides_arguments =
      unpacks && found.rule->unpacked == Unpacked::dropped && !to_plan.unpacks_place_and_type;
  if (!hides_arguments) return into.planner.plan(to_plan);
  const EditMark before = into.file.edits.mark();
  UseToPlan as_value = to_plan;
  as_value.call = Node();
  as_value.facts.contexts = context_reference;
  UsePlan plan = into.planner.plan(as_value);
  if (plan.ending == Ending::edits && !plan.replaces_name) return plan;
  into.file.edits.rollback(before);
  return into.planner.plan(to_plan);
}

}  // namespace paddle_ls::rewrite
