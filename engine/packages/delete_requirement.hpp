// How a requirement is deleted that nothing takes the place of.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/packages/requirement.hpp"

namespace paddle_ls::packages {

struct Deletion {
  text::ByteRange range;
  bool is_line = false;  // of whole lines
};

// What to delete so that the list stays one; nothing where that is for a person to see. Up to
// `done`, the text belongs to edits that are made already: neighbours may go as well.
std::optional<Deletion> deletion_of(const WrittenRequirement& requirement, std::string_view file,
                                    Format format, std::size_t done);

}  // namespace paddle_ls::packages
