// A tool of the server, as plain data: its description for agents, and its function.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "server/cli/mcp/roots.hpp"

namespace paddle_ls::cli::mcp {

enum class ToolParameterKind : std::uint8_t { text, flag, count, texts, choice };

struct ToolParameter {
  std::string_view name;
  ToolParameterKind kind;
  std::string_view description;
  std::vector<std::string_view> choices = {};  // of ParameterKind::choice
  bool is_required = false;
};

// As the protocol names them.
struct ToolHints {
  bool read_only;
  bool destructive;
};

struct ToolAnswer {
  std::vector<std::string> texts;
  std::optional<boost::json::object> structured = {};
  bool is_error = false;
};

struct Tool {
  std::string_view name;
  std::string_view title;
  std::string_view description;
  std::vector<ToolParameter> parameters;
  ToolHints hints;
  boost::json::object output_schema;  // empty: the answer is plain text
  // `arguments` are those of `parameters`, of the right types.
  ToolAnswer (*run)(const boost::json::object& arguments, const Roots& roots);
};

Tool check_tool();
Tool explain_tool();
Tool convert_tool();
Tool decide_tool();
Tool weights_tool();

boost::json::object input_schema(const Tool& tool);

// What is wrong with `arguments`, or nothing.
std::optional<std::string> argument_problem(const boost::json::object& arguments, const Tool& tool);

// The entry of a tool in `tools/list`.
boost::json::object listed(const Tool& tool);

}  // namespace paddle_ls::cli::mcp
