// `paddle-ls ir`: legacy models and PIR programs on the command line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/reports/report_format.hpp"

namespace paddle_ls::cli {

enum class IrVerb : std::uint8_t { translate, check, diff, stats, graph, json, upgrade };
enum class IrGraphFormat : std::uint8_t { html, svg, dot };

struct IrOptions {
  IrVerb verb = IrVerb::translate;
  std::vector<std::filesystem::path> files;
  std::string dialect = "3.3.1";  // a Paddle version
  std::string mode;               // strict or tolerant; empty: the default of the verb
  ReportFormat format = ReportFormat::text;
  IrGraphFormat graph = IrGraphFormat::html;
  bool hints = false;                // report them as well
  std::filesystem::path out;         // of upgrade: the folder
  std::filesystem::path parameters;  // of upgrade; empty: beside the model
  bool force = false;                // of upgrade: replace what is there
  std::filesystem::path table;       // more op rules, tried before the built-in ones
};

// Adds the command `ir` with its verbs; the returned app is parsed when the command was given.
ArgumentParser* add_ir_command(ArgumentParser& app, IrOptions& to);

// Results go to `out`, complaints to `err`. Returns the exit status: 0, 1 if a program could not be
// translated completely or two programs differ, 2 if a file is not readable.
int run_ir(const IrOptions& options, std::ostream& out, std::ostream& err);

}  // namespace paddle_ls::cli
