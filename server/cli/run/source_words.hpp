// The options that tell a command which files to process, and how.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// Each adds options to `app` that fill in `to`, which must outlive it. `add_sources` returns the
// option for the paths, which another option may make unnecessary.
Option* add_sources(ArgumentParser& app, Sources& to);
void add_stdin_filename(ArgumentParser& app, Sources& to);
void add_profile(ArgumentParser& app, settings::TargetProfile& to);
void add_style(ArgumentParser& app, Sources& to);

}  // namespace paddle_ls::cli
