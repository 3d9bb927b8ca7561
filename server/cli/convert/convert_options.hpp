// What can be asked of `paddle-ls convert`.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "project/conversion/project_tree.hpp"
#include "project/settings/settings.hpp"
#include "server/cli/run/colour_choice.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// `stream`: records from standard input instead of files, see convert_stream.hpp.
// `standard_output`: the text of a file from standard input.
enum class ConvertTo : std::uint8_t { diff, folder, in_place, nothing, stream, standard_output };
// What makes a run end with status 1: uses that are left, or also those that were converted on an
// assumption.
enum class FailOn : std::uint8_t { manual, review };
enum class SummaryFormat : std::uint8_t { none, text, json };

// The name of a report that goes to standard output.
inline constexpr std::string_view printed_report = "-";

struct ConvertOptions {
  Sources sources;
  ConvertTo to = ConvertTo::diff;
  std::filesystem::path folder;         // of ConvertTo::folder
  std::filesystem::path onto;           // an earlier conversion to merge with; empty: none
  std::string since;                    // the original that `onto` was made from
  std::filesystem::path final_folder;   // where the copy ends up, if not in `folder`
  std::filesystem::path root;           // of ConvertTo::stream: where the paths of records begin
  std::filesystem::path helper_module;  // of the project; empty: `helpers_in` says
  project::HelpersIn helpers_in = project::HelpersIn::module;
  FailOn fail_on = FailOn::manual;
  SummaryFormat summary = SummaryFormat::none;
  std::filesystem::path report;  // of what is left to look at; empty: none
  project::TodoComments todo_comments = project::TodoComments::none;
  bool force = false;  // even if git cannot restore the files
  bool watch = false;  // run again for files that change
  // Whether the helper module that settings name may be written; empty: wherever it is.
  std::function<bool(const std::filesystem::path&)> may_write;
  ColourChoice colour = ColourChoice::automatic;
};

}  // namespace paddle_ls::cli
