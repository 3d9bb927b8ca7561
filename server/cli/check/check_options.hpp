// What can be asked of `paddle-ls check`.
#pragma once

#include <filesystem>
#include <optional>

#include "server/cli/reports/report_format.hpp"
#include "server/cli/run/colour_choice.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// Which findings make a run end with status 1.
enum class FailOnFinding : std::uint8_t { any, review, manual };

struct CheckOptions {
  Sources sources;
  ReportFormat format = ReportFormat::text;
  Excerpts excerpts = Excerpts::hidden;
  // Nothing: any finding, unless open questions are asked about.
  std::optional<FailOnFinding> fail_on;
  bool fails_on_open_questions = false;
  ColourChoice colour = ColourChoice::automatic;
  bool runs_without = false;       // what raises when programs among the paths run without PyTorch
  bool watch = false;              // again for files that change
  std::filesystem::path baseline;  // of findings that are not reported; empty: none
  bool update_baseline = false;    // write it from the findings of this run
};

}  // namespace paddle_ls::cli
