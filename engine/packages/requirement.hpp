// A package that a project requires, and the place of the requirement.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::packages {

enum class Format : std::uint8_t { requirements, pyproject, setup_cfg, setup_py, environment };

// How the requirement is written, which decides how another one would be.
enum class Style : std::uint8_t {
  pip,     // name[extras]>=1.0 ; marker
  conda,   // channel::name=1.0
  poetry,  // name = "^1.0"
};

struct WrittenRequirement {
  std::string name;         // as PEP 503 normalizes it: lower case, with `-`
  text::ByteRange whole;    // name, extras and version: what another package would replace
  text::ByteRange version;  // with its operators; empty when there is none
  Style style = Style::pip;
  // Nothing but name and version: no extras, URL, marker or table that would have to be looked at.
  bool is_plain = true;
};

// A name as PEP 503 normalizes it: lower case, with `-` for what parts words.
std::string normalized_name(std::string_view name);

// The format of a file of this name, which is one of those that list packages.
Format format_of(std::string_view file_name);

// The requirements of `file` in their order. What cannot be read is passed over.
std::vector<WrittenRequirement> read_requirements(std::string_view file, Format format);

}  // namespace paddle_ls::packages
