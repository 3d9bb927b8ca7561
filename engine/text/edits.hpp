// Replacements of byte ranges, and what makes a set of them applicable: sorted and pairwise
// disjoint.
//
// Callers add edits in any order; `normalized` is the single gate through which they
// pass before they are applied, so an overlap can never corrupt a document.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::text {

struct Edit {
  ByteRange range;  // bytes of the old text; empty for an insertion
  std::string replacement;

  bool operator==(const Edit&) const = default;
};

using Edits = std::vector<Edit>;

// Sorts `edits` by place and drops exact repetitions of a replacement. An error names the first two
// that overlap. Insertions at one offset are all kept, in the order in which they were given.
Result<Edits> normalized(Edits edits);

// `text` with `edits` made; `edits` must be normalized and lie inside the text.
std::string applied(const Edits& edits, std::string_view text);

// Where `offset` of the old text stands after `edits`. Inside a replaced range it is the end of the
// replacement.
std::size_t moved(std::size_t offset, const Edits& edits);

// What making `first` and then `second` does, as edits of the old text. `between` is the text after
// `first`; both must be normalized. Edits that touch become one, the others stay as small as they
// were.
Edits composed(const Edits& first, std::string_view between, const Edits& second);

// The smallest single edit that turns `before` into `after`: common head and tail are left out, and
// no UTF-8 sequence is cut. Nothing when the texts are equal.
Edits difference(std::string_view before, std::string_view after);

}  // namespace paddle_ls::text
