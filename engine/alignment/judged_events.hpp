// Which events and errors of two runs count as differences.
#pragma once

#include "engine/alignment/judging.hpp"

namespace paddle_ls::alignment {

bool is_of_numbers(const PartError& error);
bool is_of_construction(const Judging& judging, const RunEvent& event);
bool is_replaced(const Judging& judging, const RunEvent& event);
bool asks_for_others(const RunEvent& event);
bool is_own_affair(const Judging& judging, const RunEvent& event, const PartError& error);
bool differs(const Judging& judging, const RunEvent& event, const PartError& error);

}  // namespace paddle_ls::alignment
