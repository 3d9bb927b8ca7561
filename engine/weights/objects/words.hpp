// Constants of Python and of the frameworks, written as in a program.
#pragma once

#include <optional>

#include "engine/weights/model/checkpoint.hpp"
#include "engine/weights/pickle/graph.hpp"

namespace paddle_ls::weights {

// `torch.float32` or `int`. Nothing where the name is not that of a known constant.
std::optional<Word> word_of_name(std::string_view name);

// device('cuda:0'), slice(0, 2, None), dtype('float32'); `name` is that of the called function.
std::optional<Word> word_of_call(const pickle::Graph& graph, const pickle::Call& call,
                                 std::string_view name);

}  // namespace paddle_ls::weights
