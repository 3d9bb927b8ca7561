// The JSON library of this layer under its short name.
#pragma once

#include <string>
#include <string_view>

#include <boost/json.hpp>

namespace paddle_ls::protocol {

namespace json = boost::json;

// The text of a member; empty where there is none, or it is not text.
inline std::string text_at(const json::object& object, std::string_view name) {
  const json::value* member = object.if_contains(name);
  return member != nullptr && member->is_string() ? std::string(member->get_string()) : "";
}

}  // namespace paddle_ls::protocol
