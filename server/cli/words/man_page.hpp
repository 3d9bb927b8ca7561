// Manual pages in the man(7) format.
#pragma once

#include <string>

#include "server/cli/arguments/command_words.hpp"

namespace paddle_ls::cli {

// The name of the page of a command, such as `paddle-ls-docs-validate`.
std::string man_page_name(const CommandWords& command);

// The page of one command, in section 1. `version` appears in its footer.
std::string man_page(const CommandWords& command, const std::string& version);

}  // namespace paddle_ls::cli
