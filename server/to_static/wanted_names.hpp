// The converted functions of a project by name, and what a file has to mention before it can call
// one of another file.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/to_static/hazards/program/converted_functions.hpp"

namespace paddle_ls::server {

class WantedNames {
 public:
  // True when one is new.
  bool add(const to_static::ConvertedFunctions& functions);

  bool are_none() const { return paths_.empty(); }

  // Whether a function of that path, `f` or `Class.method`, is among them.
  bool contain(const std::string& path) const { return paths_.contains(path); }

  // Whether one, or for a method its class, is among the words of the text.
  bool are_mentioned_in(std::string_view text) const;

 private:
  bool add(const to_static::Converted& function);

  std::set<std::string> paths_;
  std::set<std::string, std::less<>> words_;
};

}  // namespace paddle_ls::server
