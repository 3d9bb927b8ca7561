#include "server/cli/mcp/tools/captured.hpp"

#include <string_view>

#include "engine/text/utf8.hpp"

namespace paddle_ls::cli::mcp {
namespace {

std::string as_utf8(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t valid = text::valid_prefix(text);
    result += text.substr(0, valid);
    text.remove_prefix(valid);
    if (text.empty()) break;
    text::append_utf8(0xFFFD, result);
    text.remove_prefix(1);
  }
  return result;
}

}  // namespace

std::string Captured::out() const {
  return as_utf8(out_.str());
}

std::string Captured::err() const {
  return as_utf8(err_.str());
}

}  // namespace paddle_ls::cli::mcp
