// What is passed to layers by keyword, to optimizers in groups.
#pragma once

#include "engine/rewrite/source/habits/habit_scan.hpp"

namespace paddle_ls::rewrite {

void look_at_keywords(HabitScan& scan, const HabitWord& word);

// After the first quote of a string.
void look_at_key(HabitScan& scan);

// After the first star of `norm_layer(64, **more)`.
void look_at_unpacked(HabitScan& scan);

// Whether it is a keyword that layers and functions of torch take.
bool is_keyword_of_torch(std::string_view word);

}  // namespace paddle_ls::rewrite
