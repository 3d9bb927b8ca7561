// The classes that a file defines at its top level, read from its text like its imports.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::modules {

struct WrittenClass {
  std::string name;
  std::vector<std::string> bases;  // as written, without keywords
  bool answers = false;            // defines `__torch_function__`
  // What it defines of the names that classes of torch have, each once, in order.
  std::vector<std::string> members;

  bool operator==(const WrittenClass&) const = default;
};

// In the order of the text.
std::vector<WrittenClass> written_classes(std::string_view text);

}  // namespace paddle_ls::modules
