// Settings that the calls of a rule drop are deleted where they are collected.
//
// All calls that unpack a dictionary need the same change, and no other call needs the deleted
// settings, so each of them plans the edits and they are made once.
#pragma once

#include "engine/rewrite/plan/attempt.hpp"

namespace paddle_ls::rewrite {

void leave_settings(Attempt& attempt);

}  // namespace paddle_ls::rewrite
