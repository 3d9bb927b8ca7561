// Where `import paddle` goes when rewritten code spells `paddle.` and nothing imports it yet.
//
// It goes to the top of the module, except where the imports of torch are guarded or local: there
// it goes beside them, so that paddle is not asked for where torch was not.
#pragma once

#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

#include "engine/rewrite/compose_edits.hpp"
#include "engine/rewrite/import_plan.hpp"

namespace paddle_ls::rewrite {

// Who spells `paddle.` after the edits.
struct PaddleNeeds {
  std::vector<bool> groups;  // names of torch whose uses do, by place in ImportFacts::groups
  bool others = false;       // expressions that no import of torch leads to
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
