#include "engine/packages/pinned_profile.hpp"

#include <algorithm>
#include <charconv>
#include <compare>

namespace paddle_ls::packages {
namespace {

using rewrite::Profile;

struct Release {
  unsigned major = 0;
  unsigned minor = 0;
  unsigned patch = 0;

  auto operator<=>(const Release&) const = default;
};

// Takes a number, and the dot after it, off `text`.
unsigned take_number(std::string_view& text) {
  unsigned number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (text.starts_with('.')) text.remove_prefix(1);
  return failure == std::errc() ? number : 0;
}

Release release_of(std::string_view version) {
  Release release;
  release.major = take_number(version);
  release.minor = take_number(version);
  release.patch = take_number(version);
  return release;
}

// The newest profile of a release for which `is_allowed` holds.
template <class IsAllowed>
std::optional<Profile> newest(IsAllowed is_allowed) {
  std::optional<Profile> found;
  for (std::size_t i = 0; i < static_cast<std::size_t>(Profile::nightly); ++i) {
    const auto profile = static_cast<Profile>(i);
    if (is_allowed(release_of(rewrite::name(profile)))) found = profile;
  }
  return found;
}

// The Paddle of the day calls itself 0.0.0, or a version with `dev` in it.
bool is_nightly(std::string_view version) {
  return version.find("dev") != std::string_view::npos || version.starts_with("0.0.0");
}

constexpr std::string_view operators = "<>=!~^";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

// The bounds that a list such as `>=3.0,<3.1` puts together.
class Bounds {
 public:
  void add(std::string_view specifier) {
    specifier = trimmed(specifier);
    const std::size_t size = std::min(specifier.find_first_not_of(operators), specifier.size());
    const std::string_view comparison = specifier.substr(0, size);
    const std::string_view version = trimmed(specifier.substr(size));
    if (version.empty() || version.front() < '0' || version.front() > '9') return;
    const Release release = release_of(version);
    if (comparison.starts_with('<')) {
      if (upper_ && *upper_ <= release) return;
      upper_ = release;
      includes_upper_ = comparison == "<=";
    } else if (comparison != "!=") {
      if (!lower_ || *lower_ < release) lower_ = release;
      is_nightly_ = is_nightly_ || is_nightly(version);
    }
  }

  std::optional<Profile> profile() const {
    if (is_nightly_) return Profile::nightly;
    if (lower_) return newest([&](Release other) { return other <= *lower_; }).value_or(Profile{});
    if (!upper_) return std::nullopt;
    return newest(
               [&](Release other) { return includes_upper_ ? other <= *upper_ : other < *upper_; })
        .value_or(Profile{});
  }

 private:
  std::optional<Release> lower_;
  std::optional<Release> upper_;
  bool includes_upper_ = false;
  bool is_nightly_ = false;
};

std::optional<Profile> profile_of(std::string_view version) {
  if (version.starts_with('[')) version.remove_prefix(std::min(version.find(']'), version.size()));
  // `^2.6 || ^3.0` of Poetry and `2.6|3.0` of conda: the first, which is the oldest as a rule.
  version = version.substr(0, version.find('|'));
  Bounds bounds;
  while (!version.empty()) {
    const std::size_t end = std::min(version.find_first_of(",()]"), version.size());
    bounds.add(version.substr(0, end));
    version.remove_prefix(std::min(end + 1, version.size()));
  }
  return bounds.profile();
}

bool is_paddle(std::string_view package) {
  return package == "paddlepaddle" || package.starts_with("paddlepaddle-");
}

}  // namespace

std::optional<Profile> pinned_profile(std::string_view file, Format format) {
  std::optional<Profile> oldest;
  for (const WrittenRequirement& requirement : read_requirements(file, format)) {
    if (!is_paddle(requirement.name)) continue;
    const auto profile = profile_of(text::slice(file, requirement.version));
    if (profile && (!oldest || *profile < *oldest)) oldest = profile;
  }
  return oldest;
}

}  // namespace paddle_ls::packages
