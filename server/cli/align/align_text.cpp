#include <fmt/core.h>

#include "engine/text/counted.hpp"
#include "server/cli/align/align_reports.hpp"
#include "server/cli/align/layer_tree.hpp"

namespace paddle_ls::cli {
namespace {

using alignment::PartError;
using alignment::ProgramLine;
using alignment::RunDifference;

constexpr std::size_t most_listed = 20;

std::string shown(const std::filesystem::path& folder, const ProgramLine& line) {
  if (!line) return "(not known)";
  return fmt::format("{}:{}", (folder / line.file).lexically_normal().generic_string(),
                     line.number);
}

std::string in_step(const RunDifference& difference) {
  return difference.step == 0 ? "" : fmt::format(", step {}", difference.step + 1);
}

void add_side(std::string& text, const char* name, const std::string& place,
              const std::string& code) {
  text += fmt::format("  {:<10} {}{}\n", name, place, code.empty() ? "" : ": " + code);
}

void add_uses(std::string& text, const AlignedEntry& entry, const RunDifference& difference) {
  constexpr std::size_t most = 4;
  const auto uses = entry.pairs.uses_at(difference.at.original, difference.site);
  for (std::size_t i = 0; i < uses.size() && i < most; ++i) {
    text += "  rewrite    " + use_words(uses[i]) + "\n";
  }
  if (uses.empty()) text += "  rewrite    none: the line does not use PyTorch itself\n";
}

void add_first(std::string& text, const AlignedEntry& entry) {
  const RunDifference& first = entry.aligned.verdict.differences.front();
  text += fmt::format("First difference: {}{}\n", first.subject, in_step(first));
  add_side(text, "original", shown(entry.programs.original, first.at.original),
           entry.pairs.original_text(first.at.original));
  add_side(text, "converted", shown(entry.programs.converted, first.at.converted),
           entry.pairs.converted_text(first.at.converted));
  add_side(text, "error", error_words(first), "");
  add_uses(text, entry, first);
  if (!entry.aligned.reproducer.empty()) {
    add_side(text, "reproducer", entry.aligned.reproducer_file, "");
  }
}

void add_rest(std::string& text, const AlignedEntry& entry) {
  const auto& all = entry.aligned.verdict.differences;
  if (all.size() < 2) return;
  text += fmt::format("After it {}:\n", text::counted(all.size() - 1, "difference"));
  for (std::size_t i = 1; i < all.size() && i <= most_listed; ++i) {
    const ProgramLine& line = all[i].at.converted ? all[i].at.converted : all[i].at.original;
    text += fmt::format("  {}{}, {}: {}\n", all[i].subject, in_step(all[i]),
                        line ? fmt::format("{}:{}", line.file, line.number) : "no line",
                        error_words(all[i]));
  }
  if (all.size() - 1 > most_listed) {
    text += fmt::format("  ... and {} more (--format json)\n", all.size() - 1 - most_listed);
  }
}

}  // namespace

std::string error_words(const RunDifference& difference) {
  if (difference.what == "weights") {
    return "the converted program trains this weight, and the original does not have it (" +
           difference.message + " in all)";
  }
  if (difference.what == "missing-weights") {
    return "the original trains this weight, and the converted program does not have it (" +
           difference.message + " in all)";
  }
  if (difference.what == "made-buffer") {
    return "the converted program initializes it differently, and was given the values of the "
           "original (" +
           difference.message + " in all)";
  }
  if (difference.what == "test") return difference.message;
  if (difference.what == "raises") return difference.subject + ": " + difference.message;
  if (difference.what == "order") return "it is called earlier or later than in the original";
  if (difference.what == "calls")
    return "only one of the programs gets here, or they get here a different number of times";
  if (!difference.error) return difference.what;
  const PartError& error = *difference.error;
  const std::string at = error.at.empty() ? "" : " of " + error.at;
  const bool is_size = error.what == "values" || error.what == "number";
  if (difference.what == "construction" && is_size) {
    return fmt::format("while the model is made{}: {} is {}", at, error.original, error.converted);
  }
  if (is_size && difference.what != "dtype") {
    return fmt::format("off by up to {:.3g}{}{}: {} is {} (values are up to {:.3g})", error.largest,
                       error.index.empty() || error.index == "[]" ? "" : " at " + error.index, at,
                       error.original, error.converted, error.scale);
  }
  return fmt::format("{}{}: {} is {}", difference.what, at, error.original, error.converted);
}

std::string use_words(const project::PairedUse& use) {
  std::string words = use.api + (use.target.empty() ? "" : " becomes " + use.target);
  words += ": " + use.standing;
  for (const std::string& id : use.differences) words += " [" + id + "]";
  return use.reason.empty() ? words : words + "; needs review: " + use.reason;
}

std::string align_text(const AlignedEntry& entry) {
  std::string text;
  if (!entry.entry.name.empty()) text += fmt::format("{}:\n", entry.entry.name);
  const alignment::RunVerdict& verdict = entry.aligned.verdict;
  const std::string compared = text::counted(verdict.compared, "value");
  if (!entry.entry.tests.empty()) {
    text += tests_text(entry);
  } else if (verdict.agree()) {
    text += fmt::format("Both programs agree: {} compared.\n", compared);
  } else {
    add_first(text, entry);
    add_rest(text, entry);
    const std::string layers = layer_text(layer_trees(verdict.layers));
    if (!layers.empty())
      text += "Layers, with the error relative to the size of the values:\n" + layers;
    text += fmt::format("{} compared.\n", compared);
  }
  for (const std::string& remark : verdict.remarks) text += remark + "\n";
  text += fmt::format("PyTorch {}, Paddle {}; dropout {}; {}{}.\n", entry.aligned.original.version,
                      entry.aligned.converted.version,
                      entry.entry.has_masks ? "by the same masks" : "off",
                      text::counted(entry.programs.threads, "thread"),
                      entry.aligned.was_perturbed ? "; rounding measured by a second run" : "");
  return text;
}

}  // namespace paddle_ls::cli
