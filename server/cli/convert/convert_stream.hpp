// `paddle-ls convert --jsonl`: one JSON object per file in, one out, on standard streams.
//
// The form that Spark's `pipe`, Ray Data and GNU parallel speak. A record has `source` and, where
// the file is no module or its imports are to be looked up, `path`; what else it has comes back as
// it was. Records are answered in their order, each as soon as it was read, and what is wrong with
// one is said in its answer: nothing that is read ends the stream.
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

// Reads records to the end of `in`. Returns the exit status of the process, which tells whether the
// stream was carried through, not what is left to do in the sources.
int convert_stream(const ConvertOptions& options, std::istream& in, const Console& console);

struct StreamContext {
  std::shared_ptr<const project::Configuration> configuration;
  project::Wish wish;
  std::filesystem::path root;  // absolute: where paths of records begin; empty: nobody knows
  std::shared_ptr<modules::Neighbours> neighbours = std::make_shared<modules::Neighbours>();
};

// The answer to one record, without a line end: the record with `source` converted, and with
// `changed`, `converted`, `to_confirm`, `manual` (numbers of uses) and `findings` (what is left).
// With `error` instead, and `source` as it was, when the record could not be worked on.
std::string converted_record(std::string_view line, const StreamContext& context);

// The schema of an answer.
boost::json::object record_schema();

}  // namespace paddle_ls::cli
