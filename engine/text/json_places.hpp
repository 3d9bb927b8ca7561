// Where the values of a JSON text stand, so that a complaint about a value can be shown in the
// file.
//
// Values are read by a JSON library, which forgets positions. This index is made beside it, from
// the same text, by its own tokenizer, and is asked with the JSON pointer that the reader of the
// values already has for its message. Comments and trailing commas are allowed, as in the settings
// files of editors. Broken text is indexed up to the first error; nesting costs no stack.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::text {

// The JSON pointer (RFC 6901) of the member `name` of the object at `parent`; "" is the document.
std::string json_pointer(std::string_view parent, std::string_view name);

class JsonPlaces {
 public:
  struct SyntaxError {
    ByteRange range;  // the unexpected text; may be empty
    std::string message;
  };

  explicit JsonPlaces(std::string_view text);

  // The bytes of the value at `pointer` (RFC 6901; "" is the whole value), quotes and brackets
  // included. Of a member that occurs twice, the last one counts. Nothing when there is no such
  // value.
  std::optional<ByteRange> value(std::string_view pointer) const;

  // The bytes of the quoted name of the member at `pointer`; nothing for elements of arrays.
  std::optional<ByteRange> name(std::string_view pointer) const;

  // The place to show a complaint about `pointer`: its value, or when it does not exist the name of
  // the innermost value around it (of a whole array element or document: its first byte).
  ByteRange nearest(std::string_view pointer) const;

  const std::optional<SyntaxError>& syntax_error() const { return syntax_error_; }

  // The quoted names that an equal name later in the same object overrules.
  const std::vector<ByteRange>& overruled_names() const { return overruled_names_; }

 private:
  class Scanner;

  struct Node {
    std::uint32_t parent = 0;
    std::string name;      // without quotes and escapes; empty in arrays
    ByteRange name_range;  // with quotes; empty in arrays
    ByteRange value;
    bool is_array = false;
    std::uint32_t first_child = 0;  // into `children_`
    std::uint32_t child_count = 0;
  };

  void group_children();
  const Node* child(const Node& parent, std::string_view token) const;
  // How far `pointer` leads: the last node on the way, and whether it is the end of the way.
  std::pair<const Node*, bool> follow(std::string_view pointer) const;

  std::vector<Node> nodes_;              // in the order of the text; the document is the first
  std::vector<std::uint32_t> children_;  // of one node side by side: by name, or by index
  std::vector<ByteRange> overruled_names_;
  std::optional<SyntaxError> syntax_error_;
};

}  // namespace paddle_ls::text
