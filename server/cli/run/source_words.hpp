// The words by which a command over files is told which files, and how it looks at them.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// Each adds to `app` what fills in `to`, which must outlive it. The answer of `add_sources` is the
// option of the paths, which one of the others may make needless.
Option* add_sources(ArgumentParser& app, Sources& to);
void add_stdin_filename(ArgumentParser& app, Sources& to);
void add_profile(ArgumentParser& app, settings::TargetProfile& to);
void add_style(ArgumentParser& app, Sources& to);

}  // namespace paddle_ls::cli
