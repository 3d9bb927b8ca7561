// Questions and answers in words that the command line and editors share.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/result.hpp"
#include "project/configuration/configuration.hpp"
#include "project/questions/questions.hpp"

namespace paddle_ls::project {

// Of an id that is in the table.
const rewrite::Difference& row_of(std::string_view id);

// An error names the difference that is nearest in spelling.
Result<rewrite::DifferenceId> difference_called(std::string_view id);

// What is remembered beside an answer, so that it is asked again in other words: the question as it
// is for the files that `configuration` holds for.
std::string question_asked(std::string_view id, const Configuration& configuration);

using Reasons = std::vector<std::pair<std::string, std::size_t>>;

// What the uses of a question say, with how many say it, the most frequent first.
Reasons reasons_of(const OpenQuestion& question);

}  // namespace paddle_ls::project
