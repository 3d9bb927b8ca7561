// What can be asked of `paddle-ls check`.
#pragma once

#include "server/cli/reports/format.hpp"
#include "server/cli/run/colour_choice.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

struct CheckOptions {
  Sources sources;
  ReportFormat format = ReportFormat::text;
  ColourChoice colour = ColourChoice::automatic;
};

}  // namespace paddle_ls::cli
