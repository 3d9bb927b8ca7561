#include "server/weights/read_shown_checkpoint.hpp"

namespace paddle_ls::server {

Result<std::shared_ptr<const ShownCheckpoint>> read_shown_checkpoint(const std::string& path) {
  return error("checkpoints cannot be read in a browser; use paddle-ls on your machine", path);
}

}  // namespace paddle_ls::server
