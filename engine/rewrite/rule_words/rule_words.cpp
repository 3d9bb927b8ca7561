#include "engine/rewrite/rule_words/rule_words.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "engine/rewrite/known/proof.hpp"
#include "engine/rewrite/plan/rule_form.hpp"
#include "engine/rewrite/result/finding.hpp"
#include "engine/rewrite/rows/implied.hpp"
#include "engine/rewrite/rule_words/becomes.hpp"
#include "engine/rewrite/rule_words/condition_words.hpp"
#include "engine/rewrite/rule_words/lists.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::array<std::pair<std::uint32_t, std::string_view>, 7> use_words = {{
    {context_call, "a call"},
    {context_reference, "a value"},
    {context_annotation, "an annotation"},
    {context_base, "a base class"},
    {context_decorator, "a decorator"},
    {context_store, "the target of an assignment"},
    {context_import, "a module"},
}};

std::string_view called_on(Receiver receiver) {
  switch (receiver) {
    case Receiver::none: return {};
    case Receiver::tensor: return "a tensor";
    case Receiver::module: return "a module";
    case Receiver::optimizer: return "an optimizer";
    case Receiver::scheduler: return "a learning rate scheduler";
    case Receiver::context: return "a context of autograd";
    case Receiver::other: return "an object of this class";
  }
  return {};
}

// The first sentence of a helper's docstring.
std::string summary_of(std::string_view code) {
  constexpr std::string_view quotes = "\"\"\"";
  const std::size_t start = code.find(quotes);
  if (start == std::string_view::npos) return {};
  std::string_view text = code.substr(start + quotes.size());
  text = text.substr(0, text.find(quotes));
  text = text.substr(0, text.find('\n'));
  while (text.ends_with('.') || text.ends_with(' ')) text.remove_suffix(1);
  return std::string(text);
}

bool is_proven(const FoundRule& found, Profile profile) {
  if (!RuleSet::is_built_in(found) || (found.rule->contexts & context_import) != 0) return true;
  const auto proof = proof_of(found.table->text(found.rule->api), profile);
  return proof && proof->holds();
}

void judge(const FoundRule& found, const Alternative& alternative, Profile profile,
           AlternativeWords& into) {
  into.reason = found.table->text(alternative.reason);
  switch (alternative.outcome) {
    case Outcome::skip: into.verdict = Verdict::not_reported; return;
    case Outcome::unsupported: into.verdict = Verdict::manual; return;
    case Outcome::keep:
      if (alternative.fix == Fix::quickfix) {
        into.reason = "nothing changes, so the use is not reported";
      } else {
        into.verdict = alternative.patches ? Verdict::needs_review : Verdict::manual;
      }
      return;
    default: break;
  }
  if (alternative.fix == Fix::suggest) into.verdict = Verdict::needs_review;
  if (alternative.fix == Fix::quickfix && !is_proven(found, profile)) {
    into.verdict = Verdict::needs_review;
    into.reason = "the rule was not verified on this release of Paddle";
  }
}

// The conditions as text, without those that the others imply: derived alternatives have some
// twice.
std::vector<std::string> clauses_of(const RuleTable& table, const Rule& rule,
                                    std::span<const Condition> conditions) {
  std::vector<std::string> clauses;
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    std::string clause = words_of(table, rule, conditions[i]);
    if (std::find(clauses.begin(), clauses.end(), clause) != clauses.end()) continue;
    const auto is_said_by = [&](const Condition& other) {
      return &other != &conditions[i] && implies(table, rule, other, conditions[i]) &&
             !implies(table, rule, conditions[i], other);
    };
    if (std::none_of(conditions.begin(), conditions.end(), is_said_by)) {
      clauses.push_back(std::move(clause));
    }
  }
  return clauses;
}

AlternativeWords words_of(const FoundRule& found, const Alternative& alternative, Profile profile) {
  const RuleTable& table = *found.table;
  AlternativeWords words;
  words.when = clauses_of(table, *found.rule, table.rows(alternative.when));
  if (alternative.patches) words.when.emplace_back("patches are allowed (setting `rules.patches`)");
  words.becomes = what_becomes(table, *found.rule, alternative);
  words.arguments = argument_words(table, *found.rule, alternative);
  for (const Need& need : table.rows(alternative.needs)) {
    const std::string name(table.text(need.name));
    if (need.code.empty()) {
      words.modules.push_back(name);
      continue;
    }
    const std::string summary = summary_of(table.text(need.code));
    words.helpers.push_back(name + (summary.empty() ? "" : ": " + summary));
  }
  judge(found, alternative, profile, words);
  return words;
}

std::string unpacked_words(const FoundRule& found) {
  const std::string reason(found.table->text(found.rule->unpacked_reason));
  switch (found.rule->unpacked) {
    case Unpacked::unseen: return {};
    case Unpacked::dropped: return "`**kwargs` is left out and needs review: " + reason;
    case Unpacked::passed_on: return "`**kwargs` is passed on and needs review: " + reason;
  }
  return {};
}

}  // namespace

std::string_view name(Verdict verdict) {
  switch (verdict) {
    case Verdict::safe: return "safe";
    case Verdict::needs_review: return "needs review";
    case Verdict::manual: return "manual";
    case Verdict::not_reported: return "not reported";
  }
  return {};
}

RuleWords words_of(const FoundRule& found, Profile profile) {
  const RuleTable& table = *found.table;
  const Rule& rule = *found.rule;
  RuleWords words;
  words.api = table.text(rule.api);
  words.release = release_name(profile);
  words.signature = rule.has_signature ? signature_of(table, rule) : words.api;
  words.used_as = alternatives_in(rule.contexts, use_words);
  words.called_on = called_on(rule.receiver);
  for (const Alternative& alternative : table.rows(rule.alternatives)) {
    words.alternatives.push_back(words_of(found, alternative, profile));
  }
  words.unpacked = unpacked_words(found);
  words.note = table.text(rule.note);
  words.is_built_in = RuleSet::is_built_in(found);
  if (words.is_built_in) words.proof = proof_sentence(words.api, profile);
  Finding finding;
  finding.document = table.text(rule.documentation);
  words.documentation = documentation(finding);
  return words;
}

}  // namespace paddle_ls::rewrite
