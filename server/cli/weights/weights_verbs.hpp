// The verbs of `paddle-ls weights`, and what they print alike.
#pragma once

#include <iosfwd>
#include <string>

#include "engine/text/result.hpp"
#include "engine/weights/model/tensor.hpp"
#include "server/cli/weights/weights_command.hpp"

namespace paddle_ls::cli {

int show_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err);
int diff_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err);
int convert_weights(const WeightsOptions& options, std::ostream& out, std::ostream& err);

// `[64, 3, 7, 7]`
std::string shape_text(const std::vector<std::uint64_t>& shape);

// `37.6 kB`
std::string size_text(std::uint64_t bytes);

void complain(const Error& failure, std::ostream& err);

}  // namespace paddle_ls::cli
