// A conversion as a text to read: the stage that was asked for, with the origin of every line.
//
// A conversion that stops still shows something: the text then begins with comments that say where
// it stops and why, and continues with the last stage before that.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/to_static/convert_function.hpp"

namespace paddle_ls::to_static {

struct StageChoice {
  enum class What : std::uint8_t { result, level, all };
  What what = What::result;
  int level = 0;  // as `set_code_level` counts, for What::level

  bool operator==(const StageChoice&) const = default;
};

// `code` or nothing is the result, `all` are all stages, else the number of a level.
std::optional<StageChoice> stage_choice(std::string_view spelled);
std::string spelling(StageChoice choice);

struct Preview {
  std::string text;           // ends with a line end
  std::vector<Origin> lines;  // of the construct of the source that each line is from
};

// An error when there is no such level.
Result<Preview> preview(const Conversion& conversion, StageChoice choice);

}  // namespace paddle_ls::to_static
