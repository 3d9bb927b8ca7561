// A source line, as the JSON reports show it.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "engine/alignment/run_events.hpp"

namespace paddle_ls::cli {

// Null where the line is not known.
inline boost::json::value line_json(const alignment::ProgramLine& line) {
  if (!line) return nullptr;
  return boost::json::object{{"file", line.file}, {"line", line.number}};
}

}  // namespace paddle_ls::cli
