// `paddle-ls schema NAME`: the JSON Schema of what commands print as JSON, and of files they read.
#pragma once

#include <string>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

struct SchemaOptions {
  std::string name;  // empty: list the names
};

const ArgumentParser* add_schema_command(ArgumentParser& app, SchemaOptions& to);
int show_schema(const SchemaOptions& options, const Console& console);

}  // namespace paddle_ls::cli
