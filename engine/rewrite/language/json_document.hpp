// A JSON text with the place of every value, for error messages about files that people write.
//
// Boost.JSON checks and decodes the text, but provides no offsets. Its events and the tokens of the
// text come in the same order, so one cheap pass over the tokens of a valid text gives each event
// its place.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

struct JsonMember;

struct JsonValue {
  enum class Kind { null, boolean, number, string, array, object };

  Kind kind = Kind::null;
  std::size_t offset = 0;           // of the first byte in the text
  std::string text;                 // of a string, decoded; of a number, as written
  bool truth = false;               // of a boolean
  std::vector<JsonValue> items;     // of an array
  std::vector<JsonMember> members;  // of an object, in the order of the text

  const JsonValue* find(std::string_view key) const;
};

struct JsonMember {
  std::string key;
  std::size_t offset = 0;  // of the key
  JsonValue value;
};

// Line and column of `offset`, both from one as in editors; columns count characters.
std::string place(std::string_view text, std::size_t offset);

// The document in `text`; errors name `file` as file:line:column. A repeated key in one object and
// more than 32 nested containers are errors.
Result<JsonValue> parse_json(std::string_view text, std::string_view file);

}  // namespace paddle_ls::rewrite
