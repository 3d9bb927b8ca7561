#include "engine/text/escape_markup.hpp"

namespace paddle_ls::text {

std::string markup_escaped(std::string_view text) {
  std::string result;
  for (const char each : text) {
    switch (each) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += each;
    }
  }
  return result;
}

}  // namespace paddle_ls::text
