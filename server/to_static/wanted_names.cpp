#include "server/to_static/wanted_names.hpp"

namespace paddle_ls::server {
namespace {

// Names of other alphabets count too.
bool is_part_of_name(char letter) {
  const auto byte = static_cast<unsigned char>(letter);
  return byte >= 0x80 || byte == '_' || (byte >= '0' && byte <= '9') ||
         (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

}  // namespace

bool WantedNames::add(const to_static::ConvertedFunctions& functions) {
  bool is_news = false;
  for (const to_static::Converted& each : functions.own) is_news = add(each) || is_news;
  for (const to_static::ConvertedElsewhere& each : functions.elsewhere) {
    is_news = add(each.converted) || is_news;
  }
  return is_news;
}

bool WantedNames::add(const to_static::Converted& function) {
  const to_static::Part& part = *function.part;
  const to_static::NodeId type = part.class_of(function.function);
  const to_static::NodeId named = type == to_static::no_node ? function.function : type;
  words_.emplace(part.ast.text(named));
  return paths_.insert(part.path(function.function)).second;
}

bool WantedNames::are_mentioned_in(std::string_view text) const {
  if (words_.empty()) return false;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_part_of_name(text[end])) ++end;
    if (end > at && words_.contains(text.substr(at, end - at))) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace paddle_ls::server
