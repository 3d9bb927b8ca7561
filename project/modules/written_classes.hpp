// The classes that a file defines at its top level, read from its text like its imports: what
// matters is which implement `__torch_function__`, and hardly any does.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::modules {

struct WrittenClass {
  std::string name;
  std::vector<std::string> bases;  // as written, without keywords
  bool answers = false;            // defines `__torch_function__`
};

// In the order of the text.
std::vector<WrittenClass> written_classes(std::string_view text);

}  // namespace paddle_ls::modules
