// What this server does with each message it knows, and with the events of a session: one table.
#pragma once

#include "server/session/features.hpp"

namespace paddle_ls::server {

extern const Features all_features;

}  // namespace paddle_ls::server
