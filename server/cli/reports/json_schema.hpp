// Builds the JSON Schemas (2020-12) of what commands print as JSON.
//
// Each schema is built in the file that writes the JSON, so that both change together; tests
// validate real output against all of them.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

namespace paddle_ls::cli::schema {

enum class MemberPresence : std::uint8_t { always, sometimes };

struct SchemaMember {
  std::string_view name;
  boost::json::object schema;
  MemberPresence presence = MemberPresence::always;
};
using Members = std::vector<SchemaMember>;

boost::json::object string(std::string_view description);
boost::json::object count(std::string_view description);  // an integer from 0
boost::json::object line(std::string_view description);   // an integer from 1
boost::json::object boolean(std::string_view description);
boost::json::object one_of(std::string_view description,
                           std::initializer_list<std::string_view> names);
boost::json::object constant(std::string_view description, int value);
boost::json::object list(std::string_view description, boost::json::object items);
// Has these members and no others.
boost::json::object object(std::string_view description, const Members& members);

// A whole schema as text, with its name and version.
std::string published(std::string_view name, boost::json::object schema);

}  // namespace paddle_ls::cli::schema
