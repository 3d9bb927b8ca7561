#include "engine/templates/json_key.hpp"

#include <boost/json.hpp>

namespace paddle_ls::templates {

std::string json_pointer_to_key(std::string_view key) {
  std::string pointer = "/";
  for (const char c : key) {
    if (c == '~') {
      pointer += "~0";
    } else if (c == '/') {
      pointer += "~1";
    } else {
      pointer += c;
    }
  }
  return pointer;
}

std::string json_text(std::string_view text) {
  return boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

}  // namespace paddle_ls::templates
