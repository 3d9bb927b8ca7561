// The releases that a requirement such as `>=3.0,<3.1` allows.
#pragma once

#include <compare>
#include <optional>
#include <string_view>

namespace paddle_ls::packages {

struct Release {
  unsigned major = 0;
  unsigned minor = 0;
  unsigned patch = 0;

  auto operator<=>(const Release&) const = default;
};

Release release_of(std::string_view version);

struct VersionRange {
  std::optional<Release> lower;
  std::optional<Release> upper;
  bool includes_upper = false;
  bool is_one_minor = false;  // `==2.12.1`, `~=2.12.0`: no release after 2.12
  bool is_nightly = false;    // a package of the day
};

// `version` is a requirement without the name of the package; extras may come first.
VersionRange range_of(std::string_view version);

}  // namespace paddle_ls::packages
