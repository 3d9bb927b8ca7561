// `paddle-ls mcp`: a server of the Model Context Protocol, for agents.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <vector>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

struct McpOptions {
  std::vector<std::filesystem::path> roots;  // empty: the current folder
};

const ArgumentParser* add_mcp_command(ArgumentParser& app, McpOptions& to);

// Answers the messages of `in`, one a line, until it ends. Returns the exit status of the process.
int run_mcp(const McpOptions& options, std::istream& in, const Console& console);

}  // namespace paddle_ls::cli
