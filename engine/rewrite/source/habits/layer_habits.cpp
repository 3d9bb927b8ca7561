#include "engine/rewrite/source/habits/layer_habits.hpp"

#include <algorithm>
#include <utility>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/habits/habit_scan.hpp"
#include "engine/rewrite/source/habits/keyword_habits.hpp"
#include "engine/rewrite/source/habits/member_habits.hpp"
#include "engine/rewrite/source/habits/state_habits.hpp"
#include "engine/rewrite/source/habits/weight_habits.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

namespace {

// What is passed in the place of a keyword and shows that an optimizer may have several groups or a
// scheduler for its rate.
constexpr auto habits_of_optimizers = text::words("add_param_group", "params", "scheduler");

constexpr auto habits_of_projects = text::words(
    habit::lone_size, habit::moved, habit::replaced, habit::names_read, habit::keys_read,
    habit::listed, habit::wrapped, habit::create_graph, habit::asked_for_tuple, habit::pickled,
    habit::norm_arguments, habit::tensor_likes, habit::packed);

// The end of the string whose content begins at `at`.
std::size_t end_of_string(std::string_view text, std::size_t at, char quote, bool is_long) {
  while (at < text.size()) {
    const char c = text[at];
    if (c == '\\') {
      at += 2;
    } else if (c == quote) {
      if (!is_long) return at + 1;
      if (at + 2 < text.size() && text[at + 1] == quote && text[at + 2] == quote) return at + 3;
      ++at;
    } else if (c == '\n' && !is_long) {
      return at;
    } else {
      ++at;
    }
  }
  return text.size();
}

void take_string(HabitScan& scan, char quote) {
  const std::string_view rest = scan.text.substr(scan.at, 3);
  const bool is_long = rest.size() == 3 && rest[1] == quote && rest[2] == quote;
  scan.at += is_long ? 3 : 1;
  look_at_key(scan);
  look_at_wrapped(scan);
  scan.at = end_of_string(scan.text, scan.at, quote, is_long);
  scan.chain = {};
  scan.sign = '\0';
}

// `partial(nn.Conv2d, bias=False)` says what it calls.
void name_partial(HabitScan& scan, const HabitWord& word) {
  if (scan.open.empty() || scan.text[word.start - 1] != '(') return;
  std::string_view& callee = scan.open.back().callee;
  if (last_component(callee) == "partial") callee = word.text;
}

void take_word(HabitScan& scan) {
  const std::size_t start = scan.at > 0 && scan.text[scan.at - 1] == '.' ? scan.at - 1 : scan.at;
  while (scan.at < scan.text.size() &&
         (is_identifier_byte(scan.text[scan.at]) || scan.text[scan.at] == '.')) {
    ++scan.at;
  }
  const std::string_view text = scan.text.substr(start, scan.at - start);
  const HabitWord word{text, last_component(text), start};
  look_at_definition(scan, word);
  scan.is_class = scan.chain == "class";
  scan.is_defined = scan.is_class || scan.chain == "def" || scan.chain == "lambda";
  scan.chain = text;
  scan.sign = '\0';
  name_partial(scan, word);
  look_at_keywords(scan, word);
  look_at_members(scan, word);
  look_at_state(scan, word);
  look_at_weight(scan, word);
}

void take_sign(HabitScan& scan, char c) {
  ++scan.at;
  if (is_blank(c)) return;
  if (c == '*') look_at_unpacked(scan);
  if (c == '(' || c == '[' || c == '{') {
    const bool follows_value = !scan.chain.empty() || scan.sign == ']' || scan.sign == ')';
    const bool is_call = c == '(' && follows_value && !scan.is_defined;
    scan.open.push_back({is_call ? scan.chain : std::string_view(), is_call, scan.is_class});
  } else if ((c == ')' || c == ']' || c == '}') && !scan.open.empty()) {
    scan.open.pop_back();
  }
  scan.chain = {};
  scan.sign = c;
  scan.is_defined = scan.is_class = false;
}

void step(HabitScan& scan) {
  const char c = scan.text[scan.at];
  if (c == '#') {
    scan.at = std::min(scan.text.find('\n', scan.at), scan.text.size());
  } else if (c == '"' || c == '\'') {
    take_string(scan, c);
  } else if (is_identifier_byte(c)) {
    take_word(scan);
  } else {
    take_sign(scan, c);
  }
}

}  // namespace

bool is_keyword_of_layers(std::string_view keyword) {
  return is_keyword_of_torch(keyword) || is_member_of_torch(keyword) ||
         habits_of_optimizers.has(keyword) || habits_of_projects.has(keyword);
}

LayerHabits layer_habits(std::string_view text) {
  HabitScan scan{text};
  while (scan.at < text.size()) step(scan);
  if (scan.pickles && scan.speaks_of_layers) scan.note(habit::pickled);
  return joined(std::move(scan.habits), {});
}

LayerHabits joined(LayerHabits one, const LayerHabits& other) {
  one.weights.insert(one.weights.end(), other.weights.begin(), other.weights.end());
  one.keywords.insert(other.keywords.begin(), other.keywords.end());
  one.once.insert(other.once.begin(), other.once.end());
  one.methods.insert(other.methods.begin(), other.methods.end());
  one.defined.insert(other.defined.begin(), other.defined.end());
  one.bases.insert(other.bases.begin(), other.bases.end());
  for (const std::string& member : one.defined) one.keywords.erase(member);
  return one;
}

}  // namespace paddle_ls::rewrite
