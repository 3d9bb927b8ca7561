// The options of commands that report findings.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/reports/report_format.hpp"
#include "server/cli/run/colour_choice.hpp"

namespace paddle_ls::cli {

// Each adds options to `app` that fill in `to`, which must outlive it.
void add_format(ArgumentParser& app, ReportFormat& to);
void add_excerpts(ArgumentParser& app, Excerpts& to);
void add_colour(ArgumentParser& app, ColourChoice& to);

}  // namespace paddle_ls::cli
