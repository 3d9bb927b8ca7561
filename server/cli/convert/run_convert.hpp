// `paddle-ls convert`: files and trees from PyTorch to PaddlePaddle.
#pragma once

#include <iosfwd>
#include <vector>

#include <boost/json/object.hpp>

#include "project/first_run/first_run.hpp"
#include "server/cli/convert/convert_options.hpp"
#include "server/cli/convert/review_report.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// What a run over files found, for programs.
struct ConvertFacts {
  std::vector<ReviewItem> review;
  boost::json::object summary;  // empty for a text from standard input
};

// Returns the exit status of the process. `in` is read where the options say so. `facts` may be
// null.
int convert(const ConvertOptions& options, std::istream& in, const Console& console,
            ConvertFacts* facts = nullptr);

// Converts silently as `options` say, and finds what raises where PyTorch is missing.
int look_at_first_run(const ConvertOptions& options, project::FirstRun& first_run,
                      const Console& console);

}  // namespace paddle_ls::cli
