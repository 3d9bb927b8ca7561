#include "engine/packages/pinned_torch.hpp"

#include <algorithm>

#include "engine/packages/version_range.hpp"

namespace paddle_ls::packages {
namespace {

using torch::TorchRange;
using torch::TorchRelease;

bool is_torch(std::string_view package) {
  return package == "torch" || package == "pytorch" || package == "pytorch-cpu" ||
         package == "pytorch-gpu";
}

TorchRelease minor_of(Release release) {
  return {release.major, release.minor};
}

// The newest minor release below the bound; nothing where the bound is the first of its major.
std::optional<TorchRelease> newest_below(Release upper, bool includes_upper) {
  if (includes_upper || upper.patch > 0) return minor_of(upper);
  if (upper.minor == 0) return std::nullopt;
  return TorchRelease{upper.major, upper.minor - 1};
}

TorchRange torch_in(const VersionRange& range) {
  TorchRange torch;
  if (range.lower) torch.oldest = minor_of(*range.lower);
  if (range.lower && range.is_one_minor) {
    torch.newest = torch.oldest;
  } else if (range.upper) {
    torch.newest = newest_below(*range.upper, range.includes_upper);
  }
  return torch;
}

// What either of two ranges allows; no bound allows everything on its side.
TorchRange either(const TorchRange& one, const TorchRange& other) {
  TorchRange both;
  if (one.oldest && other.oldest) both.oldest = std::min(*one.oldest, *other.oldest);
  if (one.newest && other.newest) both.newest = std::max(*one.newest, *other.newest);
  return both;
}

}  // namespace

std::optional<TorchRange> pinned_torch(std::string_view file, Format format) {
  std::optional<TorchRange> pinned;
  for (const WrittenRequirement& requirement : read_requirements(file, format)) {
    if (!is_torch(requirement.name)) continue;
    std::string_view version = text::slice(file, requirement.version);
    std::optional<TorchRange> allowed;
    while (!version.empty()) {  // `^2.6 || ^3.0` of Poetry and `2.6|3.0` of conda
      const std::size_t end = std::min(version.find('|'), version.size());
      const TorchRange each = torch_in(range_of(version.substr(0, end)));
      if (end > 0) allowed = allowed ? either(*allowed, each) : each;
      version.remove_prefix(std::min(end + 1, version.size()));
    }
    const TorchRange range = allowed.value_or(TorchRange{});
    pinned = pinned ? either(*pinned, range) : range;
  }
  if (pinned && !pinned->oldest && !pinned->newest) return std::nullopt;
  return pinned;
}

TorchRange installed_torch(std::string_view version) {
  const TorchRelease release = minor_of(release_of(version));
  return {release, release, true};
}

}  // namespace paddle_ls::packages
