// The uses of a file by the statements of its top level: what has to be converted together.
//
// A model and its layers, a generator and its consumers, a loader and its data work together in one
// framework only. What a function or class holds belongs together anyway, and so does what mentions
// each other (project/modules/use_groups.hpp). A use may have no part in that: an import, a
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
  follows,  // a setting of the program, or a plain number: goes with what stands beside it
  ties,
};

Tie tie_of(const Finding& finding);

// A use that has no safe fix.
struct BlockingUse {
  text::ByteRange range;
  std::string api;
  std::string why;       // needs review or manual, and the reason
  std::size_t line = 0;  // of the file, from 1; whoever knows it fills it in
};

struct UseUnit {
  python::TopLevel statement;
  std::uint32_t ready = 0;      // uses with a safe fix that tie
  std::uint32_t following = 0;  // with a safe fix that follow
  std::vector<BlockingUse> blocking;

  bool has_uses() const { return ready > 0 || !blocking.empty(); }
};

// One for each statement of the top level of `source`. `counts` is asked which findings matter.
std::vector<UseUnit> use_units(std::string_view source, const FileFindings& file,
                               const std::function<bool(const Finding&)>& counts);

}  // namespace paddle_ls::rewrite
