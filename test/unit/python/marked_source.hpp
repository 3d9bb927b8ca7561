// Sources with `[[marks]]`, so that tests need no offsets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::python {

struct MarkedSource {
  std::string text;                    // without the marks
  std::vector<text::ByteRange> marks;  // by end
};

inline MarkedSource read_marks(std::string_view marked) {
  MarkedSource source;
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < marked.size(); ++i) {
    const std::string_view rest = marked.substr(i, 2);
    if (rest == "[[") {
      open.push_back(source.text.size());
      ++i;
    } else if (rest == "]]" && !open.empty()) {
      source.marks.push_back({open.back(), source.text.size()});
      open.pop_back();
      ++i;
    } else {
      source.text += marked[i];
    }
  }
  return source;
}

}  // namespace paddle_ls::python
