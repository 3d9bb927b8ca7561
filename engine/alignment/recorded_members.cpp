#include "engine/alignment/recorded_members.hpp"

#include <cstdlib>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace paddle_ls::alignment {
namespace {

namespace json = boost::json;

double number_in(const json::value& value) {
  if (value.is_string()) return std::strtod(value.get_string().c_str(), nullptr);
  return value.is_number() ? value.to_number<double>() : 0;
}

}  // namespace

std::string text_of(const json::object& row, std::string_view name) {
  const json::value* value = row.if_contains(name);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

double number_of(const json::object& row, std::string_view name) {
  const json::value* value = row.if_contains(name);
  return value == nullptr ? 0 : number_in(*value);
}

std::optional<std::size_t> count_of(const json::object& row, std::string_view name) {
  const json::value* value = row.if_contains(name);
  if (value == nullptr || !value->is_number()) return std::nullopt;
  const double number = value->to_number<double>();
  return number < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(number));
}

std::uint32_t small_count(const json::object& row, std::string_view name) {
  return static_cast<std::uint32_t>(count_of(row, name).value_or(0));
}

bool flag_of(const json::object& row, std::string_view name) {
  const json::value* value = row.if_contains(name);
  return value != nullptr && value->is_bool() && value->get_bool();
}

ProgramLine line_of(const json::object& row, std::string_view name) {
  const json::value* value = row.if_contains(name);
  if (value == nullptr || !value->is_array() || value->get_array().size() != 2) return {};
  const json::array& pair = value->get_array();
  if (!pair[0].is_string() || !pair[1].is_number()) return {};
  return {std::string(pair[0].get_string()), pair[1].to_number<std::uint32_t>()};
}

}  // namespace paddle_ls::alignment
