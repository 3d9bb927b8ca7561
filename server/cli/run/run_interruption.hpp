// Whether a run has to end early.
#pragma once

#include "platform/interruption.hpp"

namespace paddle_ls::cli {

// The user interrupted the program, or another thread cancelled what it is doing.
bool interrupted();

// For a program that makes many runs, one after the other: ends the current run, or (false) allows
// the next one. Safe to call from any thread.
void cancel_run(bool is_cancelled);

using platform::leave_interruption_alone;
using platform::watch_for_interruption;

}  // namespace paddle_ls::cli
