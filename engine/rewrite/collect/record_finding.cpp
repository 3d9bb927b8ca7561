#include "engine/rewrite/collect/record_finding.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "engine/rewrite/arguments/pure_value.hpp"
#include "engine/rewrite/collect/collect_needs.hpp"
#include "engine/rewrite/collect/downgrade.hpp"
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

// Importing a module runs nothing of the API: its members have their own proof.
bool needs_proof(const FoundRule& found) {
  return RuleSet::is_built_in(found) && (found.rule->contexts & context_import) == 0;
}

// `form` with `name` in place of its receiver.
std::string with_name(std::string form, std::string_view name) {
  constexpr std::string_view object = "self";
  const std::size_t at = form.find(object);
  return at == std::string::npos ? form : form.replace(at, object.size(), name);
}

// Whether the whole computation of a use is moved before its statement, so that only a name is
// left.
bool leaves_name(const FoundRule& found, const UsePlan& plan) {
  if (plan.ending != Ending::edits || plan.alternative == nullptr) return false;
  const auto pieces = found.table->rows(plan.alternative->expression.pieces);
  return pieces.size() == 1 && pieces.front().kind == PieceKind::fresh;
}

// Whether the call of `api` computes a gradient that can be differentiated again.
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
  if (names.size() == most + 1) return text + " and 1 other";
  if (names.size() > most) text += " and " + std::to_string(names.size() - most) + " others";
  return text;
}

bool is_proven(std::string_view api, Profile profile) {
  const std::optional<Proof> proof = proof_of(api, profile);
  return proof && proof->holds();
}

// `if torch.cuda.is_available(): torch.backends.cudnn.benchmark = True` is removed as a whole.
void find_needless_if(const PassInput& view, python::StatementId id, RemovedStatement& removed) {
  const PythonKinds& k = python_kinds();
  const Node node = view.statement_node(id);
  constexpr std::size_t longest = 2000;  // longer `if` statements are not searched
  if (!node || node.kind() != k.if_statement || node.named_child_count() != 2) return;
  if (node.range().size() > longest) return;
  if (node.in(view.source).find('#') != std::string_view::npos) return;
  UseSite site;
  site.source = view.source;
  site.names = &view.names;
  if (!is_pure_test(site, node.field(k.condition))) return;
  const RemovalPlan lines = removal_of(view.source, node);
  if (!lines.gap.empty() || lines.range == node.range()) return;
  const python::Statement& statement = view.names.statements[id];
  removed.around = lines.range;
  removed.outer_block = statement.block;
  removed.outer_size =
      statement.parent == python::none ? 0 : view.imports.block_sizes[statement.block];
}

// What is removed with the use: its statement, and perhaps the `if` around it.
RemovedStatement removed_with(const PassInput& view, const PlannedUse& use) {
  const python::Statement& statement = view.names.statements[use.statement];
  RemovedStatement removed;
  removed.block = statement.block;
  removed.block_size = view.imports.block_sizes[statement.block];
  removed.statement = use.plan.removed_statement;
  find_needless_if(view, statement.parent, removed);
  return removed;
}

void fill_plan(const PassInput& view, Findings& into, const PlannedUse& use, Finding& finding) {
  const UsePlan& plan = use.plan;
  FindingPlan& edits = finding.plan;
  if (plan.ending == Ending::edits) set_extent(plan.extent, finding);
  if (!plan.removed_statement.empty()) {
    edits.removed = static_cast<std::uint32_t>(into.file.removed.size());
    into.file.removed.push_back(removed_with(view, use));
  }
  if (plan.alternative != nullptr) {
    const auto all = use.found.table->rows(use.found.rule->alternatives);
    edits.alternative = static_cast<std::uint32_t>(plan.alternative - all.data());
  }
  edits.precedence = plan.precedence;
  edits.replaces_name = plan.replaces_name;
  edits.leaf_is_free = !view.names.mentions(last_component(plan.target));
  edits.needs_paddle = plan.needs_paddle;
}

void fill_words(Findings& into, const FoundRule& found, const UsePlan& plan, Finding& finding) {
  const std::string_view api = found.table->text(found.rule->api);
  finding.api = name_for_people(api);
  finding.document = found.table->text(found.rule->documentation);
  finding.rule = found.id;
  finding.target = plan.target;
  finding.reason = into.keep(plan.reason);
  if (plan.ending != Ending::edits) return;
  finding.form = into.keep(is_exception_class(api) ? with_name(plan.form, finding.api) : plan.form);
  finding.left_out = into.keep(plan.left_out);
  finding.removes = plan.removes;
  finding.is_part = plan.is_part;
}

}  // namespace

