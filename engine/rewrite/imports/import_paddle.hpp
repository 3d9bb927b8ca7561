// Where `import paddle` goes when rewritten code spells `paddle.` and nothing imports it yet.
//
// It goes to the top of the module, except where the imports of torch are guarded or local: there
// it goes beside them, so that paddle is not asked for where torch was not.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/compose_edits.hpp"
#include "engine/rewrite/result/import_plan.hpp"

namespace paddle_ls::rewrite {

// The code that spells `paddle.` after the edits.
struct PaddleNeeds {
  struct Place {
    std::size_t at;       // in the source
    std::uint32_t group;  // `no_index` where no import of torch leads there
  };

  std::vector<bool> groups;   // names of torch whose uses do, by place in ImportFacts::groups
  bool others = false;        // expressions that no import of torch leads to, and helpers
  std::vector<Place> places;  // ascending

  // True when what is written with the name `group`, or anything that the module's `statement` can
  // serve, spells it.
  bool ask_in(const ImportStatement& statement, std::uint32_t group) const;
  // True when all of them come after `place`.
  bool come_behind(std::size_t place) const { return places.empty() || places[0].at >= place; }
  // The places in the function that contains the import.
  std::span<const Place> in_function_of(const ImportStatement& statement) const;
  // True when the function needs the module's paddle as well: a local one would hide it.
  bool reach_around(const ImportStatement& statement, const ImportFacts& facts) const;
};

// Where `paddle` is imported already.
struct PaddlePlaces {
  std::set<std::uint32_t> scopes;  // for sure
  std::set<std::uint32_t> blocks;  // by one of their statements
};

PaddlePlaces paddle_places(std::string_view source, const ImportFacts& facts);

void import_paddle(std::string_view source, const ImportFacts& facts, const PaddleNeeds& needs,
                   const PaddlePlaces& places, std::vector<ChosenEdit>& edits);

}  // namespace paddle_ls::rewrite
