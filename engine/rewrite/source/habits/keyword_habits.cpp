#include "engine/rewrite/source/habits/keyword_habits.hpp"

#include <algorithm>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

namespace {

// Keywords of layers and functions of torch that Paddle's take under another name, or not at all,
// in some release.
constexpr auto keywords_of_torch = text::words(
    "affine", "batch_first", "bias", "device", "divisor_override", "dtype", "elementwise_affine",
    "eps", "generator", "inplace", "momentum", "out", "padding_mode", "track_running_stats");

// Those of them that functions take, which a dictionary may pass as well.
constexpr auto keywords_in_dictionaries = text::words("generator", "out");

constexpr auto keywords_of_norms =
    text::words("affine", "bias", "device", "dtype", "elementwise_affine", "eps");

// By usual names of such a value, `norm_layer`, `self.norm_cls`, or of any class, `layer`, `cls`.
bool may_be_norm(std::string_view callee) {
  static constexpr auto any = text::words("cls", "constructor", "klass", "layer", "layer_class",
                                          "layer_cls", "layer_type", "module");
  const std::string_view name = last_component(callee);
  return name.find("norm") != name.npos || name.find("Norm") != name.npos || name.empty() ||
         any.has(name);
}

void look_for_keyword(HabitScan& scan, const HabitWord& word) {
  if (scan.open.empty() || !scan.open.back().is_call || !keywords_of_torch.has(word.text)) return;
  std::size_t sign = scan.at;
  while (sign < scan.text.size() && is_blank(scan.text[sign])) ++sign;
  if (sign >= scan.text.size() || scan.text[sign] != '=') return;
  if (sign + 1 < scan.text.size() && scan.text[sign + 1] == '=') return;
  std::size_t before = word.start;
  while (before > 0 && is_blank(scan.text[before - 1])) --before;
  if (before == 0 || (scan.text[before - 1] != ',' && scan.text[before - 1] != '(')) return;
  const std::string_view callee = scan.open.back().callee;
  if (names_class_of_torch(callee)) return;
  scan.note(word.text);
  if (keywords_of_norms.has(word.text) && may_be_norm(callee)) {
    scan.note(habit::norm_arguments);
  }
}

// Whether the list that begins at `list` has something in it and no comma but in brackets.
bool has_one_item(const HabitScan& scan, std::size_t list) {
  int depth = 0;
  for (std::size_t at = list; at < scan.text.size(); ++at) {
    const char c = scan.text[at];
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ',' && depth == 1) return false;
    if ((c == ')' || c == ']' || c == '}') && --depth == 0) return at > list + 1;
  }
  return false;
}

void look_for_lone_size(HabitScan& scan, const HabitWord& word) {
  if (word.text != "stride" && word.text != "dilation" && word.text != "kernel_size") return;
  const std::size_t sign = scan.text.find_first_not_of(" \t", scan.at);
  if (sign == std::string_view::npos || scan.text[sign] != '=') return;
  const std::size_t list = scan.text.find_first_not_of(" \t", sign + 1);
  if (list != std::string_view::npos && scan.text[list] == '[' && has_one_item(scan, list)) {
    scan.note(habit::lone_size);
  }
}

// `{"params": backbone.parameters()}`, after the quote.
void look_for_key(HabitScan& scan, std::string_view key) {
  if (scan.text.substr(scan.at, key.size()) != key) return;
  const std::size_t end = scan.at + key.size();
  const bool is_whole = end < scan.text.size() && (scan.text[end] == '"' || scan.text[end] == '\'');
  if (is_whole && next_sign(scan, end + 1) == ':') scan.note(key);
}

void look_for_optimizer(HabitScan& scan, const HabitWord& word) {
  const bool is_group =
      word.last == "params" && !scan.open.empty() && scan.open.back().callee == "dict";
  if (is_group && next_sign(scan, scan.at) == '=') scan.note(word.last);
  if (word.last == "add_param_group") scan.note(word.last);
  // `lr_scheduler`, `self.scheduler.step`, `LRScheduler`
  if (word.text.find("cheduler") != std::string_view::npos) scan.note("scheduler");
}

// `norm((height, width))`: a size of several axes, whose weights Paddle's layer norm flattens.
void look_for_size_of_axes(HabitScan& scan, const HabitWord& word) {
  if (!may_be_norm(word.text) || names_class_of_torch(word.text)) return;
  if (next_sign(scan, scan.at) != '(') return;
  const char first = next_sign(scan, scan.text.find('(', scan.at) + 1);
  if (first == '(' || first == '[') scan.note(habit::norm_arguments);
}

}  // namespace

void look_at_keywords(HabitScan& scan, const HabitWord& word) {
  look_for_keyword(scan, word);
  look_for_size_of_axes(scan, word);
  look_for_lone_size(scan, word);
  look_for_optimizer(scan, word);
}

void look_at_key(HabitScan& scan) {
  look_for_key(scan, "params");
  look_for_key(scan, "generator");
  look_for_key(scan, "out");
}

void look_at_unpacked(HabitScan& scan) {
  if (scan.open.empty() || !scan.open.back().is_call || scan.text.substr(scan.at, 1) != "*") return;
  const std::string_view callee = scan.open.back().callee;
  if ((scan.sign == ',' || scan.sign == '(') && scan.chain.empty() && may_be_norm(callee) &&
      !names_class_of_torch(callee)) {
    scan.note(habit::norm_arguments);
  }
}

bool is_keyword_of_torch(std::string_view word) {
  return keywords_of_torch.has(word);
}

bool may_be_in_dictionary(std::string_view keyword) {
  return keywords_in_dictionaries.has(keyword);
}

}  // namespace paddle_ls::rewrite
