#include "engine/rewrite/collect/collect_findings.hpp"

#include <algorithm>

#include "engine/rewrite/known/torch_library.hpp"
#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/unpacked_keywords.hpp"
#include "engine/rewrite/source/use_contexts.hpp"
#include "engine/rewrite/source/works_on_results.hpp"

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

}  // namespace

FindingCollector::FindingCollector(std::string_view source, const python::Names& names,
                                   const syntax::Pieces& pieces, const RuleSet& rules,
                                   const Options& options, const CollectedImports& imports,
                                   FileFindings& into)
    : source_(source),
      names_(names),
      rules_(rules),
      profile_(options.profile),
      accepted_(options.accepted),
      wanted_(options.wanted),
      own_packages_(options.own_packages),
      installed_(options.installed),
      reexports_(options.reexports),
      imports_(imports),
      into_(into),
      planner_(source, pieces, names, into.imports.paddle, options, into.edits),
      iterator_places_(source, pieces),
      words_(source, pieces),
      own_helpers_(source, names, rules),
      habits_(options.habits),
      differentiates_twice_(options.differentiates_twice) {
  find_variables();
  find_wanted();
  for (std::size_t i = 0; i < names.bindings.size(); ++i) {
    const std::uint32_t value = names.bindings[i].value;
    const std::uint32_t group = imports_.group_of_binding[i];
    if (value == python::none || group == no_index) continue;
    if (into_.imports.groups[group].is_assignment && !is_variable_[group]) {
      group_of_value_.emplace(value, group);
    }
  }
}

// `dtype = torch.float32` makes a variable, not another spelling of a name: its right side is
// rewritten like any value, and its readers get what it holds. So does a name that may hold
// something else as well: `if norm is None: norm = nn.BatchNorm2d`.
void FindingCollector::find_variables() {
  for (const NameGroup& group : into_.imports.groups) {
    is_variable_.push_back(group.is_assignment &&
                           (group.is_blocked || (group.paddle.empty() && !group.is_root)));
  }
  std::vector<bool> is_ambiguous(is_variable_.size());
  for (const python::Use& use : names_.uses) {
    if (use.binding == python::none) continue;
    const std::uint32_t group = imports_.group_of_binding[use.binding];
    if (group == no_index) continue;
    const bool is_spelling = use.role == Role::callee || use.role == Role::base_class ||
                             use.role == Role::decorator || use.parts > 1;
    if (use.resolution == python::Resolution::ambiguous) is_ambiguous[group] = true;
    if (is_ambiguous[group]) into_.imports.groups[group].has_rival = true;
    if (is_spelling && !into_.imports.groups[group].is_blocked) is_variable_[group] = false;
  }
  for (std::size_t group = 0; group < is_variable_.size(); ++group) {
    if (is_ambiguous[group] && into_.imports.groups[group].is_assignment) {
      is_variable_[group] = true;
    }
  }
}

// What other files import from this one stays what it is for them. A name that nothing refers to
// here is looked at by itself: see `collect_if_unused`.
void FindingCollector::find_wanted() {
  if (wanted_ == nullptr) return;
  for (NameGroup& group : into_.imports.groups) {
    const std::string_view name = text::slice(source_, group.name);
    group.is_wanted = group.scope == 0 && !group.is_assignment && group.references > 0 &&
                      std::binary_search(wanted_->begin(), wanted_->end(), name);
  }
  for (ImportClause& clause : into_.imports.clauses) {
    const std::string_view name =
        text::slice(source_, clause.alias.empty() ? clause.name : clause.alias);
    clause.is_wanted = std::binary_search(wanted_->begin(), wanted_->end(), name);
  }
}

Node FindingCollector::statement_node(python::StatementId id) const {
  return id == python::none ? Node() : names_.statements[id].node;
}

void FindingCollector::collect_names() {
  find_plain_bases();
  for (std::uint32_t i = 0; i < names_.uses.size(); ++i) collect(names_.uses[i], i);
}

