// Weights that are used in a way that depends on their layout.
#pragma once

#include "engine/rewrite/source/habits/habit_scan.hpp"

namespace paddle_ls::rewrite {

void look_at_weight(HabitScan& scan, const HabitWord& word);

}  // namespace paddle_ls::rewrite
