#include "server/cli/reports/spelling.hpp"

#include <filesystem>

#include <fmt/core.h>

#include "engine/text/escape_markup.hpp"
#include "server/cli/reports/harmless_output.hpp"

namespace paddle_ls::cli {
namespace {

template <class IsPlain>
std::string percent_encoded(std::string_view text, IsPlain is_plain) {
  std::string encoded;
  for (const char byte : text) {
    if (is_plain(byte)) {
      encoded += byte;
    } else {
      encoded += fmt::format("%{:02X}", static_cast<unsigned char>(byte));
    }
  }
  return encoded;
}

std::string without(std::string_view special, std::string_view text) {
  return percent_encoded(
      text, [special](char byte) { return special.find(byte) == std::string_view::npos; });
}

}  // namespace

std::string github_data(std::string_view text) {
  return without("%\r\n", harmless(text, OwnColours::replaced));
}

std::string github_property(std::string_view text) {
  return without("%\r\n:,", harmless(text, OwnColours::replaced));
}

std::string xml_text(std::string_view text) {
  return text::markup_escaped(harmless(text, OwnColours::replaced));
}

std::string uri_reference(std::string_view path) {
  constexpr std::string_view plain =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";
  // A drive letter of Windows is preceded by an additional slash.
  const bool is_absolute = std::filesystem::path(path).is_absolute();
  const std::string_view start = !is_absolute ? "" : path.starts_with('/') ? "file://" : "file:///";
  return std::string(start) + percent_encoded(path, [plain](char byte) {
           return plain.find(byte) != std::string_view::npos;
         });
}

}  // namespace paddle_ls::cli