// The rule of the class whose member `api` is, where torch has none of that name: somebody gives it
// one, as in `torch.nn.Module.describe = describe`.
FoundRule FindingCollector::class_given_member(std::string_view api) const {
  const std::string_view owner = api.substr(0, std::min(api.rfind('.'), api.size()));
  if (is_public_api(api) || torch_kinds().instance(owner) == python::Kind::unknown) return {};
  const FoundRule found = rules_.find_under_any_name(owner, profile_);
  const Alternative* plain = found ? only_alternative(found) : nullptr;
  return plain != nullptr && plain->outcome == Outcome::callee ? found : FoundRule{};
}

// `nn.Module.__init__(self)`
bool FindingCollector::begins_layer(const python::Use& use, const FoundRule& owner) const {
  if (!use.call || owner.table->text(owner.rule->api) != "torch.nn.Module") return false;
  const Node arguments = use.call.field(python_kinds().arguments);
  return last_component(names_.text(use.name)) == "__init__" && arguments.named_child_count() == 1;
}

UsePlan FindingCollector::plan_given_member(const python::Use& use, const FoundRule& owner) {
  const std::string_view api = names_.text(use.name);
  UsePlan plan;
  plan.ending = Ending::edits;
  if (!begins_layer(use, owner)) ask_for_review(plan, accepted_, "given-member");
  plan.target = keep(std::string(owner.table->text(only_alternative(owner)->callee)) +
                     std::string(api.substr(api.rfind('.'))));
  plan.replaces_name = true;
  plan.extent = use.call ? use.call.range() : use.range;
  return plan;
}

// True for `hasattr(torch, "abs")`; what the file itself stores there, it may ask for as before.
bool FindingCollector::asks_for_presence(const python::Use& use) const {
  if (use.dynamic == python::none) return false;
  if (names_.dynamic[use.dynamic].form != python::DynamicForm::presence) return false;
  return std::none_of(names_.uses.begin(), names_.uses.end(), [&](const python::Use& other) {
    return other.name == use.name && other.role == Role::store;
  });
}

std::uint32_t FindingCollector::group_of(const python::Use& use) const {
  return use.binding == python::none ? no_index : imports_.group_of_binding[use.binding];
}

