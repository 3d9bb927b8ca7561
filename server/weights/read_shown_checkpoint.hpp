// A checkpoint, read for an editor.
#pragma once

#include "server/weights/checkpoints.hpp"

namespace paddle_ls::server {

// The place of an error is the file and the place in it. In a browser there are only errors.
Result<std::shared_ptr<const ShownCheckpoint>> read_shown_checkpoint(const std::string& path);

}  // namespace paddle_ls::server
