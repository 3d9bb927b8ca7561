#include "engine/templates/text/json_key.hpp"

#include <boost/json.hpp>

#include "engine/text/json_places.hpp"

namespace paddle_ls::templates {

std::string json_pointer_to_key(std::string_view key) {
  return text::json_pointer("", key);
}

std::string json_text(std::string_view text) {
  return boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

}  // namespace paddle_ls::templates
