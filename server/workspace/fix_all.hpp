// All fixes of a text at once, carried to the point where nothing is left to fix.
//
// One round of edits can make the next possible (a nested use whose outer one had to go first), so
// rounds follow until no finding with an edit remains. The first round almost always suffices, and
// then its own small edits are the answer; after several, what differs between the first and the
// last text.
#pragma once

#include <chrono>

#include "engine/text/edits.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

struct FixAll {
  text::Edits edits;     // normalized, of the analysed text
  bool finished = true;  // false: stopped before nothing was left; the edits are still right
};

// Of `analysis`, the findings that `scope` covers. With `api`, only uses of this torch name.
FixAll fix_all(const Analysis& analysis, settings::FixScope scope, const syntax::Stop& stop,
               std::string_view api = {});

// Stops after `limit`, or when `also` says so.
syntax::Stop stop_after(std::chrono::milliseconds limit, syntax::Stop also = {});

}  // namespace paddle_ls::server
