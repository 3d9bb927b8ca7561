// The words of `paddle-ls check` and `paddle-ls self-check`.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/check/check_options.hpp"
#include "server/cli/check/self_check.hpp"

namespace paddle_ls::cli {

const ArgumentParser* add_check_command(ArgumentParser& app, CheckOptions& to);
const ArgumentParser* add_self_check_command(ArgumentParser& app, SelfCheckOptions& to);

// The words that every command has that looks at files and reports findings.
void add_check_options(ArgumentParser& check, CheckOptions& to);

}  // namespace paddle_ls::cli
