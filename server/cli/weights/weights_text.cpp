#include <ostream>

#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {

void complain(const Error& failure, std::ostream& err) {
  err << "paddle-ls: " << failure.where << (failure.where.empty() ? "" : ": ") << failure.message
      << "\n";
}

}  // namespace paddle_ls::cli
