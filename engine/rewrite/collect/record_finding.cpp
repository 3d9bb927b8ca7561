// What a plan becomes: a finding, with its edits and what they need.
#include <algorithm>
#include <array>
#include <set>

#include "engine/rewrite/arguments/pure_value.hpp"
#include "engine/rewrite/collect/collect_findings.hpp"
#include "engine/rewrite/known/name_for_people.hpp"
#include "engine/rewrite/known/proof.hpp"
#include "engine/rewrite/plan/plan_removal.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/second_derivatives.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;
using text::ByteRange;

namespace {

// A module has nothing to run: what is taken from it is proven by itself.
bool needs_proof(const FoundRule& found) {
  return RuleSet::is_built_in(found) && (found.rule->contexts & context_import) == 0;
}

// `form` with `name` for the object that it is asked of.
std::string with_name(std::string form, std::string_view name) {
  constexpr std::string_view object = "self";
  const std::size_t at = form.find(object);
  return at == std::string::npos ? form : form.replace(at, object.size(), name);
}

// Whether all that a use computes is moved before its statement, and a name stays in its place.
bool leaves_name(const FoundRule& found, const UsePlan& plan) {
  if (plan.ending != Ending::edits || plan.alternative == nullptr) return false;
  const auto pieces = found.table->rows(plan.alternative->expression.pieces);
  return pieces.size() == 1 && pieces.front().kind == PieceKind::fresh;
}

// Whether `api` is asked for a gradient that can be differentiated again.
bool asks_for_second_derivative(std::string_view api, Node call, std::string_view source) {
  constexpr std::array<std::string_view, 3> always = {"hessian", "hvp", "vhp"};
  const std::string_view name = last_component(api);
  if (std::find(always.begin(), always.end(), name) != always.end()) return true;
  const bool is_gradient = name == "backward" || api == "torch.autograd.grad";
  if (!is_gradient || !call) return false;
  const PythonKinds& k = python_kinds();
  const Node arguments = call.field(k.arguments);
  for (Node each = arguments.named_child(0); each; each = each.next_sibling()) {
    if (each.kind() != k.keyword_argument) continue;
    if (each.field(k.name).in(source) != "create_graph") continue;
    return each.field(k.value).in(source) != "False";
  }
  return false;
}

// "`GELU`, `LayerNorm`, `softmax` and 3 others".
std::string first_of(const std::set<std::string, std::less<>>& names) {
  constexpr std::size_t most = 3;
  std::string text;
  std::size_t shown = 0;
  for (const std::string& name : names) {
    if (shown == most) break;
    text += (shown++ == 0 ? "`" : ", `") + name + "`";
  }
  if (names.size() == most + 1) return text + " and another one";
  if (names.size() > most) text += " and " + std::to_string(names.size() - most) + " others";
  return text;
}

bool is_proven(std::string_view api, Profile profile) {
  const std::optional<Proof> proof = proof_of(api, profile);
  return proof && proof->holds();
}

}  // namespace

std::string_view FindingCollector::keep(std::string text) {
  if (text.empty()) return {};
  const auto known = kept_.find(text);
  if (known != kept_.end()) return known->second;
  into_.texts.push_front(text);
  kept_.emplace(std::move(text), into_.texts.front());
  return into_.texts.front();
}

std::span<const DifferenceId> FindingCollector::keep(std::vector<DifferenceId> list) {
  if (list.empty()) return {};
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  const auto known = kept_lists_.find(list);
  if (known != kept_lists_.end()) return known->second;
  into_.lists.push_front(list);
  kept_lists_.emplace(std::move(list), into_.lists.front());
  return into_.lists.front();
}

Finding& FindingCollector::add(ByteRange range, const Code& code, ByteRange extent) {
  Finding begun = begin_finding(code, range, into_.edits.mark());
  begun.profile = profile_;
  begun.plan.extent_start = static_cast<std::uint32_t>(extent.start);
  begun.plan.extent_end = static_cast<std::uint32_t>(extent.end);
  emit(std::move(begun), into_);
  Finding& finding = into_.findings.back();
  return finding;
}

