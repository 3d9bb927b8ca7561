// The words by which a command over files is told which files, and how it looks at them.
#pragma once

#include <CLI/CLI.hpp>

#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// Each adds to `app` what fills in `to`, which must outlive it. The answer of `add_sources` is the
// option of the paths, which one of the others may make needless.
CLI::Option* add_sources(CLI::App& app, Sources& to);
void add_stdin_filename(CLI::App& app, Sources& to);
void add_profile(CLI::App& app, settings::TargetProfile& to);
void add_style(CLI::App& app, Sources& to);

}  // namespace paddle_ls::cli
