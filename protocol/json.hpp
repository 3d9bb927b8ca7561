// The JSON library of this layer under its short name.
#pragma once

#include <boost/json.hpp>

namespace paddle_ls::protocol {

namespace json = boost::json;

}  // namespace paddle_ls::protocol
