// The classes that a file defines at its top level, read off its text as its imports are: what
// matters of them is which answer torch's functions for their objects, and hardly one does.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::modules {

struct WrittenClass {
  std::string name;
  std::vector<std::string> bases;  // as written, without keywords
  bool answers = false;            // defines a method that torch's functions ask
};

// In the order of the text.
std::vector<WrittenClass> written_classes(std::string_view text);

}  // namespace paddle_ls::modules
