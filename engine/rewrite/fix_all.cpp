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

// The tree of `after`, which is the text of `tree` after `edits`. Most of the tree is taken over.
std::optional<syntax::Tree> parse_after(std::string_view before, std::string_view after,
                                        syntax::Tree tree, const text::Edits& edits,
                                        const syntax::Stop& stop) {
  for (const auto& change : syntax::tree_changes(before, edits)) tree.edit(change);
  // What looks wrong is looked at again from scratch, however large it is.
  auto parsed = syntax::reparse(syntax::Language::python, after, tree, stop, after.size());
  if (!parsed) return {};
  return std::move(parsed->tree);
}

}  // namespace

FixAll fix_all(std::string_view source, syntax::Tree tree, const FileFindings& file,
               const RuleSet& rules, const Options& options, const IsChosen& is_chosen,
               const syntax::Stop& stop) {
  const bool was_sound = !tree.root().has_error();
  FixAll result;
  result.edits = one_round(source, file, is_chosen);
  text::Edits edits = result.edits;
  std::string text(source);
  for (int round = 1; !edits.empty(); ++round) {
    std::string next = text::applied(edits, text);
    auto parsed = parse_after(text, next, std::move(tree), edits, stop);
    if (!parsed || (stop && stop()) || round == most_rounds) {
      result.finished = false;
      break;
    }
    if (was_sound && parsed->root().has_error()) {
      result.would_break = true;
      result.edits.clear();
      break;
    }
    if (round > 1) result.edits = text::composed(result.edits, text, edits);
    text = std::move(next);
    tree = std::move(*parsed);
    edits = one_round(text, analyze(text, tree, rules, options, stop), is_chosen);
  }
  return result;
}

}  // namespace paddle_ls::rewrite
