// What is done with the state of layers: moved, written, handed on, read by names, replaced.
#pragma once

#include "engine/rewrite/source/habit_scan.hpp"

namespace paddle_ls::rewrite {

void look_at_state(HabitScan& scan, const HabitWord& word);

}  // namespace paddle_ls::rewrite
