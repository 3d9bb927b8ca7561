// `paddle-ls convert --jsonl`: one JSON object per file in, one out, on standard streams.
//
// Spark's `pipe`, Ray Data and GNU parallel use this format. A record has `source` and, if the file
// is a module or its imports are to be resolved, `path`; its other members are passed through.
// Records are answered in order, each as soon as it has been read. An invalid record is answered
// with an error and never ends the stream.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "project/conversion/convert_file.hpp"
#include "server/cli/convert/convert_options.hpp"
#include "server/cli/run/configurations.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Reads records to the end of `in`. Returns the exit status of the process, which says whether the
// stream was processed, not whether uses are left in the sources.
int convert_stream(const ConvertOptions& options, std::istream& in, const Console& console);

struct StreamContext {
  std::shared_ptr<const project::Configuration> configuration;
  project::Wish wish;
  std::filesystem::path root;  // absolute: what paths of records are relative to; empty: not known
  std::shared_ptr<modules::Neighbours> neighbours = std::make_shared<modules::Neighbours>();
};

// The answer to one record, without a line end: the record with `source` converted, and with
// `changed`, `converted`, `to_confirm`, `manual` (numbers of uses) and `findings` (what is left).
// With `error` instead, and `source` as it was, when the record could not be worked on.
std::string converted_record(std::string_view line, const StreamContext& context);

// The schema of an answer.
boost::json::object record_schema();

}  // namespace paddle_ls::cli
