// The words of `paddle-ls check` and `paddle-ls self-check`.
#pragma once

#include <CLI/CLI.hpp>

#include "server/cli/check/check_options.hpp"
#include "server/cli/check/self_check.hpp"

namespace paddle_ls::cli {

const CLI::App* add_check_command(CLI::App& app, CheckOptions& to);
const CLI::App* add_self_check_command(CLI::App& app, SelfCheckOptions& to);

// The words that every command has that looks at files and reports findings.
void add_check_options(CLI::App& check, CheckOptions& to);

}  // namespace paddle_ls::cli
