// `paddle-ls explain WORD`: a code of a finding, a difference between the frameworks, or an API.
#pragma once

#include <string>

#include "project/settings/settings.hpp"
#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

struct ExplainOptions {
  std::string word;                 // empty: list the codes
  settings::TargetProfile profile;  // of an API; nothing: as the settings say
};

const ArgumentParser* add_explain_command(ArgumentParser& app, ExplainOptions& to);
int explain(const ExplainOptions& options, const Console& console);

}  // namespace paddle_ls::cli
