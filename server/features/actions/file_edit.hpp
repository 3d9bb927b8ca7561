// The edit that converts a whole file, or all uses of one API in it.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "server/features/convey/helper_edits.hpp"
#include "server/workspace/fix_all.hpp"

namespace paddle_ls::server {

// How long saving a file may wait for its fixes.
inline constexpr std::chrono::milliseconds fix_all_limit(300);

// The edit for all uses that `scope` covers (of `api`, unless it is empty). Nothing when nothing is
// left to do, or when an edit would cross the seam between two notebook cells. `helpers` is the
// module of the settings of the document.
std::optional<protocol::WorkspaceEdit> file_edit(const Analysis& analysis, settings::FixScope scope,
                                                 std::string_view api, const syntax::Stop& stop,
                                                 const std::optional<HelperModule>& helpers,
                                                 const Presentation& presentation);

}  // namespace paddle_ls::server
