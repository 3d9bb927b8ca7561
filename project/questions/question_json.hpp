// A question as programs read it, whether they ask the command line or the language server.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

#include "project/questions/questions.hpp"

namespace paddle_ls::project {

// {id, title, differs, concerns, see, count, reasons: [{reason, uses}],
//  example: {file, line, before, after}}. Each of the two adds what it has besides.
boost::json::object question_json(std::string_view id, const OpenQuestion& question);

}  // namespace paddle_ls::project
