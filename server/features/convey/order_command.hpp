// An order of a model as the command that a client sends back to have it done.
#pragma once

#include "protocol/types/commands.hpp"
#include "server/features/convey/presentation.hpp"

namespace paddle_ls::server {

protocol::Command command_of(std::string title, const Order& order, const Segment& segment,
                             const Presentation& presentation);

}  // namespace paddle_ls::server
