// What the functions at the top level of a file return by their annotations, read from its text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::modules {

struct WrittenFunction {
  std::string name;
  std::string type;      // of the result, or of each part of it, as written
  bool several = false;  // a tuple or list of such objects
  bool operator==(const WrittenFunction&) const = default;
};

// Those whose annotation is a name, or a tuple or list of one name, in the order of the text.
// Decorators that are not torch's may return another function, so what they decorate is not listed.
std::vector<WrittenFunction> written_functions(std::string_view text);

}  // namespace paddle_ls::modules
