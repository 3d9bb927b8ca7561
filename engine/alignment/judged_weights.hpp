// Weights that train and that only one program has.
#pragma once

#include "engine/alignment/judging.hpp"

namespace paddle_ls::alignment {

void look_for_weights_of_one_side(Judging& judging);

}  // namespace paddle_ls::alignment
