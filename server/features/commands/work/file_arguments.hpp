// What commands about files are asked, and how they refuse.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// An object as it is; a plain string is its member "uri". Empty where there is neither.
json::object as_arguments(const json::value* value);
// The same of the first argument.
json::object arguments_of(const protocol::ExecuteCommandParams& params);

Outcome failed(const Error& why);

}  // namespace paddle_ls::server
