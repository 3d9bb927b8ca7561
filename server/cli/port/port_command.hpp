// The arguments of `paddle-ls port`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

struct PortOptions {
  std::vector<std::string> packages;
  std::filesystem::path into = "vendor";  // relative to the project
  std::filesystem::path project = ".";
  std::filesystem::path python;  // an environment or its interpreter; empty: that of the project
  std::vector<std::string> modules;  // reached whatever the project imports
  bool all = false;                  // all modules of the packages
  bool keep_imports = false;         // of the project
  bool force = false;                // even if git cannot restore what is replaced
  Sources how;                       // style and profile
};

const ArgumentParser* add_port_command(ArgumentParser& app, PortOptions& to);

}  // namespace paddle_ls::cli
