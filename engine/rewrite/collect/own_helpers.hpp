// Helpers that an earlier run wrote into the file.
//
// They are right for the release that they were written for, whatever rules say about their code: a
// file that still uses torch may be converted again.
#pragma once

#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

class OwnHelpers {
 public:
  // The definitions at the top level of `source` that are exact copies of helpers of `rules`.
  OwnHelpers(std::string_view source, const python::Names& names, const RuleSet& rules);

  bool contain(std::size_t offset) const;

 private:
  std::vector<text::ByteRange> definitions_;  // disjoint, in order
};

}  // namespace paddle_ls::rewrite
