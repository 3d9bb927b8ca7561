// `paddle-ls decide`: lists what a project has to be asked, and takes its answers.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "server/cli/decide/answers.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

enum class DecideFormat : std::uint8_t { text, json };

struct DecideOptions {
  Sources sources;
  GivenAnswers answers;
  DecideFormat format = DecideFormat::text;
  bool lists_only = false;  // also on a terminal
};

// Asks on `in` where that and the output are terminals, and no answer is given.
int decide(const DecideOptions& options, std::istream& in, const Console& console);

// The schema of a line of `--format json`.
boost::json::object question_schema();

}  // namespace paddle_ls::cli
