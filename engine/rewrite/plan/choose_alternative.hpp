// From a rule and a bound call to the alternative that applies.
//
// A condition about what stars may pass can be neither true nor false. An alternative that depends
// on such a condition is skipped, and what is chosen after it needs a confirmation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/arguments/bind_arguments.hpp"
#include "engine/rewrite/arguments/collected_settings.hpp"
#include "engine/rewrite/differences/difference.hpp"
#include "engine/rewrite/source/file_words.hpp"

namespace paddle_ls::rewrite {

// What a condition may ask about a use, besides its arguments.
struct UseFacts {
  std::uint32_t contexts = 0;  // bits of Contexts; several can hold
  bool can_hoist = false;
  bool receiver_sure = false;
  bool receiver_unknown = false;
  python::Facts known;     // of the operands
  bool may_patch = false;  // `paddle` itself
  Settled accepted;
  const std::set<std::string, std::less<>>* passed = nullptr;       // keywords; null: none
  const std::set<std::string, std::less<>>* checkpoints = nullptr;  // of the project; null: none
};

// What it may ask about the file.
struct FileFacts {
  const python::Names& names;
  FileWords& words;
  CollectedSettings& settings;
};

struct Choice {
  const Alternative* alternative = nullptr;  // null: none applies
  // The undecided conditions of earlier alternatives that might have been the right ones.
  std::vector<const Condition*> undecided = {};
};

// The first alternative from `from` on whose conditions hold. Without a call, arguments are
// unknown.
Choice choose_alternative(const RuleCall& of, std::size_t from, const UseFacts& use,
                          const FileFacts& file);

}  // namespace paddle_ls::rewrite
