// Functions of torch whose counterparts in Paddle have no second derivative.
//
// They raise where a gradient is computed with `create_graph=True`. The table comes from
// test/truth/second_derivatives.py, which runs both frameworks.
#pragma once

#include <string_view>

namespace paddle_ls::rewrite {

// Of a function, a method of tensors or a layer, by the name of its rule.
bool lacks_second_derivative(std::string_view api);

// The same by the last part of the name, whatever it is a member of.
bool may_lack_second_derivative(std::string_view name);

}  // namespace paddle_ls::rewrite
