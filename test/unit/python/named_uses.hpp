// The uses of a file with their qualified names, compared with its marks.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/unit/python/resolved.hpp"

namespace paddle_ls::python {

inline std::string joined_lines(std::vector<std::string> lines) {
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

// All uses of the file as "text = qualified name", with `?` after an ambiguous one.
inline std::vector<std::string> uses_of(const Resolved& file) {
  std::vector<std::string> uses;
  for (const Use& use : file.names.uses) {
    uses.push_back(std::string(text::slice(file.source.text, use.range)) + " = " +
                   std::string(file.names.text(use.name)) +
                   (use.resolution == Resolution::ambiguous ? "?" : ""));
  }
  return uses;
}

// Checks that the marks of `marked` are exactly the uses of the file, with the names `expected`, in
// the order of their starts.
inline void check_uses(std::string_view marked, const std::vector<std::string>& expected) {
  INFO(marked);
  const Resolved file(marked);
  REQUIRE(file.source.marks.size() == expected.size());
  std::vector<text::ByteRange> marks = file.source.marks;
  std::sort(marks.begin(), marks.end());
  std::vector<std::string> wanted;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    wanted.push_back(std::string(text::slice(file.source.text, marks[i])) + " = " + expected[i]);
  }
  CHECK(joined_lines(uses_of(file)) == joined_lines(wanted));
}

struct NameRow {
  const char* source;
  std::vector<std::string> names;
};

inline void check_rows(const std::vector<NameRow>& rows) {
  for (const NameRow& row : rows) check_uses(row.source, row.names);
}

}  // namespace paddle_ls::python
