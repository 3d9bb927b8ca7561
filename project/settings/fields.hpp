// The table of settings: for each member of `Settings` the name users write, what it means to them,
// and what values it takes.
#pragma once

#include <span>
#include <string_view>
#include <variant>

#include "project/settings/settings.hpp"

namespace paddle_ls::settings {

// How a field is read and described. The member's type decides the shape of its JSON; the kinds
// below exist where one C++ type serves several meanings.
struct Count {
  std::uint32_t Settings::*member;
  std::uint32_t minimum;
  std::uint32_t maximum;  // inclusive
};
struct Patterns {
  Strings Settings::*member;
};
struct Paths {  // relative ones are made absolute when they are read
  Strings Settings::*member;
};

// Of a file or folder; made absolute, unless it is empty.
struct PlacePath {
  std::string Settings::*member;
};

// Of a Python file below where relative paths start; made absolute, unless it is empty.
struct ModulePath {
  std::string Settings::*member;
};

using FieldKind =
    std::variant<bool Settings::*, Count, Patterns, Paths, PlacePath, ModulePath,
                 Severities Settings::*, Decisions Settings::*, TargetProfile Settings::*,
                 DiagnosticsScope Settings::*, FixScope Settings::*,
                 rewrite::LeftoverImports Settings::*, rewrite::Patches Settings::*,
                 rewrite::Style Settings::*, DocsProfile Settings::*, LogLevel Settings::*>;

struct SettingField {
  std::string_view path;  // group and name, separated by a dot, as in `diagnostics.enable`
  FieldKind kind;
  std::string_view description;  // Markdown, full sentences
};

// All fields, the members of a group side by side.
std::span<const SettingField> fields();

// The field at `path`, or null.
const SettingField* find_field(std::string_view path);

// True when `path` is the first part of the paths of some fields.
bool is_group(std::string_view path);

// The names of the values of an enumeration, in the order of its enumerators.
template <class Enum>
std::span<const std::string_view> choices();
template <>
std::span<const std::string_view> choices<DiagnosticsScope>();
template <>
std::span<const std::string_view> choices<FixScope>();
template <>
std::span<const std::string_view> choices<rewrite::LeftoverImports>();
template <>
std::span<const std::string_view> choices<rewrite::Patches>();
template <>
std::span<const std::string_view> choices<rewrite::Style>();
template <>
std::span<const std::string_view> choices<DocsProfile>();
template <>
std::span<const std::string_view> choices<LogLevel>();
template <>
std::span<const std::string_view> choices<Severity>();
template <>
std::span<const std::string_view> choices<TargetProfile>();  // "auto", then the profiles

// The value with this name among `choices`.
template <class Enum>
std::optional<Enum> choice_named(std::string_view name) {
  const auto names = choices<Enum>();
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return std::nullopt;
}
template <>
std::optional<TargetProfile> choice_named<TargetProfile>(std::string_view name);

template <class Enum>
std::string_view choice_name(Enum value) {
  return choices<Enum>()[static_cast<std::size_t>(value)];
}
template <>
std::string_view choice_name<TargetProfile>(TargetProfile value);

}  // namespace paddle_ls::settings
