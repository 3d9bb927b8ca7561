#include "project/align/added_calls.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::project {
namespace {

using alignment::NamedCall;
using alignment::PairedValue;

template <std::size_t count>
bool is_one_of(const std::array<std::string_view, count>& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_cast(const NamedCall& call) {
  static constexpr std::array<std::string_view, 13> names = {
      "astype", "cast", "to",    "float", "double", "half",   "bfloat16",
      "int",    "long", "short", "bool",  "type",   "type_as"};
  return is_one_of(names, call.name);
}

bool is_copy(const NamedCall& call) {
  static constexpr std::array<std::string_view, 8> names = {
      "clone", "assign", "contiguous", "to_tensor", "tensor", "numpy", "copy", "tolist"};
  return is_one_of(names, call.name);
}

// A helper of the built-in rules, which the original does not call.
bool is_helper(const NamedCall& call, const std::vector<NamedCall>& before) {
  static const rewrite::RuleSet rules;
  const bool is_its_own = std::any_of(
      before.begin(), before.end(), [&](const NamedCall& each) { return each.name == call.name; });
  return !is_its_own && !rules.helper(call.name).code.empty();
}

}  // namespace

std::vector<std::pair<NamedCall, AddedWork>> added_calls(const PairedValue& value) {
  const auto& before = value.calls_in_original;
  auto casts = std::count_if(before.begin(), before.end(), is_cast);
  auto copies = std::count_if(before.begin(), before.end(), is_copy);
  std::vector<std::pair<NamedCall, AddedWork>> added;
  for (const NamedCall& call : value.calls_in_converted) {
    if (is_helper(call, before)) {
      added.emplace_back(call, AddedWork::helper);
    } else if (is_cast(call) && casts-- <= 0) {
      added.emplace_back(call, AddedWork::cast);
    } else if (is_copy(call) && copies-- <= 0) {
      added.emplace_back(call, AddedWork::copy);
    }
  }
  return added;
}

}  // namespace paddle_ls::project
