// Texts with `[[` and `]]` around the bytes that a test speaks of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::templates {

struct Marked {
  std::string text;
  std::vector<text::ByteRange> ranges;  // in the order of the text, not nested

  explicit Marked(std::string_view marked) {
    for (std::size_t i = 0; i < marked.size(); ++i) {
      if (marked.substr(i).starts_with("[[")) {
        ranges.push_back({text.size(), text.size()});
        ++i;
      } else if (marked.substr(i).starts_with("]]")) {
        ranges.back().end = text.size();
        ++i;
      } else {
        text += marked[i];
      }
    }
  }
};

}  // namespace paddle_ls::templates
