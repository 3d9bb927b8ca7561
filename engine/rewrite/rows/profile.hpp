// The Paddle release that converted code has to run on, oldest first.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace paddle_ls::rewrite {

// `v3_3_compat` is Paddle 3.3.1 in its compatibility mode (`paddle.enable_compat()`), which serves
// `import torch` itself: only what the mode does not do as PyTorch does is rewritten.
enum class Profile : std::uint8_t { v2_6, v3_0, v3_1, v3_2, v3_3, nightly, v3_3_compat };

// The default.
inline constexpr Profile newest_release = Profile::v3_3;

constexpr std::array<std::string_view, 7> profile_names = {"2.6", "3.0",     "3.1",       "3.2",
                                                           "3.3", "nightly", "3.3-compat"};

// The former name of `v3_3_compat`, which is still accepted.
inline constexpr std::string_view former_compat_name = "proxy";

constexpr std::string_view name(Profile profile) {
  return profile_names[static_cast<std::size_t>(profile)];
}

constexpr std::optional<Profile> profile_named(std::string_view name) {
  for (std::size_t i = 0; i < profile_names.size(); ++i) {
    if (profile_names[i] == name) return static_cast<Profile>(i);
  }
  if (name == former_compat_name) return Profile::v3_3_compat;
  return {};
}

}  // namespace paddle_ls::rewrite
