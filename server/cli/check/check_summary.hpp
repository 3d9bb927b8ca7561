// The summary at the end of `paddle-ls check`: the numbers, and why uses need a person.
#pragma once

#include <string>

#include "server/cli/check/baseline_run.hpp"
#include "server/cli/check/check_files.hpp"

namespace paddle_ls::cli {

// The reasons are for reports that people read.
std::string check_summary(const CheckTotals& total, ReportFormat format, const LeftOut& left_out);

}  // namespace paddle_ls::cli
