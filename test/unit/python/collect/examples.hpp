// The examples in the table of passes, and what the passes find in a text, as texts to compare.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "engine/python/collect/collect_passes.hpp"
#include "test/unit/python/resolved.hpp"

namespace paddle_ls::python {

inline std::string example_of(std::string_view pass) {
  const auto all = passes();
  const auto row = std::find_if(all.begin(), all.end(),
                                [&](const CollectPass& each) { return each.name == pass; });
  REQUIRE(row != all.end());
  return std::string(row->example);
}

// `code` after the definitions of a tensor `x`, of integers `counts` and of fractions `weights`.
inline std::string among_tensors(std::string_view code) {
  return "import torch\nx = torch.zeros(2)\ncounts = torch.tensor([1, 2])\n"
         "weights = torch.tensor([0.5, 0.5])\n" +
         std::string(code) + "\n";
}

inline std::vector<std::string> implied_methods(const Resolved& file) {
  std::vector<std::string> names;
  for (const MethodUse& method : file.names.methods) {
    if (method.operand) names.emplace_back(file.names.text(method.name));
  }
  return names;
}

// The names of the methods that `code` calls without writing them as an attribute.
inline std::vector<std::string> implied_methods(std::string_view code) {
  return implied_methods(Resolved(among_tensors(code)));
}

struct ImpliedRow {
  std::string_view code;
  std::vector<std::string> methods;
};

inline void check_implied(const std::vector<ImpliedRow>& rows) {
  for (const ImpliedRow& row : rows) {
    CAPTURE(row.code);
    CHECK(implied_methods(row.code) == row.methods);
  }
}

// The use of the method `name` that is found first, or null.
inline const MethodUse* method_named(const Resolved& file, std::string_view name) {
  for (const MethodUse& method : file.names.methods) {
    if (file.names.text(method.name) == name) return &method;
  }
  return nullptr;
}

// The reference to `binding` as "form text", by their places.
inline std::vector<std::string> references_to(const Resolved& file, BindingId binding) {
  constexpr const char* forms[] = {"use",      "all",          "declaration",
                                   "deletion", "augmentation", "other"};
  std::vector<std::string> found;
  for (const Reference& reference : file.names.references_of(binding)) {
    found.push_back(std::string(forms[static_cast<std::size_t>(reference.form)]) + " " +
                    std::string(file.at(reference.range)));
  }
  return found;
}

}  // namespace paddle_ls::python
