#include "platform/interruption.hpp"

// A page ends a worker without telling it.
namespace paddle_ls::platform {

void watch_for_interruption() {}

bool interrupted() {
  return false;
}

void leave_interruption_alone() {}

std::span<const int> ending_signals() {
  return {};
}

void ignore_broken_pipes() {}

}  // namespace paddle_ls::platform
