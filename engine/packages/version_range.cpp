#include "engine/packages/version_range.hpp"

#include <algorithm>
#include <charconv>

namespace paddle_ls::packages {
namespace {

constexpr std::string_view operators = "<>=!~^";

// Takes a number, and the dot after it, off `text`.
unsigned take_number(std::string_view& text) {
  unsigned number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (text.starts_with('.')) text.remove_prefix(1);
  return failure == std::errc() ? number : 0;
}

// The Paddle of the day calls itself 0.0.0, or a version with `dev` in it.
bool is_of_the_day(std::string_view version) {
  return version.find("dev") != std::string_view::npos || version.starts_with("0.0.0");
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

// Whether `comparison` allows no other minor release than that of `version`. `==2` allows them all.
bool keeps_minor(std::string_view comparison, std::string_view version) {
  const auto dots = std::count(version.begin(), version.end(), '.');
  if (comparison == "~=") return dots >= 2;
  const bool is_equal = comparison.empty() || comparison == "~" ||
                        comparison.find_first_not_of('=') == std::string_view::npos;
  return is_equal && dots >= 1 && !version.starts_with("0.0.0") &&
         version.find_first_of("*") != version.find('.') + 1;
}

void add_specifier(std::string_view specifier, VersionRange& to) {
  specifier = trimmed(specifier);
  const std::size_t size = std::min(specifier.find_first_not_of(operators), specifier.size());
  const std::string_view comparison = specifier.substr(0, size);
  const std::string_view version = trimmed(specifier.substr(size));
  if (version.empty() || version.front() < '0' || version.front() > '9') return;
  const Release release = release_of(version);
  if (comparison.starts_with('<')) {
    if (to.upper && *to.upper <= release) return;
    to.upper = release;
    to.includes_upper = comparison == "<=";
  } else if (comparison != "!=") {
    if (!to.lower || *to.lower < release) to.lower = release;
    to.is_nightly = to.is_nightly || is_of_the_day(version);
    to.is_one_minor = to.is_one_minor || keeps_minor(comparison, version);
  }
}

}  // namespace

Release release_of(std::string_view version) {
  Release release;
  release.major = take_number(version);
  release.minor = take_number(version);
  release.patch = take_number(version);
  return release;
}

VersionRange range_of(std::string_view version) {
  if (version.starts_with('[')) version.remove_prefix(std::min(version.find(']'), version.size()));
  VersionRange range;
  while (!version.empty()) {
    const std::size_t end = std::min(version.find_first_of(",()]"), version.size());
    add_specifier(version.substr(0, end), range);
    version.remove_prefix(std::min(end + 1, version.size()));
  }
  return range;
}

}  // namespace paddle_ls::packages
