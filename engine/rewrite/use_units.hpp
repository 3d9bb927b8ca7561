// The uses of a file by top-level statement: the units that have to be converted together.
//
// A model and its layers, a generator and its consumers, a loader and its data have to be in one
// framework. The body of a function or class is one unit anyway, and statements that refer to each
// other are joined (project/modules/use_groups.hpp). A use may be independent of that: an import, a
// comment, a setting of the whole program.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/top_level.hpp"
#include "engine/rewrite/analyze.hpp"

namespace paddle_ls::rewrite {

enum class Tie : std::uint8_t {
  none,     // works with either framework
  follows,  // a setting of the program, or a plain number: converted with its neighbours
  ties,
};

Tie tie_of(const Finding& finding);

// A use that has no safe fix.
struct BlockingUse {
  text::ByteRange range;
  std::string api;
  std::string why;       // needs review or manual, and the reason
  std::size_t line = 0;  // in the file, from 1; filled in by the caller that has the text
};

struct UseUnit {
  python::TopLevel statement;
  std::uint32_t ready = 0;      // uses with a safe fix that tie the unit to a framework
  std::uint32_t following = 0;  // uses with a safe fix that follow
  std::vector<BlockingUse> blocking;

  bool has_uses() const { return ready > 0 || !blocking.empty(); }
};

// One for each top-level statement of `source`. `counts` decides which findings matter.
std::vector<UseUnit> use_units(std::string_view source, const FileFindings& file,
                               const std::function<bool(const Finding&)>& counts);

}  // namespace paddle_ls::rewrite
