// `paddle-ls decide`: lists the open questions of a project, and records its answers.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "server/cli/decide/given_answers.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

enum class DecideFormat : std::uint8_t { text, json };

struct DecideOptions {
  Sources sources;
  GivenAnswers answers;
  DecideFormat format = DecideFormat::text;
  bool lists_only = false;  // even on a terminal
};

// Asks on `in` if it and the output are terminals and `options` has no answer.
int decide(const DecideOptions& options, std::istream& in, const Console& console);

// The schema of a line of `--format json`.
boost::json::object question_schema();

}  // namespace paddle_ls::cli
