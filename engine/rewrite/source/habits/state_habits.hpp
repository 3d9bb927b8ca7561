// Operations on the state of layers: moved, written, passed on, read by name, replaced.
#pragma once

#include "engine/rewrite/source/habits/habit_scan.hpp"

namespace paddle_ls::rewrite {

void look_at_state(HabitScan& scan, const HabitWord& word);

}  // namespace paddle_ls::rewrite
