#include "engine/rewrite/source/habits/state_habits.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/spelled_names.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr auto moving_members =
    text::words("bfloat16", "cpu", "cuda", "double", "half", "to", "to_empty", "type");

constexpr auto writing_members = text::words("dump", "dumps", "save");

constexpr auto pickling_functions =
    text::words("Pickler", "Pool", "Process", "ProcessPoolExecutor", "dump", "dumps", "spawn");

constexpr auto writers_of_text =
    text::words("json", "orjson", "simplejson", "toml", "tomli_w", "ujson", "yaml");

constexpr auto replacing_functions =
    text::words("_parameters", "delattr", "functional_call", "parametrize", "prune", "weight_norm",
                "setattr", "register_parametrization", "register_parameter", "spectral_norm");

constexpr std::array<std::string_view, 4> recurrent_weights = {"bias_hh_l", "bias_ih_l",
                                                               "weight_hh_l", "weight_ih_l"};

constexpr auto listing_members =
    text::words("apply", "children", "get_submodule", "modules", "named_children", "named_modules");

void look_for_move(HabitScan& scan, const HabitWord& word) {
  if (!word.is_dotted()) return;
  const bool moves = moving_members.has(word.last);
  if (!moves && !writing_members.has(word.last)) return;
  if (next_sign(scan, scan.at) == '(' && (moves || !is_handed_state(scan))) {
    scan.note(habit::moved);
  }
}

// Whether each statement that binds the name says `state_dict`.
bool is_made_of_states(std::string_view text, std::string_view name) {
  constexpr std::size_t longest = 2000;
  const std::string assignment = std::string(name) + " = ";
  bool is_made = false;
  for (std::size_t at = text.find(assignment); at != text.npos;
       at = text.find(assignment, at + 1)) {
    if (at > 0 && (is_identifier_byte(text[at - 1]) || text[at - 1] == '.')) continue;
    const std::string_view rest = text.substr(at + assignment.size(), longest);
    const char last = rest.empty() ? '\0' : rest.front() == '{' ? '}' : '\n';
    if (rest.substr(0, rest.find(last)).find("state_dict") == rest.npos) return false;
    is_made = true;
  }
  return is_made;
}

// `save(state, path)` after `state = {"model": model.state_dict()}`.
bool is_handed_made_state(const HabitScan& scan) {
  const std::size_t open = scan.text.find('(', scan.at);
  const std::size_t start = scan.text.find_first_not_of(" \t\r\n", open + 1);
  if (open == scan.text.npos || start == scan.text.npos) return false;
  std::size_t end = start;
  while (end < scan.text.size() && is_identifier_byte(scan.text[end])) ++end;
  const std::string_view name = scan.text.substr(start, end - start);
  const std::size_t sign = scan.text.find_first_not_of(" \t\r\n", end);
  if (name.empty() || sign == scan.text.npos ||
      (scan.text[sign] != ',' && scan.text[sign] != ')')) {
    return false;
  }
  return is_made_of_states(scan.text, name);
}

bool speaks_of_layers(const HabitWord& word) {
  return word.last == "nn" || word.last == "Module" || word.text.starts_with("nn.") ||
         word.last.find("model") != word.last.npos || word.last.find("net") != word.last.npos ||
         word.last.find("layer") != word.last.npos;
}

// `pickle.dumps(model)`, `mp.spawn`, `torch.save(model, path)`
void look_for_pickle(HabitScan& scan, const HabitWord& word) {
  scan.speaks_of_layers = scan.speaks_of_layers || speaks_of_layers(word);
  const bool saves = word.last == "save";
  if (scan.pickles || (!saves && !pickling_functions.has(word.last))) return;
  if (next_sign(scan, scan.at) != '(') return;
  const std::string_view root = word.text.substr(0, word.text.find('.'));
  scan.pickles = saves ? (root == "torch" || !word.is_dotted()) && !is_handed_state(scan) &&
                             !is_handed_made_state(scan)
                       : !scan.is_defined && !writers_of_text.has(root);
}

// Of anything but the object itself, which is not a recurrent layer of torch unless its class
// derives from one.
void look_for_replacement(HabitScan& scan, const HabitWord& word) {
  if (scan.is_defined) return;
  const bool is_own = word.text.starts_with("self.") && word.text.size() == word.last.size() + 5;
  if (replacing_functions.has(word.last)) {
    if (!is_own && !scan.text.substr(scan.at).starts_with("(self,")) scan.note(habit::replaced);
    return;
  }
  const bool is_weight =
      (word.last.starts_with("weight_") || word.last.starts_with("bias_")) &&
      std::any_of(recurrent_weights.begin(), recurrent_weights.end(),
                  [&](std::string_view name) { return word.last.starts_with(name); });
  if (is_weight && is_assigned(scan)) scan.note(habit::replaced);
}

// `save(f(), path)`, `load_state_dict(f())`, `{"model": f()}`, for the chain that begins there.
bool is_only_kept(const HabitScan& scan, std::size_t start) {
  if (scan.text.substr(scan.at, 2) != "()") return false;
  if (scan.at + 2 < scan.text.size() &&
      (scan.text[scan.at + 2] == '.' || scan.text[scan.at + 2] == '[')) {
    return false;
  }
  while (start > 0 && is_blank(scan.text[start - 1])) --start;
  const char before = start > 0 ? scan.text[start - 1] : '\0';
  if (before == ':') return true;
  if (before != '(' || scan.open.empty()) return false;
  const std::string_view taker = last_component(scan.open.back().callee);
  return taker == "save" || taker == "load_state_dict";
}

void look_for_names(HabitScan& scan, const HabitWord& word) {
  if (scan.is_defined) return;
  if (word.last == "named_parameters") scan.note(habit::names_read);
  if (word.last == "named_buffers" ||
      (word.last == "state_dict" && !is_only_kept(scan, word.start))) {
    scan.note(habit::names_read);
    scan.note(habit::keys_read);
  }
  // `load_state_dict(state, strict=False)` returns the keys that do not fit.
  if (word.text == "strict" && is_assigned(scan)) {
    scan.note(habit::names_read);
    scan.note(habit::keys_read);
  }
  const bool is_member = word.text.size() > word.last.size();
  if (is_member && listing_members.has(word.last)) scan.note(habit::listed);
}

}  // namespace

void look_at_state(HabitScan& scan, const HabitWord& word) {
  look_for_move(scan, word);
  look_for_pickle(scan, word);
  look_for_replacement(scan, word);
  look_for_names(scan, word);
}

}  // namespace paddle_ls::rewrite
