// All hazards of a file: the entry point.
//
// The rules come in families, one file each, which examine one converted function at a time. After
// them the conversion itself is run, so that whatever it refuses is reported even where no rule
// explains it.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/to_static/hazards/program/converted_functions.hpp"
#include "engine/to_static/hazards/program/hazard.hpp"
#include "engine/to_static/hazards/rules/hazard_memory.hpp"
#include "engine/to_static/refusal.hpp"

namespace paddle_ls::to_static {

// False for nearly every file, after one search for a few words.
bool may_convert(std::string_view source);

// Whether and where the conversion of a function stops. It depends on the lines of the function
// alone, and is most of the cost of finding hazards, so callers that analyse a file repeatedly keep
// it.
using RefusalOf =
    std::function<std::optional<Refusal>(syntax::Node function, std::string_view source)>;

struct FindOptions {
  Neighbourhood around = {};
  HazardMemory* memory =
      nullptr;  // of earlier versions of the file, and for later ones; null: none
  RefusalOf refused = refusal_of;
  syntax::Stop stop = {};
};

struct FileHazards {
  std::vector<Hazard> hazards;  // in the order of the text
  std::vector<Converted> converted;
  std::vector<ConvertedElsewhere> elsewhere;
};

// `pieces` are those that the program was read from. When `stop` returns true, the rest is missing.
FileHazards find_hazards(const syntax::Pieces& pieces, const ConversionUnit& program, Reach reach,
                         const FindOptions& options = {});

// Of one function that converted code calls, without reasons. `given` is what other files give the
// functions of its file.
std::vector<Hazard> hazards_of_called(const syntax::Pieces& pieces, Definition function,
                                      const std::vector<GivenFromElsewhere>& given = {},
                                      const RefusalOf& refused = refusal_of);

}  // namespace paddle_ls::to_static
