#include "engine/rewrite/collect/findings.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

Finding Findings::begin(const Code& code, text::ByteRange range) const {
  Finding finding = begin_finding(code, range, file.edits.mark());
  finding.profile = profile_;
  return finding;
}

std::string_view Findings::keep(std::string text) {
  if (text.empty()) return {};
  const auto known = kept_.find(text);
  if (known != kept_.end()) return known->second;
  file.texts.push_front(text);
  kept_.emplace(std::move(text), file.texts.front());
  return file.texts.front();
}

std::span<const DifferenceId> Findings::keep(std::vector<DifferenceId> list) {
  if (list.empty()) return {};
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  const auto known = kept_lists_.find(list);
  if (known != kept_lists_.end()) return known->second;
  file.lists.push_front(list);
  kept_lists_.emplace(std::move(list), file.lists.front());
  return file.lists.front();
}

}  // namespace paddle_ls::rewrite
