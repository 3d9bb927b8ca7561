#include <ostream>

#include "server/cli/run/prefixes.hpp"
#include "server/cli/weights/weights_verbs.hpp"

namespace paddle_ls::cli {

void complain(const Error& failure, std::ostream& err) {
  err << error_prefix << failure.where << (failure.where.empty() ? "" : ": ") << failure.message
      << "\n";
}

}  // namespace paddle_ls::cli
