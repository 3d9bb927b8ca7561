#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

std::string State::fresh(std::string_view prefix) {
  const auto found = counters.try_emplace(std::string(prefix), 0).first;
  return std::string(prefix) + "_" + std::to_string(found->second++);
}

void State::refuse(std::string exception, std::string message, NodeId at) {
  if (!refusal) refusal = Refusal{"", std::move(exception), std::move(message), ast.origin(at)};
}

}  // namespace paddle_ls::to_static
