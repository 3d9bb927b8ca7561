// The edit that converts a whole file, or all uses of one API in it.
#pragma once

#include <chrono>
#include <optional>

#include "project/conversion/wish.hpp"
#include "server/features/convey/handlers.hpp"
#include "server/workspace/uses_model.hpp"

namespace paddle_ls::server {

// How long saving a file may wait for its fixes.
inline constexpr std::chrono::milliseconds fix_all_limit(300);

// Stops after `limit`, or when `also` returns true.
syntax::Stop stop_after(std::chrono::milliseconds limit, syntax::Stop also = {});

// The edit for all fixes that `wish` names, with those of helper modules. Nothing if nothing is
// left to do, or if an edit would cross the boundary between two notebook cells. `stop` is polled.
std::optional<protocol::WorkspaceEdit> file_edit(const DocumentSnapshot& document,
                                                 const project::Wish& wish,
                                                 const syntax::Stop& stop, const ReportTo& to = {});

}  // namespace paddle_ls::server
