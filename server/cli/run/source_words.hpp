// The options that tell a command which files to process, and how.
#pragma once

#include <CLI/CLI.hpp>

#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// Each adds options to `app` that fill in `to`, which must outlive it. `add_sources` returns the
// option for the paths, which another option may make unnecessary.
CLI::Option* add_sources(CLI::App& app, Sources& to);
void add_stdin_filename(CLI::App& app, Sources& to);
void add_profile(CLI::App& app, settings::TargetProfile& to);
void add_style(CLI::App& app, Sources& to);

}  // namespace paddle_ls::cli
