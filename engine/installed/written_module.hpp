// What a module of an installed package defines and imports, read from its text.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::installed {

// A class or function at the top level of a module. Types are as the text spells them, and empty
// where it says nothing.
struct WrittenDefinition {
  bool is_class = false;
  std::vector<std::string> bases;
  std::string returns;  // of a function
  bool has_forward = false;
  std::string forward_returns;  // what the method `forward` of a class returns
};

struct WrittenModule {
  std::map<std::string, WrittenDefinition, std::less<>> definitions;
  std::map<std::string, std::string, std::less<>> imports;  // local name to qualified name
  std::vector<std::string> stars;                           // modules of `from module import *`
};

// `name` is the qualified name of the module.
WrittenModule read_module(std::string_view name, bool is_package, std::string_view text);

}  // namespace paddle_ls::installed
