// The questions to a project, as text and as JSON.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "server/cli/decide/project_questions.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// A question in several lines: what differs, whom it concerns, the usual answer, and an
// example.
std::string question_text(std::string_view id, const project::OpenQuestion& question);

// "12 uses in 3 files".
std::string extent(const project::OpenQuestion& question);

// All questions with how to answer them, and what was decided; `sources` are those of the command.
std::string questions_text(const ProjectQuestions& found, const Sources& sources);

boost::json::object question_json(std::string_view id, const project::OpenQuestion& question);
boost::json::object question_json_schema();

}  // namespace paddle_ls::cli
