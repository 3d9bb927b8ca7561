#include "engine/mapping_docs/judge/fixes.hpp"

#include <algorithm>
#include <map>

namespace paddle_ls::mapping_docs {

namespace {

using Counts = std::map<std::string_view, std::size_t>;

Counts counts_of(const std::vector<DocumentFinding>& findings) {
  Counts counts;
  for (const DocumentFinding& finding : findings) ++counts[finding.code()];
  return counts;
}

bool adds_a_finding(const Counts& before, const Counts& after) {
  return std::any_of(after.begin(), after.end(), [&](const auto& entry) {
    const auto known = before.find(entry.first);
    return entry.second > (known == before.end() ? 0 : known->second);
  });
}

Counts counts_of(std::string_view text, const Rules& rules) {
  return counts_of(validate(text, rules.identity, rules.profile, rules.overrides).findings);
}

// Mechanical edits of one round that do not touch each other. Where two do, the later one waits for
// the next round.
text::Edits one_round(const std::vector<DocumentFinding>& findings) {
  text::Edits edits;
  for (const DocumentFinding& finding : findings) {
    if (finding.check->fix != FixKind::mechanical || finding.fixes.empty()) continue;
    const text::Edits& wanted = finding.fixes.front().edits;
    const bool touches = std::any_of(wanted.begin(), wanted.end(), [&](const text::Edit& edit) {
      // Findings come by place, so only the last edits can be in the way.
      return !edits.empty() && edits.back().range.end >= edit.range.start;
    });
    if (!touches) edits.insert(edits.end(), wanted.begin(), wanted.end());
  }
  return text::normalized(std::move(edits)).value_or(text::Edits{});
}

}  // namespace

std::vector<DocumentFix> sound_fixes(const Validation& validation, const DocumentFinding& finding,
                                     const Rules& rules) {
  const Counts before = counts_of(validation.findings);
  std::vector<DocumentFix> sound;
  for (const DocumentFix& fix : finding.fixes) {
    Identity identity = rules.identity;
    if (!fix.new_stem.empty()) identity.stem = fix.new_stem;
    if (!fix.new_folder.empty()) {
      identity.required_category = rules.profile.layout.class_folders.at(fix.new_folder);
    }
    const std::string fixed = text::applied(fix.edits, validation.document.text);
    const Counts after = counts_of(fixed, {identity, rules.profile, rules.overrides});
    const auto left = after.find(finding.code());
    const auto had = before.find(finding.code());
    // What another source says does not count here: such a finding goes by what its fix writes.
    const bool helps = had == before.end() || left == after.end() || left->second < had->second;
    if (helps && !adds_a_finding(before, after)) sound.push_back(fix);
  }
  return sound;
}

text::Edits fix_all(std::string_view text, const Rules& rules) {
  // A fix may uncover another, which is reached in the next round; each round removes findings, so
  // a handful is plenty, and the limit only guards against two rules that contradict each other.
  constexpr int most_rounds = 8;
  std::string current(text);
  text::Edits first;
  int rounds = 0;
  for (; rounds < most_rounds; ++rounds) {
    const Validation validation = validate(current, rules.identity, rules.profile, rules.overrides);
    text::Edits edits = one_round(validation.findings);
    if (edits.empty()) break;
    const std::string next = text::applied(edits, current);
    if (adds_a_finding(counts_of(validation.findings), counts_of(next, rules))) break;
    current = next;
    if (rounds == 0) first = std::move(edits);
  }
  return rounds <= 1 ? first : text::difference(text, current);
}

}  // namespace paddle_ls::mapping_docs
