#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/known/name_for_people.hpp"
#include "engine/rewrite/rule_words/rule_words.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/text/edit_distance.hpp"

namespace paddle_ls::rewrite {

namespace {

// The number of trailing components that the two names share.
std::size_t shared_tail(std::string_view a, std::string_view b) {
  std::size_t shared = 0;
  while (!a.empty() && !b.empty() && last_component(a) == last_component(b)) {
    ++shared;
    a = a.substr(0, std::min(a.rfind('.'), a.size()));
    b = b.substr(0, std::min(b.rfind('.'), b.size()));
    if (a.find('.') == std::string_view::npos || b.find('.') == std::string_view::npos) break;
  }
  return shared;
}

// The names that modules of torch usually have in programs.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> usual_names = {{
    {"F.", "torch.nn.functional."},
    {"nn.", "torch.nn."},
    {"optim.", "torch.optim."},
    {"Tensor.", "torch.Tensor."},
}};

std::string in_full(std::string_view api) {
  for (const auto& [usual, full] : usual_names) {
    if (api.starts_with(usual)) return std::string(full) + std::string(api.substr(usual.size()));
  }
  return std::string(api);
}

}  // namespace

// First a name in another module, as in torch.relu6 and F.relu6; then one with a similar spelling.
std::vector<std::string> names_like(std::string_view written, const RuleSet& rules, Profile profile,
                                    std::size_t limit) {
  constexpr std::size_t far = 1000;
  const std::string api = in_full(written);
  const std::string_view wanted = last_component(api);
  const std::size_t near = std::max<std::size_t>(1, wanted.size() / 3);
  std::vector<std::pair<std::size_t, std::string>> likest;
  for (const std::string_view name : rules.names(profile)) {
    if (name_for_people(name) != name) continue;  // it does not occur in programs
    const std::size_t in_tail = text::edit_distance(wanted, last_component(name), near);
    if (in_tail > near) continue;
    const std::size_t in_all = text::edit_distance(api, name, far);
    const std::size_t shared = shared_tail(api, name);
    likest.emplace_back(in_tail * far + in_all - std::min(in_all, shared * 4), name);
  }
  std::sort(likest.begin(), likest.end());
  std::vector<std::string> result;
  for (auto& [distance, name] : likest) {
    if (result.size() == limit) break;
    if (std::find(result.begin(), result.end(), name) == result.end()) result.push_back(name);
  }
  return result;
}

}  // namespace paddle_ls::rewrite
