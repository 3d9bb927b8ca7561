#include "engine/packages/pinned_profile.hpp"

#include "engine/packages/version_range.hpp"

namespace paddle_ls::packages {
namespace {

using rewrite::Profile;

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

std::optional<Profile> profile_in(const VersionRange& range) {
  if (range.is_nightly) return Profile::nightly;
  if (range.lower) {
    return newest([&](Release other) { return other <= *range.lower; }).value_or(Profile{});
  }
  if (!range.upper) return std::nullopt;
  return newest([&](Release other) {
           return range.includes_upper ? other <= *range.upper : other < *range.upper;
         })
      .value_or(Profile{});
}

bool is_paddle(std::string_view package) {
  return package == "paddlepaddle" || package.starts_with("paddlepaddle-");
}

}  // namespace

std::optional<Profile> pinned_profile(std::string_view file, Format format) {
  std::optional<Profile> oldest;
  for (const WrittenRequirement& requirement : read_requirements(file, format)) {
    if (!is_paddle(requirement.name)) continue;
    // `^2.6 || ^3.0` of Poetry and `2.6|3.0` of conda: the first, which is the oldest as a rule.
    const std::string_view version = text::slice(file, requirement.version);
    const auto profile = profile_in(range_of(version.substr(0, version.find('|'))));
    if (profile && (!oldest || *profile < *oldest)) oldest = profile;
  }
  return oldest;
}

}  // namespace paddle_ls::packages