// Where a file asks for gradients of gradients, an operator without them is said, also one that
// stays as it is; those of other files are said where it asks.
void FindingCollector::look_for_second_derivative(std::string_view api, Node call, UsePlan& plan) {
  if (!differentiates_twice_) return;
  if (asks_for_second_derivative(api, call, source_) && habits_ && !habits_->once.empty()) {
    const std::string reason = "Paddle's operators have no second derivative for " +
                               first_of(habits_->once) +
                               ", which other files of the project use: it raises where this "
                               "gradient is differentiated through them";
    return lower_to_review(plan, accepted_, "second-derivative", reason);
  }
  const bool assigns = plan.form.find("output=") != std::string::npos;
  if (!assigns && !lacks_second_derivative(api)) return;
  lower_to_review(plan, accepted_, "second-derivative");
  if (plan.ending != Ending::nothing || !words_.has("create_graph")) return;
  plan.ending = Ending::manual;
  plan.reason = differences()[difference_named("second-derivative")].differs;
}

// Completes the finding added last by what the planner made of its use.
void FindingCollector::finish(UsePlan plan, const EditMark& before, const FoundRule& found,
                              python::StatementId statement) {
  Finding& finding = into_.findings.back();
  FindingPlan& edits = into_.findings.back().plan;
  if (needs_proof(found) && !is_proven(found.table->text(found.rule->api), profile_)) {
    lower_to_review(plan, accepted_, "unverified-release");
  }
  edits.edits = {static_cast<std::uint32_t>(before.edits),
                 static_cast<std::uint32_t>(into_.edits.edits.size() - before.edits)};
  edits.holes = {static_cast<std::uint32_t>(before.holes),
                 static_cast<std::uint32_t>(into_.edits.holes.size() - before.holes)};
  if (plan.ending == Ending::edits) {
    edits.extent_start = static_cast<std::uint32_t>(plan.extent.start);
    edits.extent_end = static_cast<std::uint32_t>(plan.extent.end);
  }
  if (!plan.removed_statement.empty()) {
    const std::uint32_t block = names_.statements[statement].block;
    edits.removed = static_cast<std::uint32_t>(into_.removed.size());
    into_.removed.push_back({block, imports_.block_sizes[block], plan.removed_statement, {}, 0, 0});
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
  const std::string_view api = found.table->text(found.rule->api);
  finding.api = name_for_people(api);
  finding.document = found.table->text(found.rule->documentation);
  finding.rule = found.id;
  finding.target = plan.target;
  finding.reason = keep(plan.reason);
  if (plan.ending == Ending::edits) {
    finding.form = keep(is_exception_class(api) ? with_name(plan.form, finding.api) : plan.form);
    finding.left_out = keep(plan.left_out);
    finding.removes = plan.removes;
    finding.is_part = plan.is_part;
  }
  finding.fix = plan.ending == Ending::manual ? FixClass::none : plan.fix;
  if (finding.fix == FixClass::needs_confirmation) finding.difference = plan.difference;
  if (finding.has_edits()) finding.accepted = keep(std::move(plan.accepted));
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
    into_.findings.back().plan.group = imports_.group_of_binding[use.binding];
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
      into_.findings.back().plan.comment_at = static_cast<std::uint32_t>(line);
      return;
    }
  }
}

// Adds the finding of a use that `plan` was made for. `name_target` is what becomes of the module
// where a string spells the rest of the name.
void FindingCollector::add_use(const python::Use& use, const FoundRule& found, UsePlan plan,
                               const EditMark& before, std::string_view name_target) {
  Finding& finding = add(use.range, codes::torch_api, use.call ? use.call.range() : use.range);
  if (use.resolution == python::Resolution::ambiguous) finding.certainty = Certainty::likely;
  if (leaves_name(found, plan)) hoisted_calls_.note(use);
  finish(std::move(plan), before, found, use.statement);
  FindingPlan& edits = into_.findings.back().plan;
  edits.group = use.binding == python::none ? no_index : imports_.group_of_binding[use.binding];
  const ByteRange name = name_target.empty() ? use.range : names_.dynamic[use.dynamic].object;
  edits.name_target = name_target;
  edits.name_start = static_cast<std::uint32_t>(name.start);
  edits.name_end = static_cast<std::uint32_t>(name.end);
  edits.root_end = static_cast<std::uint32_t>(names_.leading(use, 1).end);
}

}  // namespace paddle_ls::rewrite
