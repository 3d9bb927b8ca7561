// The number of uses by verdict, as commands print it.
#pragma once

#include <string>

#include <boost/json/object.hpp>

#include "project/conversion/standing.hpp"

namespace paddle_ls::cli {

// "310 safe by proof, 12 safe by decision, 6 open, 2 manual" and a line end; uses that a refused
// difference leaves to people are manual.
std::string verdict_line(const project::Verdicts& verdicts);

boost::json::object verdicts_json(const project::Verdicts& verdicts);
boost::json::object verdicts_schema();

}  // namespace paddle_ls::cli
