#include "project/settings/project_pins.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "engine/files/read_file.hpp"
#include "engine/packages/pinned_profile.hpp"
#include "engine/packages/pinned_torch.hpp"
#include "project/files/source_kind.hpp"
#include "project/settings/settings_file.hpp"

namespace paddle_ls::settings {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_requirements_file = 1U << 20U;
// A folder with more entries holds data; the rest of it is not looked at.
constexpr int most_entries = 20000;

auto rank(const fs::path& file) {
  const std::string name = file.filename().generic_string();
  return std::tuple(packages::format_of(name), name.size(), name);
}

std::vector<fs::path> package_lists(const fs::path& folder) {
  std::vector<fs::path> lists;
  std::error_code code;
  int left = most_entries;
  for (fs::directory_iterator at(folder, code), end; !code && at != end && left > 0;
       at.increment(code), --left) {
    if (files::kind_of(at->path()) == files::SourceKind::packages) lists.push_back(at->path());
  }
  std::sort(lists.begin(), lists.end(),
            [](const fs::path& a, const fs::path& b) { return rank(a) < rank(b); });
  return lists;
}

// What the first list of packages says for which `read` finds something.
template <class Found, class Read>
std::optional<Found> first_in(const std::vector<fs::path>& lists, Read read) {
  for (const fs::path& file : lists) {
    const auto text = files::read_bytes(file, largest_requirements_file);
    if (!text) continue;
    const auto format = packages::format_of(file.filename().generic_string());
    if (const auto pinned = read(*text, format)) return Found{*pinned, file};
  }
  return std::nullopt;
}

}  // namespace

const ProjectPins::Listed& ProjectPins::listed_in(const fs::path& folder) {
  const auto known = folders_.find(folder);
  if (known != folders_.end()) return known->second;
  std::error_code code;
  const std::vector<fs::path> lists = package_lists(folder);
  return folders_
      .emplace(folder, Listed{first_in<Pin>(lists, packages::pinned_profile),
                              first_in<TorchPin>(lists, packages::pinned_torch),
                              fs::exists(folder / ".git", code)})
      .first->second;
}

template <class Found>
Found ProjectPins::nearest(Found Listed::*member, const fs::path& folder, const fs::path& root) {
  const fs::path last = root.lexically_normal();
  for (fs::path at = start_of_search(folder, last); !at.empty(); at = at.parent_path()) {
    const Listed& listed = listed_in(at);
    const bool is_last = listed.is_repository || at == last || at == at.parent_path();
    if (listed.*member || is_last) return listed.*member;
  }
  return std::nullopt;
}

std::optional<Pin> ProjectPins::of(const fs::path& folder, const fs::path& root) {
  return nearest(&Listed::pin, folder, root);
}

std::optional<TorchPin> ProjectPins::torch_of(const fs::path& folder, const fs::path& root) {
  return nearest(&Listed::torch, folder, root);
}

}  // namespace paddle_ls::settings
