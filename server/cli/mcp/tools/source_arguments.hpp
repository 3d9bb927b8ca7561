// The files or the text that a tool works on, read from its arguments.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/text/result.hpp"
#include "server/cli/mcp/tool.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli::mcp {

// `paths` alone, and the others that go with it.
ToolParameter paths_parameter();
std::vector<ToolParameter> source_parameters();

struct GivenSources {
  Sources sources;
  std::istringstream text;  // the piece of code, where `sources` are standard input
  bool is_code() const { return sources.from_standard_input; }
};

// An error names a path outside the folders, or a missing argument.
Result<GivenSources> given_sources(const boost::json::object& arguments, const Roots& roots);

std::string text_of(const boost::json::object& arguments, std::string_view name);
bool flag_of(const boost::json::object& arguments, std::string_view name);
std::vector<std::string> texts_of(const boost::json::object& arguments, std::string_view name);

ToolAnswer failure(std::string message);

}  // namespace paddle_ls::cli::mcp
