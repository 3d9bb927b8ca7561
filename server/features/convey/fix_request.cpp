#include "server/features/convey/fix_request.hpp"

#include <algorithm>

#include "project/settings/fields.hpp"

namespace paddle_ls::server {

project::Wish wish_for(settings::FixScope scope, std::string_view api) {
  project::Wish wish;
  wish.scope = scope;
  wish.api = api;
  return wish;
}

namespace {

std::string_view text_member(const protocol::json::object& from, std::string_view name) {
  const auto* value = from.if_contains(name);
  const bool is_text = value != nullptr && value->is_string();
  return is_text ? std::string_view(value->get_string()) : std::string_view();
}

std::optional<std::int64_t> number_member(const protocol::json::object& from,
                                          std::string_view name) {
  const auto* value = from.if_contains(name);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  return value->get_int64();
}

}  // namespace

std::optional<FixRequest> read_fix_request(const protocol::json::value& from) {
  const auto* object = from.if_object();
  const std::string_view uri = object != nullptr ? text_member(*object, "uri") : std::string_view();
  if (uri.empty()) return std::nullopt;
  FixRequest request;
  request.uri = protocol::Uri::parse(uri);
  request.scope = settings::choice_named<settings::FixScope>(text_member(*object, "scope"))
                      .value_or(request.scope);
  request.api = text_member(*object, "api");
  request.style = settings::choice_named<rewrite::Style>(text_member(*object, "style"));
  request.at =
      static_cast<std::size_t>(std::max<std::int64_t>(number_member(*object, "at").value_or(0), 0));
  request.version = number_member(*object, "version");
  return request;
}

}  // namespace paddle_ls::server
