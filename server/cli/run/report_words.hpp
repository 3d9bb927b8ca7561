// The options of commands that report findings.
#pragma once

#include <CLI/CLI.hpp>

#include "server/cli/reports/format.hpp"
#include "server/cli/run/colour_choice.hpp"

namespace paddle_ls::cli {

// Each adds options to `app` that fill in `to`, which must outlive it.
void add_format(CLI::App& app, ReportFormat& to);
void add_excerpts(CLI::App& app, Excerpts& to);
void add_colour(CLI::App& app, ColourChoice& to);

}  // namespace paddle_ls::cli
