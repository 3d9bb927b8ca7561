#include <algorithm>
#include <string>
#include <vector>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/known/proof.hpp"
#include "engine/rewrite/plan/rule_form.hpp"
#include "engine/rewrite/rule_words/argument_fate.hpp"
#include "engine/text/markdown.hpp"

namespace paddle_ls::rewrite {

namespace {

using text::code_block;
using text::code_span;

// A text of a rule: trusted as Markdown only if the rule is built in.
std::string said_by(const FoundRule& found, std::string_view words) {
  const bool is_of_project = found && !RuleSet::is_built_in(found);
  return is_of_project ? text::plain_in_markdown(words) : std::string(words);
}

// A bar ends the cell of a table, even in a code span.
std::string in_cell(std::string text) {
  for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
    if (at == 0 || text[at - 1] != '\\') text.insert(at, "\\");
  }
  return text;
}

// How one argument is converted in the alternative that this use takes.
std::string fate_in_words(const FoundRule& found, const ArgumentFate& fate) {
  switch (fate.kind) {
    case ArgumentFate::Kind::same: return "the same";
    case ArgumentFate::Kind::renamed: return code_span(fate.text);
    case ArgumentFate::Kind::left_out: return "left out";
    case ArgumentFate::Kind::one_list: return "one list";
    case ArgumentFate::Kind::remark: return said_by(found, fate.text);
  }
  return {};
}

// The alternative that this use takes, or that the reason against a fix comes from; null if there
// is none.
const Alternative* alternative_of(const FoundRule& found, const FindingPlan& plan) {
  if (plan.alternative == no_index) return nullptr;
  return &found.table->rows(found.rule->alternatives)[plan.alternative];
}

// The Paddle call with the parameters that the rule handles: `paddle.sum(x, axis)`.
std::string paddle_signature(const FoundRule& found, const Alternative& alternative) {
  const RuleTable& table = *found.table;
  const auto parameters = table.rows(found.rule->signature);
  std::vector<std::string_view> names;
  for (const Text name : table.rows(alternative.order)) names.push_back(table.text(name));
  const auto add = [&names](std::string_view name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  for (std::uint16_t i = 0; i < parameters.size(); ++i) {
    std::string_view name = table.text(parameters[i].name);
    bool is_kept = true;
    for (const ArgumentRule& rule : table.rows(alternative.arguments)) {
      if (rule.parameter != i) continue;
      if (rule.action == ArgumentAction::rename) name = table.text(rule.name);
      is_kept = is_kept && rule.action != ArgumentAction::drop &&
                rule.action != ArgumentAction::refuse && rule.action != ArgumentAction::add;
    }
    if (is_kept) add(name);
  }
  for (const ArgumentRule& rule : table.rows(alternative.arguments)) {
    if (rule.action == ArgumentAction::set || rule.action == ArgumentAction::add) {
      add(table.text(rule.name));
    }
  }
  std::string result(table.text(alternative.callee));
  result += "(";
  for (const std::string_view name : names) {
    if (!result.ends_with('(')) result += ", ";
    result += name;
  }
  return result + ")";
}

// Signatures and table describe one alternative; a template is shown as it is, before and after.
std::string signatures(const FoundRule& found, const Alternative* alternative) {
  std::string text = signature_of(*found.table, *found.rule) + "\n";
  if (alternative != nullptr && is_call(*alternative)) {
    text += paddle_signature(found, *alternative) + "\n";
  }
  return code_block(text, "python") + "\n";
}

std::string argument_table(const FoundRule& found, const Alternative* alternative) {
  const auto parameters = found.table->rows(found.rule->signature);
  if (parameters.empty() || alternative == nullptr || !is_call(*alternative)) return {};
  std::string text = "| torch | Paddle |\n|---|---|\n";
  for (std::uint16_t i = 0; i < parameters.size(); ++i) {
    text += "| " + in_cell(code_span(found.table->text(parameters[i].name))) + " | " +
            in_cell(fate_in_words(found, fate_of(*found.table, *alternative, i))) + " |\n";
  }
  return text + "\n";
}

// The verdict on this use, in the terms of the diagnostics, the hints and the summary.
std::string category(const Finding& finding) {
  switch (finding.fix) {
    case FixClass::safe: return "Safe: ";
    case FixClass::needs_confirmation: return "Needs review: ";
    case FixClass::none: return "Manual: ";
  }
  return {};
}

// This use before and after its fix; empty if there is no fix, or if it is too long for a card.
std::string before_and_after(std::string_view source, const FileFindings& file, std::size_t index) {
  constexpr std::size_t longest = 400;
  const text::ByteRange extent = file.findings[index].plan.extent();
  if (!file.findings[index].has_edits() || extent.size() > longest) return {};
  text::Edits inside;
  for (text::Edit& edit : edits_for(source, file, {&index, 1})) {
    if (!extent.contains(edit.range)) continue;
    inside.push_back({{edit.range.start - extent.start, edit.range.end - extent.start},
                      std::move(edit.replacement)});
  }
  const std::string_view before = text::slice(source, extent);
  const std::string after = text::applied(inside, before);
  if (after == before) return {};
  return code_block("# before\n" + std::string(before) + "\n# after\n" + after, "python") + "\n";
}

// The output of the example in both frameworks.
std::string example_of(const Difference& difference) {
  if (difference.program.empty()) return {};
  const std::string results = "\n# PyTorch: " + std::string(difference.with_torch) +
                              "\n# Paddle: " + std::string(difference.with_paddle);
  return code_block(std::string(difference.program) + results, "python") + "\n";
}

// `differs` is the sentence of this use, or that of the table.
std::string words_of(const Difference& difference, std::string_view verdict,
                     std::string_view differs) {
  return "**" + std::string(difference.title) + "** (" + code_span(difference.id) + ", " +
         std::string(verdict) + "): " + std::string(differs) +
         ". Concerns: " + std::string(difference.concerns) +
         " To see it: " + std::string(difference.see) + "\n\n";
}

// The difference to review, then those that the project accepts. If there are several, examples are
// left out.
std::string differences_of(const Finding& finding, const FoundRule& found) {
  std::string text;
  std::size_t count = finding.accepted.size();
  if (finding.difference != no_difference) {
    ++count;
    const Difference& open = differences()[finding.difference];
    text = words_of(open, "needs review", said_by(found, finding.reason));
    if (count == 1) text += example_of(open);
  }
  for (const DifferenceId id : finding.accepted) {
    const Difference& accepted = differences()[id];
    text += words_of(accepted, accepted.needs_decision() ? "accepted by decision" : "accepted",
                     accepted.differs);
    if (count == 1) text += example_of(accepted);
  }
  return text.empty() ? text : text + "---\n\n";
}

}  // namespace

std::string markdown_message(const Finding& finding, const RuleSet& rules) {
  return said_by(rules.rule(finding.rule), message(finding));
}

std::string hover_card(std::string_view source, const FileFindings& file, std::size_t index,
                       const RuleSet& rules, CardDetail detail) {
  const Finding& finding = file.findings[index];
  const FoundRule found = rules.rule(finding.rule);
  std::string card = differences_of(finding, found);
  card += "**" + std::string(finding.api) + "**";
  if (!finding.target.empty()) card += " → **" + said_by(found, finding.target) + "**";
  if (const std::string helper = helper_words(finding); !helper.empty()) card += ", " + helper;
  card += " (" + release_name(finding.profile) + ")\n\n";
  if (found && found.rule->has_signature) {
    const Alternative* alternative = alternative_of(found, file.findings[index].plan);
    card += signatures(found, alternative) + argument_table(found, alternative);
  }
  card += before_and_after(source, file, index);
  if (found && !found.rule->note.empty()) {
    card += said_by(found, found.table->text(found.rule->note)) + "\n\n";
  }
  card += category(finding) + markdown_message(finding, rules) + ".";
  if (RuleSet::is_built_in(found)) {
    card += " Rule " + proof_sentence(found.table->text(found.rule->api), finding.profile) + ".";
  }
  if (const std::string known = words_of(finding.known);
      detail == CardDetail::with_facts && !known.empty()) {
    card += "\n\nKnown about the value: " + known + ".";
  }
  if (const std::string url = documentation(finding); !url.empty()) {
    card += "\n\n[Mapping document](" + url + ")";
  }
  return card;
}

}  // namespace paddle_ls::rewrite
