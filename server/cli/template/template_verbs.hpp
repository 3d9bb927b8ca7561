// `paddle-ls template ...`: code templates from the command line and in builds.
//
// Each verb has its options as plain data and a function that runs them, so that tests need no
// process. Output goes to `out`, errors go to `complaints` as file:line:column: text.
#pragma once

#include "server/cli/run/console.hpp"
#include "server/cli/template/template_options.hpp"

namespace paddle_ls::cli {

// `clean` if everything was written or up to date, `findings` when `check` found a file that
// differs, `could_not_run` for an error.
int run_template(const TemplateOptions& options, const Console& console);

}  // namespace paddle_ls::cli
