#include "engine/rewrite/fix_all.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr int most_rounds = 8;

text::Edits one_round(std::string_view text, const FileFindings& file, const IsChosen& is_chosen) {
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].has_edits() && is_chosen(file.findings[i])) chosen.push_back(i);
  }
  if (chosen.empty()) return {};
  return edits_for(text, file, chosen);
}

}  // namespace

FixAll fix_all(std::string_view source, const FileFindings& file, const RuleSet& rules,
               const Options& options, const IsChosen& is_chosen, const syntax::Stop& stop) {
  FixAll result;
  result.edits = one_round(source, file, is_chosen);
  if (result.edits.empty()) return result;
  std::string text = text::applied(result.edits, source);
  for (int round = 1; round < most_rounds; ++round) {
    const auto tree = syntax::parse(syntax::Language::python, text, stop);
    if (!tree) break;
    const FileFindings again = analyze(text, *tree, rules, options, stop);
    const text::Edits more = one_round(text, again, is_chosen);
    if (more.empty()) {
      result.finished = !stop || !stop();
      return result;
    }
    text = text::applied(more, text);
    result.edits = text::difference(source, text);
  }
  result.finished = false;
  return result;
}

}  // namespace paddle_ls::rewrite
