#include "engine/rewrite/fix_all.hpp"

#include <optional>

#include "engine/rewrite/helper_module.hpp"

namespace paddle_ls::rewrite {

namespace {

using MaybeRead = std::optional<python::RecordedFile>;

constexpr int most_rounds = 8;

// Nothing when there is something to fix and its edits fall on each other.
std::optional<text::Edits> one_round(std::string_view text, const FileFindings& file,
                                     const IsChosen& is_chosen) {
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (file.findings[i].has_edits() && is_chosen(file.findings[i])) chosen.push_back(i);
  }
  if (chosen.empty()) return text::Edits();
  text::Edits edits = edits_for(text, file, chosen);
  if (edits.empty()) return std::nullopt;
  return edits;
}

// What is read of `text`, which `edits` made of the text of `earlier`. What looks wrong is looked
// at again from scratch.
MaybeRead read_after(std::string_view text, const python::RecordedFile* earlier,
                     const text::Edits& edits, const RuleSet& rules, const Reexports* reexports,
                     const syntax::Stop& stop) {
  MaybeRead result = earlier == nullptr
                         ? read(text, nullptr, rules, stop, reexports)
                         : read_edited(text, *earlier, edits, rules, stop, reexports);
  if (!result || !result->pieces.has_error() || result->pieces.equals_full_parse()) return result;
  return read(text, nullptr, rules, stop, reexports);
}

bool is_sound(std::string_view source, const python::RecordedFile* recorded) {
  if (recorded != nullptr) return !recorded->pieces.has_error();
  const auto pieces = syntax::Pieces::parse(source, nullptr);
  return pieces && !pieces->has_error();
}

}  // namespace

FixAll fix_all(std::string_view source, const python::RecordedFile* recorded,
               const FileFindings& file, const RuleSet& rules, const Options& options,
               const IsChosen& is_chosen, const syntax::Stop& stop) {
  const auto is_stopped = [&] { return stop && stop(); };
  FixAll result;
  std::optional<text::Edits> edits = one_round(source, file, is_chosen);
  result.would_break = !edits;
  if (edits) result.edits = *edits;
  std::string text(source);
  MaybeRead last;
  std::optional<FileFindings> found;
  for (int round = 1; edits && !edits->empty(); ++round) {
    std::string next = text::applied(*edits, text);
    MaybeRead now =
        read_after(next, last ? &*last : recorded, *edits, rules, options.reexports.get(), stop);
    if (!now || is_stopped() || round == most_rounds) {
      result.finished = false;
      break;
    }
    if (now->pieces.has_error() && is_sound(source, recorded)) {
      result.would_break = true;
      result.edits.clear();
      break;
    }
    if (round > 1) result.edits = text::composed(result.edits, text, *edits);
    text = std::move(next);
    last = std::move(now);
    found = analyze(text, *last, rules, options, stop);
    edits = one_round(text, *found, is_chosen);
    // An analysis that was stopped finds nothing.
    if (is_stopped() || !edits) result.finished = false;
  }
  result.kept_imports = kept_imports(text, found ? *found : file);
  for (const std::string_view name : imported_helpers(text, options.helper_module)) {
    result.helpers.emplace_back(name);
  }
  return result;
}

}  // namespace paddle_ls::rewrite
