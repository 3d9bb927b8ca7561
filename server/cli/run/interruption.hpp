// Whether a run ends before its work is done.
#pragma once

#include "platform/interruption.hpp"

namespace paddle_ls::cli {

// The user interrupted the program, or another thread cancelled what it is doing.
bool interrupted();

// For a program that makes many runs, one after the other: ends the one that goes on now, or
// (false) lets the next one go on. Safe to call from any thread.
void cancel_run(bool is_cancelled);

using platform::leave_interruption_alone;
using platform::watch_for_interruption;

}  // namespace paddle_ls::cli
