#include "engine/mapping_docs/workspace/api_mappings.hpp"

#include <boost/json.hpp>

#include "engine/text/json_places.hpp"

namespace paddle_ls::mapping_docs {

namespace {

namespace json = boost::json;

std::string text_of(const json::object& from, std::string_view name) {
  const json::value* member = from.if_contains(name);
  const json::string* text = member ? member->if_string() : nullptr;
  return text ? std::string(*text) : std::string();
}

std::optional<std::vector<std::string>> parameters_of(const json::object& entry) {
  const json::value* member = entry.if_contains("args_list");
  const json::array* list = member ? member->if_array() : nullptr;
  if (!list) return {};
  std::vector<std::string> names;
  for (const json::value& each : *list) {
    const json::string* name = each.if_string();
    if (name && !name->empty() && *name != "/" && name->front() != '*') names.emplace_back(*name);
  }
  return names;
}

// A parameter may become several; then what it becomes cannot be compared with one cell.
std::map<std::string, std::string> renamed_of(const json::object& entry) {
  std::map<std::string, std::string> renamed;
  const json::value* member = entry.if_contains("kwargs_change");
  const json::object* changes = member ? member->if_object() : nullptr;
  if (!changes) return renamed;
  for (const auto& [from, to] : *changes) {
    if (const json::string* name = to.if_string()) renamed[from] = std::string(*name);
  }
  return renamed;
}

}  // namespace

Result<void> ApiMappings::add(std::string_view source, const std::string& file) {
  boost::system::error_code failed;
  const json::value value = json::parse(source, failed);
  if (failed) return error("the file is not JSON: " + failed.message(), file);
  const json::object* members = value.if_object();
  if (!members) return error("the file must hold an object of APIs", file);
  const text::JsonPlaces places(source);
  for (const auto& [name, entry] : *members) {
    if (const json::string* other = entry.if_string()) {
      same_.emplace(name, *other);
      same_.emplace(*other, name);
    } else if (const json::object* object = entry.if_object()) {
      const auto place = places.name(text::json_pointer("", name));
      entries_.insert_or_assign(
          name,
          ApiMapping{file, place.value_or(text::ByteRange{}), text_of(*object, "Matcher"),
                     text_of(*object, "paddle_api"), parameters_of(*object), renamed_of(*object)});
    }
  }
  return {};
}

const ApiMapping* ApiMappings::find(std::string_view api) const {
  if (const auto own = entries_.find(api); own != entries_.end()) return &own->second;
  const auto [first, last] = same_.equal_range(api);
  for (auto other = first; other != last; ++other) {
    if (const auto entry = entries_.find(other->second); entry != entries_.end()) {
      return &entry->second;
    }
  }
  return nullptr;
}

}  // namespace paddle_ls::mapping_docs
