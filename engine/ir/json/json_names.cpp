#include "engine/ir/json/json_names.hpp"

#include <algorithm>

namespace paddle_ls::ir {

std::string short_op_name(std::string_view name) {
  const std::size_t dot = name.find('.');
  if (dot == std::string_view::npos) return std::string(name);
  const auto dialect = std::ranges::find(json_dialects, name.substr(0, dot), &JsonDialect::name);
  if (dialect == json_dialects.end()) return std::string(name);
  return dialect->id + std::string(name.substr(dot));
}

std::optional<std::string> full_op_name(std::string_view short_name) {
  if (short_name.size() < 2 || short_name[1] != '.') return std::nullopt;
  const auto dialect = std::ranges::find(json_dialects, short_name.front(), &JsonDialect::id);
  if (dialect == json_dialects.end()) return std::nullopt;
  return std::string(dialect->name) + std::string(short_name.substr(1));
}

}  // namespace paddle_ls::ir
