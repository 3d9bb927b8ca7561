// What a hover says of a tensor: where it is in the file, who shares its storage, and what its
// values are like.
#pragma once

#include <string>

#include "engine/syntax/parser.hpp"
#include "server/weights/checkpoints.hpp"

namespace paddle_ls::server {

// Of the leaf, which is a tensor, in Markdown. Values are read here, and no more of them than take
// a moment; they are left out once `stop` says so.
std::string tensor_card(const ShownCheckpoint& shown, const weights::ListedLeaf& leaf,
                        const syntax::Stop& stop);

}  // namespace paddle_ls::server
