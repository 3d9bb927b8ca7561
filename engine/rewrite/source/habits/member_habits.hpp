// What classes define, and which members of objects of unknown class are used.
#pragma once

#include "engine/rewrite/source/habits/habit_scan.hpp"

namespace paddle_ls::rewrite {

// For the next word: the scan still has the one before it as its chain.
void look_at_definition(HabitScan& scan, const HabitWord& word);

void look_at_members(HabitScan& scan, const HabitWord& word);

// After the first quote of a string: `hasattr(model, "module")`.
void look_at_wrapped(HabitScan& scan);

// Whether it is a member of layers of torch that Paddle's do not have.
bool is_member_of_torch(std::string_view word);

}  // namespace paddle_ls::rewrite
