// A name that is given to something of torch by assignment (`F = torch.nn.functional`) moves to
// Paddle as a whole: the fix of the assignment is good only if every use of the name is fixed along
// with it.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

// Withdraws the fix of such an assignment where the uses of its name do not allow it.
void settle_aliases(FileFindings& file);

// `chosen`, ascending, and all uses of the names whose assignments are chosen; ascending.
std::vector<std::size_t> with_alias_uses(const FileFindings& file,
                                         std::span<const std::size_t> chosen);

}  // namespace paddle_ls::rewrite
