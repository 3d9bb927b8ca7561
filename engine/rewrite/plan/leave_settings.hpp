// Settings that the calls of a rule drop go from where they are collected.
//
// All calls that unpack a dictionary want the same of it, and none that is left needs what goes, so
// each of them brings the edits along and they are made once.
#pragma once

#include "engine/rewrite/plan/attempt.hpp"

namespace paddle_ls::rewrite {

void leave_settings(Attempt& attempt);

}  // namespace paddle_ls::rewrite
