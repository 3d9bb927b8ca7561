#include "engine/weights/listing/listing_outline.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::weights {
namespace {

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  for (std::size_t dot = path.find('.');
       dot != std::string_view::npos && parts.size() < deepest_entry; dot = path.find('.')) {
    parts.push_back(path.substr(0, dot));
    path.remove_prefix(dot + 1);
  }
  parts.push_back(path);
  return parts;
}

// How many levels, from the first one on, have `most` entries together; at least one.
std::size_t levels_of(const std::vector<OutlineEntry>& entries, std::size_t most) {
  std::array<std::size_t, deepest_entry + 1> of_level{};
  for (const OutlineEntry& entry : entries) ++of_level.at(entry.depth);
  std::size_t levels = 1;
  std::size_t together = of_level[0];
  while (levels < of_level.size() && together + of_level.at(levels) <= most) {
    together += of_level.at(levels++);
  }
  return levels;
}

std::vector<OutlineEntry> all_entries(const Checkpoint& checkpoint, const Listing& listing) {
  std::vector<OutlineEntry> entries;
  std::vector<std::size_t> open;  // the groups that the last leaf is in
  for (std::size_t at = 0; at < listing.leaves.size(); ++at) {
    const ListedLeaf& leaf = listing.leaves[at];
    const auto parts = parts_of(text::slice(listing.text, leaf.path));
    const std::size_t groups = parts.size() - 1;
    std::size_t same = 0;
    while (same < std::min(groups, open.size()) && entries[open[same]].name == parts[same]) ++same;
    open.resize(same);
    for (std::size_t depth = same; depth < groups; ++depth) {
      open.push_back(entries.size());
      entries.push_back({depth, parts[depth], at, at, false});
    }
    entries.push_back({groups, parts.back(), at, at, true});
    const Tensor* tensor = leaf.tensor ? &checkpoint.tensors[*leaf.tensor] : nullptr;
    for (const std::size_t group : open) {
      entries[group].last = at;
      if (tensor == nullptr) continue;
      ++entries[group].tensors;
      entries[group].bytes += bytes_of(*tensor);
    }
  }
  return entries;
}

}  // namespace

std::vector<OutlineEntry> outline_of(const Checkpoint& checkpoint, const Listing& listing,
                                     std::size_t most) {
  std::vector<OutlineEntry> entries = all_entries(checkpoint, listing);
  const std::size_t levels = levels_of(entries, most);
  std::erase_if(entries, [levels](const OutlineEntry& entry) { return entry.depth >= levels; });
  if (entries.size() > most) entries.resize(most);
  return entries;
}

}  // namespace paddle_ls::weights
