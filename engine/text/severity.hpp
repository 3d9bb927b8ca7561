// How much a finding of any part of the program matters to the person who reads it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace paddle_ls {

enum class Severity : std::uint8_t { error, warning, information, hint, off };

// What settings and reports call them, in the order of the enumerators.
inline constexpr std::array<std::string_view, 5> severity_names = {"error", "warning",
                                                                   "information", "hint", "off"};

constexpr std::string_view severity_name(Severity severity) {
  return severity_names[static_cast<std::size_t>(severity)];
}

constexpr std::optional<Severity> severity_named(std::string_view name) {
  const auto* const found = std::find(severity_names.begin(), severity_names.end(), name);
  if (found == severity_names.end()) return {};
  return static_cast<Severity>(found - severity_names.begin());
}

// What settings or a command line give to codes instead of the catalogue's severities.
using Severities = std::map<std::string, Severity, std::less<>>;

}  // namespace paddle_ls
