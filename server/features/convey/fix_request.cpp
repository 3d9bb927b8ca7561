#include "server/features/convey/fix_request.hpp"

#include "project/settings/fields.hpp"

namespace paddle_ls::server {

project::Wish wish_for(settings::FixScope scope, std::string_view api) {
  project::Wish wish;
  wish.scope = scope;
  wish.api = api;
  return wish;
}

std::optional<FixRequest> read_fix_request(const protocol::json::value& from) {
  const auto* object = from.if_object();
  const auto* uri = object != nullptr ? object->if_contains("uri") : nullptr;
  if (uri == nullptr || !uri->is_string()) return std::nullopt;
  FixRequest request;
  request.uri = protocol::Uri::parse(std::string_view(uri->get_string()));
  if (const auto* scope = object->if_contains("scope"); scope != nullptr && scope->is_string()) {
    const std::string_view name = scope->get_string();
    request.scope = settings::choice_named<settings::FixScope>(name).value_or(request.scope);
  }
  if (const auto* api = object->if_contains("api"); api != nullptr && api->is_string()) {
    request.api = std::string_view(api->get_string());
  }
  return request;
}

}  // namespace paddle_ls::server
