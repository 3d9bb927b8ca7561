// All hazards of a file: the way in.
//
// The rules come in families, one file each, which look at one converted function at a time. Behind
// them the conversion itself is run, so that whatever it refuses is reported even where no rule
// explains it.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/to_static/hazards/converted.hpp"
#include "engine/to_static/hazards/hazard.hpp"

namespace paddle_ls::to_static {

// False for nearly every file, after one look for a few words.
bool may_convert(std::string_view source);

struct FileHazards {
  std::vector<Hazard> hazards;  // in the order of the text
  std::vector<Converted> converted;
};

// Whether and where the conversion of a function stops. It depends on the lines of the function
// alone, and is most of what looking for hazards costs: who looks at a file often remembers it.
using RefusalOf =
    std::function<std::optional<Refusal>(syntax::Node function, std::string_view source)>;
std::optional<Refusal> refusal_of(syntax::Node function, std::string_view source);

// `roots` are those that the program was read from. When `stop` says so, the rest is missing.
FileHazards find_hazards(Roots roots, const Program& program, Reach reach,
                         const syntax::Stop& stop = {}, const RefusalOf& refused = refusal_of);

}  // namespace paddle_ls::to_static
