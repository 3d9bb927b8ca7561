// The APIs that Paddle's reference documentation has a page or a section for, with their
// signatures.
//
// Read from the reStructuredText of its `docs/api` folder: a directive such as `.. py:class:: NAME`
// declares an API, and below a class each heading that is a Python name, with or without a
// parameter list, declares a member of it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::mapping_docs {

struct ReferenceParameter {
  std::string name;  // with its stars; `*` and `/` stand for themselves
  std::string default_value;

  bool operator==(const ReferenceParameter&) const = default;
};

struct ReferenceEntry {
  std::string file;       // as it was added
  text::ByteRange place;  // of the declaration in it
  // Nothing for a property, and for a class or method that is named without its parameters.
  std::optional<std::vector<ReferenceParameter>> parameters;
  std::string signature;  // as it is declared, without escapes
};

class ApiReference {
 public:
  // Reads the text of one file; `file` is its path. Text that declares nothing adds nothing.
  void add(std::string_view rst, const std::string& file);

  // Every declaration of `api`, in the order of reading; empty when there is none.
  const std::vector<ReferenceEntry>& find(std::string_view api) const;

  bool empty() const { return entries_.empty(); }

 private:
  std::map<std::string, std::vector<ReferenceEntry>, std::less<>> entries_;
};

// Values of parameters in one spelling: without blanks, with one kind of quotes.
std::string plain_value(std::string_view value);

}  // namespace paddle_ls::mapping_docs
