#include <fmt/core.h>

#include "engine/text/counted.hpp"
#include "server/cli/align/align_reports.hpp"
#include "server/cli/align/time_reports.hpp"

namespace paddle_ls::cli {
namespace {

constexpr std::size_t most_losses = 15;
constexpr double mebibyte = 1024.0 * 1024.0;

std::string milliseconds(double seconds) {
  return fmt::format("{:.2f} ms", seconds * 1e3);
}

std::string memory_of(const alignment::ProgramTimes& times) {
  if (!times.memory) return "not known";
  std::string text = fmt::format("{:.0f} MiB", *times.memory / mebibyte);
  if (times.memory_before) {
    text += fmt::format(" ({:.0f} MiB of it before the program begins)",
                        *times.memory_before / mebibyte);
  }
  return text;
}

void add_loss(std::string& text, const TimedEntry& entry, const project::TimeLoss& loss) {
  const alignment::ProgramLine& at = loss.at.converted ? loss.at.converted : loss.at.original;
  text += fmt::format("  +{}  {}: {}, PyTorch {}{}\n", milliseconds(loss.seconds()), loss.subject,
                      milliseconds(loss.converted), milliseconds(loss.original),
                      loss.calls > 1 ? fmt::format(", {:.0f} calls", loss.calls) : "");
  if (at) text += fmt::format("      line    {}:{}\n", at.file, at.number);
  text += "      reason  " + reason_words(entry, loss) + "\n";
  const std::string faster = faster_words(entry, loss);
  if (!faster.empty()) text += "      faster  " + faster + "\n";
}

}  // namespace

std::string time_text(const TimedEntry& entry) {
  const auto& [original, converted, losses, original_rest, converted_rest] = entry.timed;
  const double before = original.times.median();
  const double after = converted.times.median();
  std::string text = entry.entry.name.empty() ? "" : entry.entry.name + ":\n";
  text += fmt::format(
      "Paddle takes {:.2f} times as long: {} for each run, PyTorch {} (median of {}, {}).\n",
      after / before, milliseconds(after), milliseconds(before), converted.times.repetitions.size(),
      text::counted(entry.programs.threads, "thread"));
  text += "Most memory: " + memory_of(converted.times) + ", PyTorch " + memory_of(original.times) +
          ".\n";
  if (!losses.empty()) text += "Where Paddle loses most:\n";
  for (std::size_t i = 0; i < losses.size() && i < most_losses; ++i) {
    add_loss(text, entry, losses[i]);
  }
  if (losses.size() > most_losses) {
    text += fmt::format("  ... and {} more (--format json)\n", losses.size() - most_losses);
  }
  text += fmt::format("Outside lines and layers (backward, optimizer): {}, PyTorch {}.\n",
                      milliseconds(converted_rest), milliseconds(original_rest));
  text += fmt::format("PyTorch {}, Paddle {}; dropout off.\n", original.recording.version,
                      converted.recording.version);
  return text;
}

}  // namespace paddle_ls::cli
