// The verbs of `paddle-ls weights`, and the output that they share.
#pragma once

#include <iosfwd>

#include "server/cli/run/console.hpp"
#include "server/cli/weights/weights_command.hpp"

namespace paddle_ls::cli {

int show_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err);
int diff_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err);
int convert_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err);

}  // namespace paddle_ls::cli