UsedAs FindingCollector::used_as(const python::Use& use, const FoundRule& found,
                                 bool is_alias_value) const {
  UsedAs used;
  used.is_alias_value = is_alias_value;
  used.contexts = contexts_of(use.role);
  const Node statement = statement_node(use.statement);
  if (use.call) used.contexts |= contexts_of_call(statement, use.call, use.bars, source_);
  if (use.call && asks_for_context(found, context_on_results) &&
      works_on_results(use.call, source_)) {
    used.contexts |= context_on_results;
  }
  if (use.call && asks_for_context(found, context_restated) &&
      is_restated(statement, use.call, source_)) {
    used.contexts |= context_restated;
  }
  const bool is_class = torch_kinds().instance(names_.text(use.name)) != python::Kind::unknown;
  if (use.role == Role::value && is_compared(statement, use.node, source_) &&
      !(is_class && is_beside_value(statement, use.node, source_))) {
    used.contexts = context_annotation;
    if (is_this_class(statement, use.node, source_)) used.contexts |= context_compared;
  }
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

void FindingCollector::collect(const python::Use& use, std::uint32_t index) {
  const std::string_view api = names_.text(use.name);
  if (!rules_.covers(api, profile_)) return;
  const std::uint32_t group = group_of(use);
  if (group != no_index && is_variable_[group]) return;
  if (asks_for_presence(use)) {
    if (!ask_for_paddle_name(use)) answer(use, group);
    return;
  }
  if (use.unsound) {
    add_manual(use, codes::torch_api_manual, "the code around it does not parse");
    return;
  }
  const python::Use* base = base_of_method(use);
  if (base != nullptr && collect_base_method(use, *base)) return;
  const FoundRule found = rules_.find_under_any_name(api, profile_);
  const FoundRule owner = found ? FoundRule{} : class_given_member(api);
  if (!found && !owner) {
    add_manual(use, codes::torch_api_unmapped,
               rules_.knows(api) ? "conversion rules exist only for other Paddle releases"
                                 : "no conversion rule exists");
    return;
  }
  const auto value_of = group_of_value_.find(index);
  const std::uint32_t alias = value_of == group_of_value_.end() ? no_index : value_of->second;
  collect_known(use, found, owner, alias);
}

// A name with a rule, or a member that somebody gives to a class with a rule. `alias` is the group
// of names that stands for it, where it is the right side of an assignment.
void FindingCollector::collect_known(const python::Use& use, const FoundRule& rule,
                                     const FoundRule& owner, std::uint32_t alias) {
  const FoundRule& found = rule ? rule : owner;
  const UsedAs used = used_as(use, found, alias != no_index);
  const bool is_unbound = rule && found.rule->receiver != Receiver::none;
  if (rule && !used.is_covered && !is_unbound) {
    add_manual(use, codes::torch_api_manual, "no rule covers this kind of use");
    into_.findings.back().document = found.table->text(found.rule->documentation);
    return;
  }
  const EditMark before = into_.edits.mark();
  UsePlan plan = owner        ? plan_given_member(use, owner)
                 : is_unbound ? plan_unbound_method(use, found)
                              : plan_name(use, found, used);
  look_for_second_derivative(names_.text(use.name), use.call, plan);
  if (plan.ending == Ending::nothing || is_served(found, plan)) return;
  downgrade(use, names_.text(use.name), used, accepted_, plan);
  std::string_view name_target;
  if (use.dynamic != python::none) name_target = write_string(names_.dynamic[use.dynamic], plan);
  look_for_own_tensor(use.call, plan);
  settle_taken_names(found, plan, &before);
  add_use(use, found, std::move(plan), before, name_target);
  if (alias == no_index) return;
  into_.plans.back().alias = alias;
  into_.imports.groups[alias].value_finding = static_cast<std::uint32_t>(into_.findings.size() - 1);
}

// What a call unpacks with `**` and nobody sees may be what the layer needs: the class that stands
// in for torch's where it is a value takes all of torch's arguments.
UsePlan FindingCollector::plan_name(const python::Use& use, const FoundRule& found,
                                    const UsedAs& used) {
  UseToPlan to_plan;
  to_plan.found = found;
  to_plan.name = use.node;
  to_plan.call = use.call;
  to_plan.statement = use.statement;
  to_plan.bars = use.bars;
  to_plan.facts.contexts = used.contexts;
  to_plan.facts.can_hoist =
      use.statement != python::none &&
      (use.bars.none() || hoisted_calls_.precede(use, statement_node(use.statement)));
  to_plan.facts.known = use.facts;
  const PlainBase* around = plain_base_around(use.range.start);
  if (around != nullptr && around->base == use.range) {
    to_plan.facts.known.add(python::Fact::plain_base);
  }
  if (use.role == Role::value)
    to_plan.partial = partial_of(statement_node(use.statement), use.node, source_);
  const bool unpacks =
      use.call && found.rule->unpacked != Unpacked::unseen && unpacks_keywords(use.call);
  to_plan.unpacks_place_and_type =
      unpacks && unpacks_only_place_and_type(source_, names_, use.scope, use.call);
  const bool hides_arguments =
      unpacks && found.rule->unpacked == Unpacked::dropped && !to_plan.unpacks_place_and_type;
  if (!hides_arguments) return planner_.plan(to_plan);
  const EditMark before = into_.edits.mark();
  UseToPlan as_value = to_plan;
  as_value.call = Node();
  as_value.facts.contexts = context_reference;
  UsePlan plan = planner_.plan(as_value);
  if (plan.ending == Ending::edits && !plan.replaces_name) return plan;
  into_.edits.rollback(before);
  return planner_.plan(to_plan);
}

}  // namespace paddle_ls::rewrite
