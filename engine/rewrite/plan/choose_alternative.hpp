// Rule and bound call in, the alternative that applies out.
//
// A condition that speaks of what stars may carry can be neither true nor false. An alternative
// that hangs on such a condition is passed over, and what is chosen after it needs a confirmation.
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
  // Of earlier alternatives that might have been the right ones: what they hang on.
  std::vector<const Condition*> undecided = {};
};

// The first alternative from `from` on whose conditions hold. Without a call, arguments are
// unknown.
Choice choose_alternative(const RuleCall& of, std::size_t from, const UseFacts& use,
                          const FileFacts& file);

}  // namespace paddle_ls::rewrite
