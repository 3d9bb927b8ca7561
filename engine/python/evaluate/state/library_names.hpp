// Which qualified names are below a root of the known modules, asked once per name.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/python/facts/known_modules.hpp"
#include "engine/python/facts/names.hpp"

namespace paddle_ls::python {

class LibraryNames {
 public:
  bool contains(NameId qualified, const Names& names, const KnownModules& known);

 private:
  enum class Answer : std::uint8_t { not_asked, no, yes };
  std::vector<Answer> answers_;  // by name
};

}  // namespace paddle_ls::python
