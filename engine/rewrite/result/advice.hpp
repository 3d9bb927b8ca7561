// What to do about a package that needs PyTorch.
#pragma once

#include <cstdint>
#include <string_view>

namespace paddle_ls::rewrite {

enum class Advice : std::uint8_t {
  nothing,      // the finding is about something else
  counterpart,  // use another package, or Paddle's own API
  port,         // convert the installed package
  stand_in,     // write the little that is used of it
  none,         // nothing takes its place, and it cannot be converted
};

// As reports spell it; empty for `nothing`.
constexpr std::string_view advice_name(Advice advice) {
  switch (advice) {
    case Advice::counterpart: return "counterpart";
    case Advice::port: return "port";
    case Advice::stand_in: return "stand-in";
    case Advice::none: return "none";
    case Advice::nothing: break;
  }
  return {};
}

}  // namespace paddle_ls::rewrite
