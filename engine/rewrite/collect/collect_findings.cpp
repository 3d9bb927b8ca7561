#include "engine/rewrite/collect/collect_findings.hpp"

#include <algorithm>

#include "engine/python/written_imports.hpp"
#include "engine/rewrite/arguments/pure_value.hpp"
#include "engine/rewrite/known/proof.hpp"
#include "engine/rewrite/known/torch_library.hpp"
#include "engine/rewrite/known/unconditional.hpp"
#include "engine/rewrite/plan/plan_removal.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/rewrite/source/unpacked_keywords.hpp"
#include "engine/rewrite/source/use_contexts.hpp"

namespace paddle_ls::rewrite {

using python::Role;
using syntax::Node;
using text::ByteRange;

namespace {

// A module has nothing to run: what is taken from it is proven by itself.
bool needs_proof(const FoundRule& found) {
  return RuleSet::is_built_in(found) && (found.rule->contexts & context_import) == 0;
}

bool is_proven(std::string_view api, Profile profile) {
  const std::optional<Proof> proof = proof_of(api, profile);
  return proof && proof->holds();
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
      wanted_(options.wanted),
      own_packages_(options.own_packages),
      installed_(options.installed),
      imports_(imports),
      into_(into),
      planner_(source, pieces, names, into.imports.paddle, options.patches, into.edits),
      iterator_places_(source, pieces) {
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
}

Node FindingCollector::statement_node(python::StatementId id) const {
  return id == python::none ? Node() : names_.statements[id].node;
}

std::string_view FindingCollector::keep(std::string text) {
  if (text.empty()) return {};
  const auto known = kept_.find(text);
  if (known != kept_.end()) return known->second;
  into_.texts.push_front(text);
  kept_.emplace(std::move(text), into_.texts.front());
  return into_.texts.front();
}

Finding& FindingCollector::add(ByteRange range, const Code& code, ByteRange extent) {
  Finding& finding = into_.findings.emplace_back();
  finding.range = range;
  finding.code = &code;
  finding.profile = profile_;
  FindingPlan& plan = into_.plans.emplace_back();
  plan.first_edit = static_cast<std::uint32_t>(into_.edits.edits.size());
  plan.extent_start = static_cast<std::uint32_t>(extent.start);
  plan.extent_end = static_cast<std::uint32_t>(extent.end);
  return finding;
}

// Completes the finding added last by what the planner made of its use; `before` is where its edits
// begin.
void FindingCollector::finish(const UsePlan& plan, const EditMark& before, const FoundRule& found,
                              python::StatementId statement) {
  Finding& finding = into_.findings.back();
  FindingPlan& edits = into_.plans.back();
  edits.first_edit = static_cast<std::uint32_t>(before.edits);
  edits.edit_count = static_cast<std::uint32_t>(into_.edits.edits.size() - before.edits);
  edits.holes = {static_cast<std::uint32_t>(before.holes),
                 static_cast<std::uint32_t>(into_.edits.holes.size() - before.holes)};
  if (plan.ending == Ending::edits) {
    edits.extent_start = static_cast<std::uint32_t>(plan.extent.start);
    edits.extent_end = static_cast<std::uint32_t>(plan.extent.end);
  }
  if (!plan.removed_statement.empty()) {
    const std::uint32_t block = names_.statements[statement].block;
    into_.removed.push_back({static_cast<std::uint32_t>(into_.findings.size() - 1),
                             block,
                             imports_.block_sizes[block],
                             plan.removed_statement,
                             {},
                             0,
                             0});
    find_needless_if(names_.statements[statement].parent, into_.removed.back());
  }
  add_needs(found, plan);
  if (plan.alternative != nullptr) {
    const auto all = found.table->rows(found.rule->alternatives);
    edits.alternative = static_cast<std::uint32_t>(plan.alternative - all.data());
  }
  edits.precedence = plan.precedence;
  edits.replaces_name = plan.replaces_name;
  edits.leaf_is_free = !names_.mentions(last_component(plan.target));
  edits.needs_paddle = plan.needs_paddle;
  finding.api = found.table->text(found.rule->api);
  finding.document = found.table->text(found.rule->documentation);
  finding.rule = found.id;
  finding.target = plan.target;
  finding.reason = keep(plan.reason);
  if (plan.ending == Ending::edits) {
    finding.form = keep(plan.form);
    finding.left_out = keep(plan.left_out);
    finding.removes = plan.removes;
  }
  finding.fix = plan.ending == Ending::manual ? FixClass::none : plan.fix;
  if (plan.ending == Ending::edits && finding.fix == FixClass::safe && needs_proof(found) &&
      !is_proven(finding.api, profile_)) {
    finding.fix = FixClass::needs_confirmation;
    finding.reason = "the rule has not been verified on this Paddle release";
  }
  if (finding.fix != FixClass::safe) allow_comment(statement);
  if (plan.ending == Ending::manual) {
    finding.code = plan.bad_arguments ? &codes::torch_api_args : &codes::torch_api_manual;
  }
}

// `if torch.cuda.is_available(): torch.backends.cudnn.benchmark = True` goes as a whole.
void FindingCollector::find_needless_if(python::StatementId id, RemovedStatement& removed) const {
  const PythonKinds& k = python_kinds();
  const Node node = statement_node(id);
  constexpr std::size_t longest = 2000;  // statements of a long one are not worth the search
  if (!node || node.kind() != k.if_statement || node.named_child_count() != 2) return;
  if (node.range().size() > longest) return;
  if (node.in(source_).find('#') != std::string_view::npos) return;
  UseSite site;
  site.source = source_;
  site.names = &names_;
  if (!is_pure_test(site, node.field(k.condition))) return;
  const RemovalPlan lines = removal_of(source_, node);
  if (!lines.gap.empty() || lines.range == node.range()) return;
  const python::Statement& statement = names_.statements[id];
  removed.around = lines.range;
  removed.outer_block = statement.block;
  removed.outer_size = statement.parent == python::none ? 0 : imports_.block_sizes[statement.block];
}

void FindingCollector::add_manual(const python::Use& use, const Code& code,
                                  std::string_view reason) {
  const ByteRange extent = use.call ? use.call.range() : use.range;
  Finding& finding = add(use.range, code, extent);
  finding.api = keep(std::string(names_.text(use.name)));
  finding.reason = reason;
  if (use.binding != python::none)
    into_.plans.back().group = imports_.group_of_binding[use.binding];
  allow_comment(use.statement);
}

// A comment on the finding added last may stand above the line that its statement begins, or that a
// statement around it on the same line does.
void FindingCollector::allow_comment(python::StatementId statement) {
  std::size_t line = source_.size();
  for (; statement != python::none; statement = names_.statements[statement].parent) {
    const std::size_t start = names_.statements[statement].node.start();
    if (line == source_.size()) line = line_start(source_, start);
    if (start < line) return;
    if (line + indentation(source_, start).size() == start) {
      into_.plans.back().comment_at = static_cast<std::uint32_t>(line);
      return;
    }
  }
}

void FindingCollector::collect_names() {
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

UsePlan FindingCollector::plan_given_member(const python::Use& use, const FoundRule& owner) {
  const std::string_view api = names_.text(use.name);
  UsePlan plan;
  plan.ending = Ending::edits;
  plan.fix = FixClass::needs_confirmation;
  plan.reason = "the class is given a member that it does not have";
  plan.target = keep(std::string(owner.table->text(only_alternative(owner)->callee)) +
                     std::string(api.substr(api.rfind('.'))));
  plan.replaces_name = true;
  plan.extent = use.call ? use.call.range() : use.range;
  return plan;
}

void FindingCollector::collect(const python::Use& use, std::uint32_t index) {
  const std::string_view api = names_.text(use.name);
  if (!rules_.covers(api, profile_)) return;
  const std::uint32_t group =
      use.binding == python::none ? no_index : imports_.group_of_binding[use.binding];
  if (group != no_index && is_variable_[group]) return;
  const bool asks_for_presence = use.dynamic != python::none &&
                                 names_.dynamic[use.dynamic].form == python::DynamicForm::presence;
  const bool is_stored =
      asks_for_presence &&
      std::any_of(names_.uses.begin(), names_.uses.end(), [&](const auto& other) {
        return other.name == use.name && other.role == Role::store;
      });
  if (asks_for_presence && !is_stored) {
    if (!ask_for_paddle_name(use)) answer(use, group);
    return;
  }
  if (use.unsound) {
    add_manual(use, codes::torch_api_manual, "the code around it does not parse");
    return;
  }
  FoundRule found = rules_.find_under_any_name(api, profile_);
  const bool is_given = !found && (found = class_given_member(api));
  if (!found) {
    add_manual(use, codes::torch_api_unmapped,
               rules_.knows(api) ? "conversion rules exist only for other Paddle releases"
                                 : "no conversion rule exists");
    return;
  }
  const auto value_of = group_of_value_.find(index);
  const bool is_alias_value = value_of != group_of_value_.end();
  std::uint32_t contexts = contexts_of(use.role);
  const Node statement = statement_node(use.statement);
  if (use.call) contexts |= contexts_of_call(statement, use.call, use.bars, source_);
  const bool is_class = torch_kinds().instance(api) != python::Kind::unknown;
  if (use.role == Role::value && is_compared(statement, use.node, source_) &&
      !(is_class && is_beside_value(statement, use.node, source_))) {
    contexts = context_annotation;
    if (is_this_class(statement, use.node, source_)) contexts |= context_compared;
  }
  std::uint32_t allowed = found.rule->contexts;
  if ((allowed & context_reference) != 0) allowed |= context_annotation;
  const bool is_module = (found.rule->contexts & context_import) != 0;
  const bool is_module_value =
      is_module && !is_alias_value && (contexts & (context_reference | context_annotation)) != 0;
  if (is_module && (is_alias_value || is_module_value)) allowed |= contexts;
  const bool is_unbound = found.rule->receiver != Receiver::none;
  if ((allowed & contexts) == 0 && !is_unbound && !is_given) {
    add_manual(use, codes::torch_api_manual, "no rule covers this kind of use");
    into_.findings.back().document = found.table->text(found.rule->documentation);
    return;
  }

  UseToPlan to_plan;
  to_plan.found = found;
  to_plan.name = use.node;
  to_plan.call = use.call;
  to_plan.statement = use.statement;
  to_plan.bars = use.bars;
  to_plan.facts.contexts = is_alias_value || is_module_value ? context_annotation : contexts;
  to_plan.facts.can_hoist = use.bars.none() && use.statement != python::none;
  const EditMark before = into_.edits.mark();
  UsePlan plan = is_given     ? plan_given_member(use, found)
                 : is_unbound ? plan_unbound_method(use, found)
                              : plan_name(use, to_plan);
  if (plan.ending == Ending::nothing || is_served(found, plan)) return;
  const bool is_module_shared = use.binding != python::none && use.bound_parts == 1 &&
                                serves_other_libraries(api) && plan.replaces_name &&
                                !is_at_or_below(plan.target, "paddle");
  if (is_module_shared && plan.ending == Ending::edits) {
    plan.ending = Ending::manual;
    plan.reason = "import it with `from` or `as`, so that the name can be rewritten on its own";
  }
  std::string_view name_target;
  if (use.dynamic != python::none) name_target = write_string(names_.dynamic[use.dynamic], plan);
  if (use.resolution == python::Resolution::ambiguous && plan.fix == FixClass::safe &&
      plan.ending == Ending::edits) {
    plan.fix = FixClass::needs_confirmation;
    plan.reason = "the name may refer to another binding here";
  }
  if (is_module_value && plan.fix == FixClass::safe && plan.ending == Ending::edits) {
    plan.fix = FixClass::needs_confirmation;
    plan.reason = "names taken from the module at run time are not visible";
  }
  look_for_own_tensor(use.call, plan);
  settle_taken_names(found, plan);
  const bool splits_name = use.in_string && plan.ending == Ending::edits && !plan.replaces_name;
  if (splits_name) {
    plan.ending = Ending::manual;
    plan.reason = "it is inside a string";
  }
  add_use(use, found, plan, before, name_target);
  if (is_alias_value) {
    FindingPlan& edits = into_.plans.back();
    edits.alias = value_of->second;
    into_.imports.groups[edits.alias].value_finding =
        static_cast<std::uint32_t>(into_.findings.size() - 1);
  }
}

// Adds the finding of a use that `plan` was made for. `name_target` is what becomes of the module
// where a string spells the rest of the name.
void FindingCollector::add_use(const python::Use& use, const FoundRule& found, const UsePlan& plan,
                               const EditMark& before, std::string_view name_target) {
  Finding& finding = add(use.range, codes::torch_api, use.call ? use.call.range() : use.range);
  if (use.resolution == python::Resolution::ambiguous) finding.certainty = Certainty::likely;
  finish(plan, before, found, use.statement);
  FindingPlan& edits = into_.plans.back();
  edits.group = use.binding == python::none ? no_index : imports_.group_of_binding[use.binding];
  const ByteRange name = name_target.empty() ? use.range : names_.dynamic[use.dynamic].object;
  edits.name_target = name_target;
  edits.name_start = static_cast<std::uint32_t>(name.start);
  edits.name_end = static_cast<std::uint32_t>(name.end);
  edits.root_end = static_cast<std::uint32_t>(names_.leading(use, 1).end);
}

// What a call unpacks with `**` and nobody sees may be what the layer needs: the class that stands
// in for torch's where it is a value takes all of torch's arguments.
UsePlan FindingCollector::plan_name(const python::Use& use, const UseToPlan& to_plan) {
  const bool hides_arguments = use.call && to_plan.found.rule->unpacked == Unpacked::dropped &&
                               unpacks_keywords(use.call) &&
                               !unpacks_only_place_and_type(source_, names_, use.scope, use.call);
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

void FindingCollector::collect_unused_imports() {
  for (const python::Import& import : names_.imports) {
    for (std::uint32_t i = 0; i < import.name_count; ++i) {
      collect_if_unused(import, names_.imported[import.first_name + i]);
    }
  }
}

// True where a function or class of the file stands in for what may not be there to import:
// `try: from torch import _assert` with `except ImportError: def _assert(...)`.
bool FindingCollector::is_defined_too(const python::Binding& binding) const {
  return std::any_of(names_.scopes.begin(), names_.scopes.end(), [&](const python::Scope& scope) {
    return scope.name == binding.name && scope.parent == binding.scope &&
           scope.name != python::none;
  });
}

bool FindingCollector::is_wanted(const python::ImportedName& imported) const {
  const std::string_view name = names_.text(names_.bindings[imported.binding].name);
  return python::may_list_in_all(source_, name) ||
         (wanted_ != nullptr && std::binary_search(wanted_->begin(), wanted_->end(), name));
}

// Adds the finding and the edits for `from torch.hub import load` that other files import from
// here: they get Paddle's. False, and nothing is added, where the name has no plain counterpart, or
// the statement imports others too.
bool FindingCollector::add_reexport(const python::Import& import,
                                    const python::ImportedName& imported) {
  const std::string_view api = names_.text(imported.target);
  const FoundRule found = rules_.find_under_any_name(api, profile_);
  const Alternative* plain = found ? only_alternative(found) : nullptr;
  if (import.name_count != 1 || plain == nullptr || plain->outcome != Outcome::callee) return false;
  const std::string_view target = found.table->text(plain->callee);
  const std::size_t dot = target.rfind('.');
  const std::string_view local = names_.text(names_.bindings[imported.binding].name);
  const std::string_view leaf = target.substr(dot + 1);
  Finding& finding = add(imported.range, codes::torch_api, imported.range);
  finding.api = keep(std::string(api));
  finding.target = keep(std::string(target));
  finding.fix = FixClass::needs_confirmation;
  finding.reason = "other files import this name from here, and get Paddle's object instead";
  FindingPlan& plan = into_.plans.back();
  plan.first_edit = static_cast<std::uint32_t>(into_.edits.edits.size());
  into_.edits.add(import.module, std::string(target.substr(0, dot)));
  into_.edits.add(imported.range, leaf == local ? std::string(leaf)
                                                : std::string(leaf) + " as " + std::string(local));
  plan.edit_count = 2;
  return true;
}

// A name of the module may be there for other files to import. Who tells the linter so is believed.
void FindingCollector::collect_if_unused(const python::Import& import,
                                         const python::ImportedName& imported) {
  if (imported.binding == python::none || !rules_.covers(names_.text(imported.target), profile_))
    return;
  const std::uint32_t index = imports_.group_of_binding[imported.binding];
  if (index == no_index) return;
  NameGroup& group = into_.imports.groups[index];
  if (group.references != 0 || group.is_blocked) return;
  group.is_unused = true;
  if (is_defined_too(names_.bindings[imported.binding])) return;
  const std::size_t line_end =
      std::min(source_.find_first_of("\r\n", imported.range.end), source_.size());
  const bool is_for_others =
      is_wanted(imported) ||
      text::slice(source_, {imported.range.end, line_end}).find("noqa") != std::string_view::npos;
  const python::Statement& statement = names_.statements[import.statement];
  const bool is_tried =
      statement.is(python::Around::in_try) || statement.is(python::Around::in_except);
  const bool is_of_module = !import.module.empty() && group.scope == 0;
  if ((is_for_others || is_tried) && is_of_module && add_reexport(import, imported)) {
    passed_on_.insert(index);
  }
  if (is_for_others || passed_on_.contains(index)) return;
  Finding& finding = add(imported.range, codes::torch_import_unused, imported.range);
  finding.api = keep(std::string(names_.text(imported.target)));
  finding.fix = FixClass::safe;
  into_.plans.back().group = index;
  if (is_of_module) {
    finding.fix = FixClass::needs_confirmation;
    finding.reason = "another file may import it from here";
  }
}

}  // namespace paddle_ls::rewrite
