#include "server/cli/run/run_interruption.hpp"

#include <atomic>

namespace paddle_ls::cli {
namespace {

std::atomic<bool> cancelled = false;

}  // namespace

bool interrupted() {
  return platform::interrupted() || cancelled;
}

void cancel_run(bool is_cancelled) {
  cancelled = is_cancelled;
}

}  // namespace paddle_ls::cli
