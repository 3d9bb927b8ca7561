#include "engine/rewrite/source/habits/habit_scan.hpp"

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

char next_sign(const HabitScan& scan, std::size_t from) {
  while (from < scan.text.size() && is_blank(scan.text[from])) ++from;
  return from < scan.text.size() ? scan.text[from] : '\0';
}

bool names_class_of_torch(std::string_view callee) {
  static constexpr auto roots =
      text::words("torch", "nn", "F", "optim", "np", "numpy", "torchvision", "init", "functional");
  const std::string_view root = callee.substr(0, callee.find('.'));
  if (root != callee && roots.has(root)) return true;
  static constexpr auto classes = text::words("BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "Conv1d",
                                              "Conv2d", "Conv3d", "Linear", "ReLU", "LayerNorm");
  return classes.has(last_component(callee));
}

std::size_t find_member(std::string_view word, std::string_view member) {
  const std::size_t at = word.find(member);
  if (at == word.npos) return at;
  const std::string_view rest = word.substr(at + member.size());
  return rest.empty() || rest.front() == '.' ? at : word.npos;
}

bool is_assigned(const HabitScan& scan) {
  const std::size_t sign = scan.text.find_first_not_of(" \t", scan.at);
  return sign != std::string_view::npos && scan.text[sign] == '=' &&
         scan.text.substr(sign, 2) != "==";
}

bool is_handed_state(const HabitScan& scan) {
  constexpr std::size_t longest = 1000;
  const std::string_view rest = scan.text.substr(scan.at, longest);
  std::size_t depth = 0;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] == '(') ++depth;
    if (rest[i] == ')' && --depth == 0) return false;
    if (rest.substr(i).starts_with("state_dict")) return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
