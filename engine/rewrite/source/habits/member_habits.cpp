#include "engine/rewrite/source/habits/member_habits.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/second_derivatives.hpp"
#include "engine/rewrite/source/tensor_members.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

namespace {

// Members of layers of torch that Paddle's do not have.
constexpr auto members_of_torch =
    text::words("num_batches_tracked", "reset_parameters", "reset_running_stats");

constexpr auto second_order = text::words("gradgradcheck", "hessian", "hvp", "vhp");

// `def add_(self, other):`
void look_for_method(HabitScan& scan, const HabitWord& word) {
  constexpr std::string_view self = "(self";
  if (scan.chain != "def" || scan.text.substr(scan.at, self.size()) != self) return;
  if (only_tensors_have(word.text) || may_be_called_as_of_tensors(word.text)) {
    scan.habits.methods.emplace(word.text);
  }
}

// `import tensordict`, `from tensordict.nn import TensorDictModule`
void look_for_tensor_likes(HabitScan& scan, const HabitWord& word) {
  const bool is_imported = scan.chain == "import" || scan.chain == "from";
  if (is_imported && has_tensor_likes(word.text.substr(0, word.text.find('.')))) {
    scan.note(habit::tensor_likes);
  }
}

// `class Deeper(blocks.Same)`
void look_for_base(HabitScan& scan, const HabitWord& word) {
  if (scan.open.empty() || !scan.open.back().is_of_class || names_class_of_torch(word.text)) return;
  if (next_sign(scan, scan.at) != '=') scan.habits.bases.emplace(word.last);
}

// Of anything but the object itself, whose class may have such a member.
void look_for_member(HabitScan& scan, const HabitWord& word) {
  if (!members_of_torch.has(word.last)) return;
  if (!word.is_dotted()) {
    if (scan.is_defined) scan.habits.defined.emplace(word.text);
    return;
  }
  const bool is_own = word.text.starts_with("self.") && word.text.size() == word.last.size() + 5;
  if (!is_own) scan.note(word.last);
}

// `model.module.fc`, but for an attribute of the object itself and a module of torch.
void look_for_wrapped(HabitScan& scan, const HabitWord& word) {
  if (word.text.starts_with("self.module") || word.text.starts_with("torch.")) return;
  if (word.is_dotted() && find_member(word.text, ".module") != word.text.npos) {
    scan.note(habit::wrapped);
  }
}

void look_for_second_order(HabitScan& scan, const HabitWord& word) {
  const bool is_asked = word.text == habit::create_graph && next_sign(scan, scan.at) == '=' &&
                        scan.text.substr(scan.at, 8).find("False") == std::string_view::npos;
  const bool is_call = second_order.has(word.last) && next_sign(scan, scan.at) == '(';
  if (is_asked || is_call) scan.note(habit::create_graph);
}

// `x.softmax`, `nn.GELU`; `Tanh` of `from torch.nn import Tanh` is not taken for one.
void look_for_once(HabitScan& scan, const HabitWord& word) {
  if (word.last.size() < word.text.size() && may_lack_second_derivative(word.last)) {
    scan.habits.once.emplace(word.last);
  }
}

// `rnn.pack_sequence(rows)`, `PackedSequence`
void look_for_packed(HabitScan& scan, const HabitWord& word) {
  static constexpr auto packers =
      text::words("PackedSequence", "pack_padded_sequence", "pack_sequence");
  if (packers.has(word.last)) scan.note(habit::packed);
}

// `isinstance(size, tuple)`
void look_for_tuple(HabitScan& scan, const HabitWord& word) {
  if (word.text != "isinstance") return;
  const std::string_view rest = scan.text.substr(scan.at, scan.text.find('\n', scan.at) - scan.at);
  const std::size_t comma = rest.find(',');
  if (comma == rest.npos) return;
  const std::string_view type =
      rest.substr(std::min(rest.find_first_not_of(" (", comma + 1), rest.size()));
  if (type.starts_with("tuple)")) scan.note(habit::asked_for_tuple);
}

}  // namespace

void look_at_definition(HabitScan& scan, const HabitWord& word) {
  look_for_method(scan, word);
  look_for_tensor_likes(scan, word);
}

void look_at_members(HabitScan& scan, const HabitWord& word) {
  look_for_member(scan, word);
  look_for_wrapped(scan, word);
  look_for_second_order(scan, word);
  look_for_once(scan, word);
  look_for_tuple(scan, word);
  look_for_packed(scan, word);
  look_for_base(scan, word);
}

void look_at_wrapped(HabitScan& scan) {
  const bool is_argument = !scan.open.empty() && scan.open.back().callee.ends_with("attr");
  const std::string_view rest = scan.text.substr(scan.at);
  if (is_argument && (rest.starts_with("module\"") || rest.starts_with("module'"))) {
    scan.note(habit::wrapped);
  }
}

bool is_member_of_torch(std::string_view word) {
  return members_of_torch.has(word);
}

}  // namespace paddle_ls::rewrite
