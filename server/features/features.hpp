// What this server does with each message it knows: one table for requests, one for notifications.
#pragma once

#include <string_view>

#include "server/features/handlers.hpp"

namespace paddle_ls::server {

// Null for a method that nobody handles.
RequestHandler request_handler(std::string_view method);
NotificationHandler notification_handler(std::string_view method);

}  // namespace paddle_ls::server
