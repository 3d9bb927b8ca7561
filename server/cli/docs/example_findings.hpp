// The verdict on an example, as a finding at its line.
#pragma once

#include <optional>

#include "engine/text/line_index.hpp"
#include "server/cli/reports/reported_finding.hpp"

namespace paddle_ls::cli::docs {

struct ExampleText {
  std::string_view text;
  const text::LineIndex& lines;
};

// Nothing for halves that give the same.
std::optional<ReportedFinding> example_finding(const boost::json::object& verdict,
                                               const ExampleText& document);

std::string text_in(const boost::json::object& verdict, std::string_view key);
std::int64_t number_in(const boost::json::object& verdict, std::string_view key);

}  // namespace paddle_ls::cli::docs
