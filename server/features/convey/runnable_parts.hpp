// What of a Python file can be run, to be compared with its conversion.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::server {

// A class with a method `forward` that derives from a module of PyTorch or a layer of Paddle.
struct ModelClass {
  std::string name;
  text::ByteRange name_range;
  std::vector<std::string> parameters;  // of `forward`, those that have to be given
};

struct RunnableParts {
  std::vector<ModelClass> models;
  std::optional<text::ByteRange> main;  // the test of `if __name__ == "__main__":`
};

RunnableParts runnable_parts(std::string_view text);

}  // namespace paddle_ls::server
