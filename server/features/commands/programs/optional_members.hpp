// Members of a JSON object that may be absent or of another type.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/json.hpp>

namespace paddle_ls::server {

// Null unless the member is an object.
inline const boost::json::object* object_at(const boost::json::object& from,
                                            std::string_view name) {
  const boost::json::value* member = from.if_contains(name);
  return member != nullptr ? member->if_object() : nullptr;
}

// Empty unless the member is a string.
inline std::string text_at(const boost::json::object& from, std::string_view name) {
  const boost::json::value* member = from.if_contains(name);
  return member != nullptr && member->is_string() ? std::string(member->get_string()) : "";
}

// Nothing unless the member is a boolean.
inline std::optional<bool> flag_at(const boost::json::object& from, std::string_view name) {
  const boost::json::value* member = from.if_contains(name);
  if (member == nullptr || !member->is_bool()) return std::nullopt;
  return member->get_bool();
}

}  // namespace paddle_ls::server
