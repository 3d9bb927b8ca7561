#include "server/features/commands/work/file_arguments.hpp"

namespace paddle_ls::server {

json::object as_arguments(const json::value* value) {
  if (value == nullptr) return {};
  if (value->is_string()) return {{"uri", *value}};
  return value->is_object() ? value->get_object() : json::object();
}

json::object arguments_of(const protocol::ExecuteCommandParams& params) {
  return as_arguments(params.arguments.empty() ? nullptr : &params.arguments.front());
}

Outcome failed(const Error& why) {
  return failure(protocol::ErrorCode::request_failed,
                 (why.where.empty() ? "" : why.where + ": ") + why.message);
}

}  // namespace paddle_ls::server
