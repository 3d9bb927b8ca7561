#include "server/features/convey/action_kinds.hpp"

namespace paddle_ls::server {
namespace {

// True when `kind` is `asked` or one of its sub-kinds.
bool is_kind(std::string_view kind, std::string_view asked) {
  return kind.starts_with(asked) &&
         (kind.size() == asked.size() || kind[asked.size()] == '.' || asked.empty());
}

}  // namespace

std::optional<std::string> wanted_kind(std::string_view kind,
                                       const std::vector<std::string>& only) {
  if (only.empty()) return std::string(kind);
  for (const std::string& asked : only) {
    if (is_kind(kind, asked)) return asked.empty() ? std::string(kind) : asked;
  }
  return std::nullopt;
}

}  // namespace paddle_ls::server
