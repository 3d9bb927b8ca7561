#include "platform/system_encoding.hpp"

// Editors hand over texts; files in other encodings than those of the program stay unread.
namespace paddle_ls::platform {

std::optional<Converted> to_utf8(std::string_view, const std::string&) {
  return std::nullopt;
}

std::optional<Converted> from_utf8(std::string_view, const std::string&) {
  return std::nullopt;
}

}  // namespace paddle_ls::platform
