#include "engine/rewrite/source/habits/weight_habits.hpp"

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

namespace {

// Functions that fill a weight with values whose layout does not matter, or that only read it.
constexpr auto layout_free =
    text::words("constant", "constant_", "kaiming_normal", "kaiming_normal_", "kaiming_uniform",
                "kaiming_uniform_", "normal", "normal_", "ones_", "orthogonal", "orthogonal_",
                "trunc_normal", "trunc_normal_", "uniform", "uniform_", "xavier_normal",
                "xavier_normal_", "xavier_uniform", "xavier_uniform_", "zeros_", "isinstance");

// Members of a weight that do not depend on its layout.
constexpr auto layout_free_members =
    text::words("clamp_", "device", "div_", "dtype", "fill_", "is_cuda", "mul_", "nelement", "norm",
                "normal_", "numel", "register_hook", "requires_grad", "requires_grad_",
                "trunc_normal_", "uniform_", "zero_");

bool is_compared_with_none(const HabitScan& scan) {
  std::size_t from = scan.at;
  while (from < scan.text.size() && is_blank(scan.text[from])) ++from;
  const std::string_view rest = scan.text.substr(from);
  return rest.starts_with("is None") || rest.starts_with("is not None");
}

bool is_handed_to_free_function(const HabitScan& scan) {
  const char sign = next_sign(scan, scan.at);
  return (sign == ',' || sign == ')') && !scan.open.empty() && scan.open.back().is_call &&
         layout_free.has(last_component(scan.open.back().callee));
}

// `rest` is the text after `weight`: empty, `.data`, `.data.normal_`.
bool is_free_of_layout(const HabitScan& scan, std::string_view rest) {
  static constexpr std::string_view data = ".data";
  if (rest.starts_with(data)) rest.remove_prefix(data.size());
  if (rest.empty()) return is_compared_with_none(scan) || is_handed_to_free_function(scan);
  rest.remove_prefix(1);
  return layout_free_members.has(rest.substr(0, rest.find('.')));
}

}  // namespace

void look_at_weight(HabitScan& scan, const HabitWord& word) {
  static constexpr std::string_view member = ".weight";
  const std::size_t at = word.is_dotted() ? find_member(word.text, member) : word.text.npos;
  if (at == word.text.npos || word.text == "self.weight" || word.text.starts_with("self.weight.")) {
    return;
  }
  if (!is_free_of_layout(scan, word.text.substr(at + member.size()))) {
    scan.habits.weights.push_back(word.start + at + 1);
  }
}

}  // namespace paddle_ls::rewrite