void set_extent(ByteRange extent, Finding& finding) {
  finding.plan.extent_start = static_cast<std::uint32_t>(extent.start);
  finding.plan.extent_end = static_cast<std::uint32_t>(extent.end);
}

void look_for_second_derivative(const PassInput& view, std::string_view api, Node call,
                                UsePlan& plan) {
  if (!view.options.differentiates_twice) return;
  if (asks_for_second_derivative(api, call, view.source) && view.options.habits &&
      !view.options.habits->once.empty()) {
    const std::string reason = "Paddle has no second derivative for " +
                               first_of(view.options.habits->once) +
                               ", which other files of the project use: it raises where this "
                               "gradient is differentiated through them";
    return lower_to_review(plan, view.options.accepted, "second-derivative", reason);
  }
  const bool assigns = plan.form.find("output=") != std::string::npos;
  if (!assigns && !lacks_second_derivative(api)) return;
  lower_to_review(plan, view.options.accepted, "second-derivative");
  if (plan.ending != Ending::nothing || !view.words.has("create_graph")) return;
  plan.ending = Ending::manual;
  plan.reason = differences()[difference_named("second-derivative")].differs;
}

Finding finding_of(const PassInput& view, Findings& into, PlannedUse use) {
  const FoundRule& found = use.found;
  UsePlan& plan = use.plan;
  if (needs_proof(found) && !is_proven(found.table->text(found.rule->api), view.options.profile)) {
    lower_to_review(plan, view.options.accepted, "unverified-release");
  }
  Finding finding = begin_finding(codes::torch_api, use.range, use.before);
  finding.profile = view.options.profile;
  set_extent(use.extent, finding);
  fill_plan(view, into, use, finding);
  fill_words(into, found, plan, finding);
  add_needs(view, into, found, plan, finding);
  finding.fix = plan.ending == Ending::manual ? FixClass::none : plan.fix;
  if (finding.fix == FixClass::needs_confirmation) finding.difference = plan.difference;
  if (finding.has_edits()) finding.accepted = into.keep(std::move(plan.accepted));
  if (finding.fix != FixClass::safe) allow_comment(view, use.statement, finding);
  if (plan.ending == Ending::manual) {
    finding.code = plan.bad_arguments ? &codes::torch_api_args : &codes::torch_api_manual;
  }
  return finding;
}

Finding finding_of_name(const PassInput& view, Findings& into, const python::Use& use,
                        PlannedUse planned, std::string_view module) {
  if (leaves_name(planned.found, planned.plan)) into.hoisted_calls.note(use);
  planned.statement = use.statement;
  planned.range = use.range;
  planned.extent = use.call ? use.call.range() : use.range;
  Finding finding = finding_of(view, into, std::move(planned));
  if (use.resolution == python::Resolution::ambiguous) finding.certainty = Certainty::likely;
  FindingPlan& edits = finding.plan;
  edits.group = view.group_of(use);
  const ByteRange name = module.empty() ? use.range : view.names.dynamic[use.dynamic].object;
  edits.name_target = module;
  edits.name_start = static_cast<std::uint32_t>(name.start);
  edits.name_end = static_cast<std::uint32_t>(name.end);
  edits.root_end = static_cast<std::uint32_t>(view.names.leading(use, 1).end);
  return finding;
}

Finding manual_finding(const PassInput& view, Findings& into, const python::Use& use,
                       const Code& code, std::string_view reason) {
  Finding finding = into.begin(code, use.range);
  if (use.call) set_extent(use.call.range(), finding);
  finding.api = into.keep(std::string(view.names.text(use.name)));
  finding.reason = reason;
  finding.plan.group = view.group_of(use);
  allow_comment(view, use.statement, finding);
  return finding;
}

void allow_comment(const PassInput& view, python::StatementId statement, Finding& finding) {
  std::size_t line = view.source.size();
  for (; statement != python::none; statement = view.names.statements[statement].parent) {
    const std::size_t start = view.names.statements[statement].node.start();
    if (line == view.source.size()) line = line_start(view.source, start);
    if (start < line) return;
    if (line + indentation(view.source, start).size() == start) {
      finding.plan.comment_at = static_cast<std::uint32_t>(line);
      return;
    }
  }
}

}  // namespace paddle_ls::rewrite
