// The lines of both programs that explain a difference.
#pragma once

#include "engine/alignment/judging.hpp"

namespace paddle_ls::alignment {

BothLines place_of(const Judging& judging, const RunEvent& event, const RunEvent* other);
BothLines maker_of(const Judging& judging, const RunEvent& event, const BothLines& otherwise);
std::optional<std::size_t> layer_order(const Judging& judging, const RunEvent& event);
const RunEvent* failing_layer(const Judging& judging);
BothLines maker_of_failing(const Judging& judging, const RunEvent& failing);
std::optional<BothLines> call_that_differs(const Judging& judging, const RunEvent& failure);

}  // namespace paddle_ls::alignment
