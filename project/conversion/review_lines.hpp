// The uses of a conversion that need review, grouped by the difference between the frameworks that
// it depends on: one line for each.
#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace paddle_ls::project {

// A use in a file, as people look it up.
struct UsePlace {
  std::string file;      // as it is shown
  std::size_t line = 0;  // one-based
  std::string api;
};

// "a.py:3".
std::string place(const UsePlace& use);

struct Question {
  std::string difference;  // its id; empty where it has none
  std::string reason;      // a sentence, as this use words it
  auto operator<=>(const Question&) const = default;
};

using UsesByQuestion = std::map<Question, std::vector<UsePlace>>;

std::size_t count(const UsesByQuestion& uses);

// Below `heading`, which says how many there are: ids followed by their numbers, then what
// concerns most uses first, each with the first places. Empty where there are none.
std::string review_lines(const UsesByQuestion& uses, const std::string& heading);

using NumbersById = std::map<std::string, std::size_t>;
void add(const NumbersById& from, NumbersById& to);

// "first-weights 41, linear-layout 9": the largest first.
std::string numbered(const NumbersById& by_id);

}  // namespace paddle_ls::project
