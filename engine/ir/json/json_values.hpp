// Types and attributes of the PIR JSON, and access to its members with an error that has a path.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "engine/ir/json/json_names.hpp"
#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

// Thrown inside the JSON reader only.
struct JsonFailure {
  std::string message;
  std::string where;  // JSON pointer
};

[[noreturn]] void fail(std::string message, std::string where);
const boost::json::object& object_of(const boost::json::value& value, const std::string& path);
const boost::json::array& array_of(const boost::json::value& value, const std::string& path);
std::string_view string_of(const boost::json::value& value, const std::string& path);
std::int64_t integer_of(const boost::json::value& value, const std::string& path);
const boost::json::value& member(const boost::json::object& object, std::string_view name,
                                 const std::string& path);

TypeId read_json_type(const boost::json::value& value, const std::string& path, TypeTable& types);
// `depth`: how many arrays this attribute is inside of.
Attribute read_json_attribute(const boost::json::value& value, const std::string& path, int depth);

}  // namespace paddle_ls::ir
