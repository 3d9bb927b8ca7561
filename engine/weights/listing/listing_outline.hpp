// The lines of a listing, nested by the parts of their names: layer1, 0, conv1, weight.
//
// Containers of the file and dots in a name nest alike, because a dict of modules and a name of a
// module say the same. Only neighbours are joined, so that an entry spans the lines that it holds.
#pragma once

#include "engine/weights/listing/listing.hpp"

namespace paddle_ls::weights {

// Deeper parts stay together in one name.
inline constexpr std::size_t deepest_entry = 16;

struct OutlineEntry {
  std::size_t depth = 0;
  std::string_view name;  // in the text of the listing; may be empty
  std::size_t first = 0;  // of Listing::leaves
  std::size_t last = 0;   // the same, inclusive
  bool is_leaf = true;
  std::size_t tensors = 0;  // in it
  std::uint64_t bytes = 0;  // of those
};

// Depth first; a leaf comes after the entries that it is in. Of more than `most` entries the
// deepest levels are left out, so that what is shown is shown of the whole file; the first level is
// cut.
std::vector<OutlineEntry> outline_of(const Checkpoint& checkpoint, const Listing& listing,
                                     std::size_t most);

}  // namespace paddle_ls::weights
