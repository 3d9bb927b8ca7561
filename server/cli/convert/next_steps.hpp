// What to do after a conversion, and whether it ends with status 0.
#pragma once

#include <string>

#include "project/conversion/conversion_report.hpp"
#include "server/cli/convert/convert_options.hpp"

namespace paddle_ls::cli {

// A command and its purpose in each line; empty where there is nothing to do.
std::string next_steps(const ConvertOptions& options, const project::ConversionReport& report);

// Of a run in which nothing went wrong.
bool is_clean(const ConvertOptions& options, const project::ConversionReport& report);

}  // namespace paddle_ls::cli
