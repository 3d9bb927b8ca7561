// What was found in a model, as JSON: the command line's reports and the editor's commands say the
// same.
#pragma once

#include <boost/json/object.hpp>

#include "engine/ir/pir/statistics.hpp"
#include "server/ir/model_file.hpp"

namespace paddle_ls::server {

// The Python line that made the operator of the finding; nothing where the program does not say.
std::optional<ir::PythonFrame> python_line(const LoadedProgram& program,
                                           const ir::TranslationFinding& finding);

// {"block", "op", "type"} and, where there is one, "argument", "variable", "paddle" (Paddle's own
// words), "python": {"file", "line"}, the line counted from one.
boost::json::object details_of(const LoadedProgram& program, const ir::TranslationFinding& finding);

// The same after {"code", "severity", "message"}.
boost::json::object json_of(const LoadedProgram& program, const ir::TranslationFinding& finding);

boost::json::object json_of(const ir::ProgramStatistics& counted);

}  // namespace paddle_ls::server
