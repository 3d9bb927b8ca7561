#include "engine/rewrite/fix_all.hpp"

namespace paddle_ls::rewrite {

namespace {

using MaybeTree = std::optional<syntax::Tree>;

constexpr int most_rounds = 8;

text::Edits one_round(std::string_view text, const FileFindings& file, const IsChosen& is_chosen) {
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].has_edits() && is_chosen(file.findings[i])) chosen.push_back(i);
  }
  if (chosen.empty()) return {};
  return edits_for(text, file, chosen);
}

// The tree of `after`, which is `before` with `edits` made. Most of the tree of `before` is taken
// over, where there is one.
MaybeTree parse_after(std::string_view before, std::string_view after, MaybeTree tree,
                      const text::Edits& edits, const syntax::Stop& stop) {
  if (!tree) return syntax::parse(syntax::Language::python, after, stop);
  for (const auto& change : syntax::tree_changes(before, edits)) tree->edit(change);
  // What looks wrong is looked at again from scratch, however large it is.
  auto parsed = syntax::reparse(syntax::Language::python, after, *tree, stop, after.size());
  if (!parsed) return {};
  return std::move(parsed->tree);
}

bool is_sound(const MaybeTree& tree) {
  return tree && !tree->root().has_error();
}

}  // namespace

FixAll fix_all(std::string_view source, std::optional<syntax::Tree> tree, const FileFindings& file,
               const RuleSet& rules, const Options& options, const IsChosen& is_chosen,
               const syntax::Stop& stop) {
  const auto is_stopped = [&] { return stop && stop(); };
  const MaybeTree first = tree;
  FixAll result;
  result.edits = one_round(source, file, is_chosen);
  text::Edits edits = result.edits;
  std::string text(source);
  for (int round = 1; !edits.empty(); ++round) {
    std::string next = text::applied(edits, text);
    tree = parse_after(text, next, std::move(tree), edits, stop);
    if (!tree || is_stopped() || round == most_rounds) {
      result.finished = false;
      break;
    }
    if (!is_sound(tree) &&
        is_sound(first ? first : syntax::parse(syntax::Language::python, source))) {
      result.would_break = true;
      result.edits.clear();
      break;
    }
    if (round > 1) result.edits = text::composed(result.edits, text, edits);
    text = std::move(next);
    edits = one_round(text, analyze(text, *tree, rules, options, stop), is_chosen);
    if (is_stopped()) result.finished = false;  // an analysis that was stopped finds nothing
  }
  return result;
}

}  // namespace paddle_ls::rewrite
