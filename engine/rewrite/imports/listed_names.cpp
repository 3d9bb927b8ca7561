#include "engine/rewrite/imports/listed_names.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {
namespace {

// The entry with its comma and the blanks up to the next entry, or up to the end of its line if
// something else follows there.
text::ByteRange with_comma(std::string_view source, text::ByteRange entry) {
  static constexpr std::string_view between = " \t\r\n\f";
  const std::size_t comma = source.find_first_not_of(between, entry.end);
  if (comma == std::string_view::npos || source[comma] != ',') return entry;
  return {entry.start, std::min(source.find_first_not_of(between, comma + 1), source.size())};
}

}  // namespace

void remove_listed_names(std::string_view source, const ImportFacts& facts,
                         std::span<const NameDecision> names, std::vector<ChosenEdit>& edits) {
  for (const ListedName& listed : facts.listed) {
    if (names[listed.group].move != NameMove::replace) continue;
    const text::ByteRange range = with_comma(source, listed.entry);
    edits.push_back({range, {}, range, {}, Side::statement});
  }
}

}  // namespace paddle_ls::rewrite
