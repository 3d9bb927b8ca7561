// `paddle-ls check`: which uses of PyTorch are in these files?
#pragma once

#include <iosfwd>

#include <boost/json/object.hpp>

#include "server/cli/check/check_options.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Returns the exit status of the process.
// `in` is read where the options say so.
int check(const CheckOptions& options, std::istream& in, const Console& console);

// The schema of one line of `--format json`.
boost::json::object finding_schema();

}  // namespace paddle_ls::cli
