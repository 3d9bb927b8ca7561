// `paddle-ls weights`: checkpoints on the command line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "server/cli/arguments/argument_parser.hpp"

namespace paddle_ls::cli {

enum class WeightsVerb : std::uint8_t { show, diff, convert };

struct WeightsOptions {
  WeightsVerb verb = WeightsVerb::show;
  std::vector<std::filesystem::path> files;
  bool as_json = false;
  double bound = 0;              // of diff: values that differ by no more are equal
  std::filesystem::path out;     // of convert
  std::filesystem::path source;  // the converted program, a folder or a file
  std::string model;             // a class of the program; empty: found by the names of the tensors
  std::filesystem::path like;    // a checkpoint of Paddle, in place of a program
};

// Adds the command `weights` with its verbs.
ArgumentParser* add_weights_command(ArgumentParser& app, WeightsOptions& to);

// Returns the exit status: 0, 1 when two files differ or a tensor is not understood, 2 when a file
// cannot be read or written.
int run_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err);

// The schema of what `weights show --format json` prints for each file.
boost::json::object checkpoint_schema();

}  // namespace paddle_ls::cli
