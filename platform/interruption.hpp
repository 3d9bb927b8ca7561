// The user's wish that the program stops.
#pragma once

#include <span>

namespace paddle_ls::platform {

// From here on an interruption (SIGINT, SIGTERM, or Ctrl+C on Windows) only raises a flag, so that
// no file is left half done. A second one ends the process at once.
void watch_for_interruption();
bool interrupted();
// From here on it ends the program again.
void leave_interruption_alone();

// The signals that ask a server to leave.
std::span<const int> ending_signals();

// Writing to a stream without a reader is an error of the call, not a signal.
void ignore_broken_pipes();

}  // namespace paddle_ls::platform
